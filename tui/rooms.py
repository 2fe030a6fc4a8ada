"""The rooms of the program, one row each: adding a screen is adding a row.

Made from this table: the screens of the app, the places of line mode, the tabs, the keys that lead from room to room
with their help and their entries in the palette, and what the manual lists. No screen is loaded before it is shown.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from paircard.core.values.language import mark

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


@dataclass(frozen=True, kw_only=True, slots=True)
class Room:
    """One room: on the screen, in line mode, and on the way there."""

    mode: str
    """Its name among the modes of the program."""
    shows: str
    """Where its screen is, as `module:Class`: `tui.screens.of_room` loads it."""
    tells: str
    """Where its place in line mode is: `tui.line.places.of_room` loads it."""
    asks: str
    """Where its presenter is: what its commands ask of screen and place alike."""
    key: str = ""
    """The key that leads there from everywhere; without one it is entered from another room."""
    label: str = ""
    """What the command that leads there is called, one or two words."""
    help: str = ""
    """What that command does, in one sentence."""
    words: str = ""
    """Other words people look for it by, separated by commas."""
    tab: str = ""
    """Its label in the bar of tabs, the key in brackets; a room without one is not in the bar."""
    in_event: bool = True
    """Whether it is about the open event."""
    facet: str = ""
    """The facet of a system that it shows (groups, explain, steps, teach); nothing where every event has it."""


def loaded(where: str) -> Any:
    """Load the class that a row names as `module:Class`."""
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)


ROOMS: tuple[Room, ...] = (
    Room(
        mode="home",
        key="H",
        label="Home",
        help="Go to the start screen: open, new, recent events.",
        words="start, files, open, events",
        tab=mark("[H]ome"),
        shows="paircard.tui.screens.home.screen:Home",
        tells="paircard.tui.line.places.home:LineHome",
        asks="paircard.tui.screens.home.room:HomeRoom",
        in_event=False,
    ),
    Room(
        mode="entrants",
        key="E",
        label="Entrants",
        help="Go to the list of entrants.",
        words="players, participants, list",
        tab=mark("[E]ntrants"),
        shows="paircard.tui.screens.entrants.screen:Entrants",
        tells="paircard.tui.line.places.entrants:LineEntrants",
        asks="paircard.tui.screens.entrants.room:EntrantsRoom",
    ),
    Room(
        mode="check-in",
        shows="paircard.tui.screens.check_in.screen:CheckInScreen",
        tells="paircard.tui.line.places.check_in:LineCheckIn",
        asks="paircard.tui.screens.check_in.room:CheckInRoom",
    ),
    Room(
        mode="groups",
        key="G",
        label="Groups",
        help="Go to the score groups of the next round.",
        words="score, brackets",
        tab=mark("[G]roups"),
        shows="paircard.tui.screens.groups.screen:Groups",
        tells="paircard.tui.line.places.groups:LineGroups",
        asks="paircard.tui.screens.groups.room:GroupsRoom",
        facet="groups",
    ),
    Room(
        mode="pairings",
        key="P",
        label="Pairings",
        help="Go to the pairings and results.",
        words="results, boards, rounds",
        tab=mark("[P]airings"),
        shows="paircard.tui.screens.pairings.screen:Pairings",
        tells="paircard.tui.line.places.pairings:LinePairings",
        asks="paircard.tui.screens.pairings.room:PairingsRoom",
    ),
    Room(
        mode="standings",
        key="S",
        label="Standings",
        help="Go to the standings.",
        words="table, ranking, leaderboard, score, rank, points, crosstable",
        tab=mark("[S]tandings"),
        shows="paircard.tui.screens.standings.screen:StandingsScreen",
        tells="paircard.tui.line.places.standings:LineStandings",
        asks="paircard.tui.screens.standings.room:StandingsRoom",
    ),
    Room(
        mode="journal",
        key="J",
        label="Journal",
        help="Go to the journal: every command that was done, by whom, when and why.",
        words="log, history, audit",
        tab=mark("[J]ournal"),
        shows="paircard.tui.screens.journal.screen:Journal",
        tells="paircard.tui.line.places.journal:LineJournal",
        asks="paircard.tui.screens.journal.room:JournalRoom",
    ),
    Room(
        mode="explain",
        key="X",
        label="Explain",
        help="Go to the explanation of the round: why these pairs, why not others.",
        words="why, reason",
        tab=mark("e[X]plain"),
        shows="paircard.tui.screens.explain.screen:Explain",
        tells="paircard.tui.line.places.explain:LineExplain",
        asks="paircard.tui.screens.explain.room:ExplainRoom",
        facet="explain",
    ),
    Room(
        mode="steps",
        shows="paircard.tui.screens.steps.screen:Steps",
        tells="paircard.tui.line.places.steps:LineSteps",
        asks="paircard.tui.screens.steps.room:StepsRoom",
        facet="steps",
    ),
    Room(
        mode="teach",
        key="T",
        label="Teach",
        help="Go to the lessons and the quiz; no event need be open.",
        words="learn, quiz, lessons, exam",
        tab=mark("[T]each"),
        shows="paircard.tui.screens.teach.screen:Teach",
        tells="paircard.tui.line.places.teach:LineTeach",
        asks="paircard.tui.screens.teach.room:TeachRoom",
        in_event=False,
        facet="teach",
    ),
    Room(
        mode="rules",
        key="R",
        label="Rules",
        help="Go to the rules: every article and ruling in English, Polish, Bulgarian and Swedish.",
        words="law, articles, handbook",
        tab=mark("[R]ules"),
        shows="paircard.tui.screens.rules.screen:Rules",
        tells="paircard.tui.line.places.rules:LineRules",
        asks="paircard.tui.screens.rules.room:RulesRoom",
        in_event=False,
    ),
    Room(
        mode="manual",
        key="M",
        label="Manual",
        help="Go to the manual: an event in a day, every key, your files, how the program is built.",
        words="documents, handbook, guide, introduction",
        shows="paircard.tui.screens.manual.screen:Manual",
        tells="paircard.tui.line.places.manual:LineManual",
        asks="paircard.tui.screens.manual.room:ManualRoom",
        in_event=False,
    ),
    Room(
        mode="papers",
        shows="paircard.tui.screens.papers.screen:Papers",
        tells="paircard.tui.line.places.papers:LinePapers",
        asks="paircard.tui.screens.papers.room:PapersRoom",
    ),
)
"""In the order of the tabs."""
_BY_MODE = {room.mode: room for room in ROOMS}


def room_called(mode: str) -> Room:
    """Return the room of a mode."""
    return _BY_MODE[mode]


def is_offered(room: Room, tournament: Tournament | None) -> bool:  # noqa: ARG001
    """Whether the event has something for a room to show: the one place where its system is asked.

    A room that is not offered has no tab, and is not in help and palette; its key says why.
    """
    return True
