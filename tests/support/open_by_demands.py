"""A rated open of 97 players and nine rounds, from the announcement to the report, in lines: all that FIDE asks about.

Everything that a report tells for itself is done once: a round by hand, a full-point bye, an adjourned game that is
won after the next pairing, a correction behind a later round, other tie-breaks. What is typed follows from the seed and
from how the event stands, whoever takes the lines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from random import Random

from paircard.core.event.incident import Kind
from paircard.core.event.tournament import Tournament
from paircard.data.storage.event_file import EventFile
from tests.support.pty import Terminal

PLAYERS, ROUNDS = 97, 9
ADJOURNED, WRONG = 4, 6
"""Boards: of round 1 the game that is adjourned, of round 2 the slip that was misread."""
TOLD = (Kind.MPA, Kind.ADJOURNMENT, Kind.CORRECTION, Kind.FPB, Kind.TIE_BREAKS)
"""What the report tells in the end, without leaving FIDE mode."""
Say = Callable[[str], object]
"""Types a line, and raises where it is refused."""


def entry_list() -> str:
    """Return the list that is imported: names, ratings, FIDE ids."""
    rows = (f'"Player {at:02}, Ann",{2600 - 13 * at},{4100000 + at}' for at in range(1, PLAYERS + 1))
    return "\n".join(("name,rating,fide id", *rows, ""))


def play(say: Say, folder: Path, path: Path, seed: int) -> None:
    """Play all of it by typing lines; `folder` has the list."""
    details = "Riga; 2026-05-01; 2026-05-09; Anna Arbiter; yes"
    say(f"new Rated Open; {ROUNDS}; {details}; system=Swiss 2026; file={path}")
    say(f"i {folder / 'list.csv'}; y")
    say("details federation=LAT; time control=90 min + 30 s")
    for number in range(1, ROUNDS + 1):
        for line in chain(_before(number), _paired(state(path), number)):
            say(line)
        for line in _after_the_pairing(state(path), number):
            say(line)
        say(f"results {_results(state(path), seed)}")


def state(path: Path) -> Tournament:
    """Return what is on the disk."""
    if not path.exists():
        raise FileNotFoundError(path)
    with EventFile.open(path) as event:
        return event.tournament


def _before(number: int) -> Iterator[str]:
    """Yield who is away, and for what; a further list of tie-breaks, because it was announced so."""
    yield "E"
    if number == 3:
        yield from ("20", "a 3; f", "31", "a 3; h")
    if number == 4:
        yield from ("97", "w gone home")
    if number == 5:
        yield "t tie-breaks=BH/C1, BH, SB, WIN; reason=announced so; y; y"
    yield "P"


def _paired(event: Tournament, number: int) -> Iterator[str]:
    if number == 1:
        yield "p w"
    elif number == 2:
        yield f"h {_by_hand(event)}; they came together; ; y; y"
    else:
        yield "p"
    yield "b"


def _by_hand(event: Tournament) -> str:
    """Return the round of the program but for the Black players of the last two boards, who change places."""
    proposal, numbers = event.proposal, event.numbers
    pairs = [(numbers[each.white], numbers[each.black]) for each in proposal.pairs]
    (one, two), (three, four) = pairs[-2:]
    typed = " ".join(f"{white}-{black}" for white, black in (*pairs[:-2], (one, four), (three, two)))
    return typed if proposal.bye is None else f"{typed} bye {numbers[proposal.bye]}"


def _after_the_pairing(event: Tournament, number: int) -> Iterator[str]:
    """Yield what becomes of games of the round before: the adjourned one is won, a slip was misread."""
    if number == 2:
        yield from ("[", f"{ADJOURNED} 1 y", "]")
    if number == 3:
        was = next(board.result for board in event.rounds[1].boards if board.number == WRONG)
        now = "5" if was is None or was.value != "=" else "1"
        yield from ("[", f"board {WRONG}", f"e {now}; the slip was misread; y; k", "]")


def _results(event: Tournament, seed: int) -> str:
    """Return a sign for every board of the last round, as strength and chance have it."""
    round_ = event.rounds[-1]
    signs = []
    for board in sorted(round_.boards, key=lambda each: each.number):
        chance = Random(f"{seed} {round_.number} {board.white} {board.black}")
        stronger = event.numbers[board.white] < event.numbers[board.black]
        sign = chance.choices("1=0", (45, 30, 25) if stronger else (30, 30, 40))[0]
        signs.append("a" if (round_.number, board.number) == (1, ADJOURNED) else sign)
    return "".join(signs)


class OnTerminal:
    """Types lines into line mode on a real terminal, each when the one before was answered."""

    def __init__(self, terminal: Terminal) -> None:
        self._terminal = terminal

    def __call__(self, line: str) -> None:
        """Type a line, and wait for the next prompt."""
        before = self._terminal.byte_count
        self._terminal.type(f"{line}\r")
        self._terminal.wait_for(lambda _: self._terminal.byte_count > before + len(line) and self._asks_for_a_line)

    @property
    def _asks_for_a_line(self) -> bool:
        row, column = self._terminal.cursor
        return self._terminal.screen()[row][:column].endswith("> ")
