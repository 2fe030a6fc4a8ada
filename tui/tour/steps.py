"""The steps of the tour, one row each: what is typed, why, and how it is seen that it was done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from paircard.core.event.facts import Redone, Undone
from paircard.core.event.journal import Entry
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.values.language import mark
from paircard.data.samples.demo import PLAYED

UNDER_WAY = PLAYED + 1
"""The round that is being played in the sample event."""


@dataclass(frozen=True, slots=True)
class Glance:
    """What the tour sees of the program."""

    room: str
    """Mode of the room that is shown."""
    shown: Tournament
    """The event as it is shown: as it is on disk, or what is being tried."""
    trying: bool = False
    """Whether nothing is stored."""
    command: str = ""
    """Name of the command that was given last."""


Done = Callable[[Glance, Glance], bool]
"""Whether a step is done, by what was seen when it began and what is seen now."""


def room(mode: str) -> Done:
    """Return a test: somebody has come into a room."""
    return lambda _, now: now.room == mode


def asked(command: str, mode: str) -> Done:
    """Return a test: a command was given in a room."""
    return lambda _, now: (now.room, now.command) == (mode, command)


def result(board: int, wanted: Result) -> Done:
    """Return a test: a board has the result that is meant, and no other."""

    def done(_: Glance, now: Glance) -> bool:
        boards = now.shown.rounds[-1].boards
        return any(each.number == board and each.result == wanted for each in boards)

    return done


def all_in(_: Glance, now: Glance) -> bool:
    """No result is missing any more."""
    return missing(now) == 0


def undone(begun: Glance, now: Glance) -> bool:
    """Something was taken back."""
    return any(isinstance(entry.event, Undone) for entry in _since(begun, now))


def redone(begun: Glance, now: Glance) -> bool:
    """It is there again, put back or typed once more."""
    return any(isinstance(entry.event, Redone) for entry in _since(begun, now)) or all_in(begun, now)


def trying(_: Glance, now: Glance) -> bool:
    """Nothing is stored from now on."""
    return now.trying


def tried(begun: Glance, now: Glance) -> bool:
    """Something is changed on the branch."""
    return now.trying and now.shown.revision > begun.shown.revision


def stored_again(_: Glance, now: Glance) -> bool:
    """The branch is over."""
    return not now.trying


def paired(_: Glance, now: Glance) -> bool:
    """There is the round after that of the sample."""
    return len(now.shown.rounds) > UNDER_WAY


def published(begun: Glance, now: Glance) -> bool:
    """Everybody may see it."""
    return paired(begun, now) and now.shown.rounds[-1].published


def missing(at: Glance) -> int:
    """Return how many boards have no result."""
    return len(at.shown.rounds[-1].missing) if at.shown.rounds else 0


def _since(begun: Glance, now: Glance) -> tuple[Entry, ...]:
    return now.shown.entries[begun.shown.revision :]


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to be done."""

    room: str
    """Mode of the room where it is done; nothing where it is done from anywhere."""
    keys: tuple[str, ...]
    """What is pressed there on a screen."""
    line: tuple[str, ...]
    """What is typed there in line mode, line by line."""
    why: str
    """What one sees, and what for the next thing is typed."""
    done: Done
    again: tuple[str, ...] = ()
    """What is pressed instead, once something else was typed: it leads there from anywhere in the room."""
    trying: bool = False
    """Whether it is done where nothing is stored."""


ENTER, ESCAPE = "Enter", "Esc"  # no words: keys
WHAT_IF = "W"
STEPS: tuple[Step, ...] = (
    Step(
        "pairings",
        ("1",),
        ("5 1",),
        mark("Round 4 is being played. On board 5 number 12 has won: type it. It is on disk before you see it."),
        result(5, Result.WHITE),
        again=("g", "5", ENTER, "1"),
    ),
    Step(
        "pairings",
        ("5",),
        ("6 5",),
        mark("Board 6 is a draw. Results are typed as they come, on any board."),
        result(6, Result.DRAW),
        again=("g", "6", ENTER, "5"),
    ),
    Step(
        "",
        ("G",),
        ("G",),
        mark("Each result moves somebody. See the score groups of round 5 as they stand by now."),
        room("groups"),
    ),
    Step(
        "pairings",
        ("1", "5", "0", "1", "5", "0"),
        ("7 results 1 5 0 1 5 0",),
        mark("Number 12 has 3 points now and 5 stays at 1½. Type the six results that are missing."),
        all_in,
    ),
    Step(
        "",
        ("u",),
        ("u",),
        mark("The round is complete. Was the last one a mistake? Take it back: the journal keeps both."),
        undone,
    ),
    Step(
        "",
        ("U",),
        ("U",),
        mark("It was none after all. Put it back."),
        redone,
    ),
    Step(
        "",
        ("G",),
        ("G",),
        mark("All results are in: see how round 5 would be paired, before you pair it."),
        room("groups"),
    ),
    Step(
        "pairings",
        ("g", "3", ENTER, "y"),
        ("3 y",),
        mark("Why did 8 meet 23 in round 4, who had another score? Go to their board and ask."),
        room("explain"),
    ),
    Step(
        "explain",
        ("d", ESCAPE),
        ("d",),
        mark(
            "Each passed over stands there with an article. See which pairs the rules of 1998 make otherwise, and why."
        ),
        asked("other_rules", "explain"),
    ),
    Step(
        "explain",
        ("w", "22-20", ENTER),
        ("w 22 20",),
        mark("They part in the group of ½. By 1998 it is 22-20: ask the rules of today why not."),
        asked("why_not", "explain"),
    ),
    Step(
        "rules",
        ("/", "b5", ENTER),
        ("/ B5",),
        mark("Both are due Black. By 1998 it weighs more that 15 would float up again: read that article."),
        asked("find_rule", "rules"),
    ),
    Step(
        "teach",
        ("o",),
        ("o",),
        mark("Each book has lessons and exams, and demo --system swiss-1998 this event. See the lessons of 1998."),
        asked("other_rules", "teach"),
    ),
    Step(
        "",
        (WHAT_IF,),
        (WHAT_IF,),
        mark("Back to your event. Ask what if: from here on nothing is stored, until you say so."),
        trying,
    ),
    Step(
        "pairings",
        ("g", "5", ENTER, "0"),
        ("5 0",),
        mark("What if number 5 had won on board 5? Type it as if it were so."),
        tried,
        trying=True,
    ),
    Step(
        "",
        (WHAT_IF, "d"),
        ("W d",),
        mark("See what would be different in round 5, and drop it again."),
        stored_again,
    ),
    Step(
        "pairings",
        ("p",),
        ("p",),
        mark("All is as it was before. Pair round 5."),
        paired,
    ),
    Step(
        "pairings",
        ("b",),
        ("b",),
        mark("You see the pairing and nobody else does. Publish it: from then on it stands."),
        published,
    ),
    Step(
        "",
        ("S",),
        ("S",),
        mark("The players go to their boards. See the table after round 4."),
        room("standings"),
    ),
    Step(
        "",
        ("O",),
        ("O",),
        mark("Each value can show the sum it comes from. Now see this table as the paper that is printed."),
        room("papers"),
    ),
    Step(
        "",
        ("H",),
        ("H",),
        mark(
            "There is a paper for everything that hangs on a wall. Last, go home: the work of the day, and your events."
        ),
        room("home"),
    ),
)
OVER = mark(
    "That was the tour. The sample stays open to try things on; n opens an event of your own, M the manual, ? tells "
    "the keys."
)
