"""The boards of a round that a table made, as the lines of the explanation: White, the two numbers, Black."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from paircard.core.event.bye import ByeKind
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.values.language import trp
from paircard.tui.screens.groups.facing import Line
from paircard.tui.screens.groups.layout import Layout
from paircard.tui.widgets.fitting import fit


def table_heads() -> tuple[str, str]:
    """Return what stands above White and above Black."""
    number = trp("at most 3 columns", "No").rjust(5)
    return f"{number} {trp('at most 12 columns', 'White')}", f"{number} {trp('at most 12 columns', 'Black')}"


def table_lines(tournament: Tournament, number: int, layout: Layout) -> Iterator[Line]:
    """Yield a line a board, then who rests."""
    round_ = tournament.rounds[number - 1]

    def player(id_: ContestantId) -> Text:
        said = f"  {tournament.numbers[id_]:>3} {tournament.registrations[id_].entrant.name}"
        return Text(fit(said, layout.half), no_wrap=True)

    for board in round_.heads:
        numbers = f"{tournament.numbers[board.white]}-{tournament.numbers[board.black]}"
        middle = Text(numbers.center(layout.middle), no_wrap=True)
        yield Line((player(board.white), middle, player(board.black)), board.white, board.black)
    for bye in round_.byes:
        through = bye.kind is ByeKind.THROUGH
        said = trp("at most 7 columns", "through") if through else trp("at most 5 columns", "free")
        free = Text(said.center(layout.middle), no_wrap=True)
        yield Line((player(bye.who), free, Text("")), bye.who)
