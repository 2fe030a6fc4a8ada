"""What somebody has played: a row a game, the colour on its square, the score, the opponent, the points after it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import zip_longest

from rich.text import Text

from paircard.core.event.card import CardLine, Kind, PairingCard
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.tables.match_words import is_match, score_of
from paircard.core.values.colour_letters import colour_letter
from paircard.core.values.language import tr
from paircard.core.values.points import DRAW, WIN
from paircard.data.papers.cells import cell_len
from paircard.tui.looks import squares
from paircard.tui.looks.signs import Signs
from paircard.tui.looks.styles import QUIET, WON
from paircard.tui.widgets.fitting import fit

_SIGNS: Mapping[Kind, str] = {
    Kind.OPEN: "?",
    Kind.ADJOURNED: "a",
    Kind.FORFEIT_WIN: "+",
    Kind.FORFEIT_LOSS: "-",
    Kind.ANNULLED: "x",
}
ROUND = 3
"""Cells for the number of a round."""
_WITH_POINTS = 28
"""In so many cells there is room for the points after each round."""


@dataclass(frozen=True, slots=True)
class HistoryWriter:
    """Writes the rounds of cards of an event, each row in so many cells."""

    tournament: Tournament
    width: int
    signs: Signs
    points: bool = True
    """Whether points make the order, so that they are worth a column."""

    def rows(self, card: PairingCard, number: int) -> list[Text]:
        """Return a row a game of a round; one that says why there was none."""
        return [self._row(card, line) for line in card.of_round(number)]

    def _row(self, card: PairingCard, line: CardLine) -> Text:
        row = Text(no_wrap=True)
        if line.colour and not is_match(line):
            row.append_text(squares.history(line.colour, colour_letter(line.colour)))
        else:
            row.append(self.signs.no_float, "square.empty")
        if line.opponent is None:
            row.append(f" {fit(tr(line.kind.value), self.width - 6)}", QUIET)
        else:
            row.append(f" {self._score(line):<{5 if is_match(line) else 1}} ", WON if line.result >= WIN else "")
            named = self.tournament.cards[line.opponent]
            room = self.width - row.cell_len - 5 - (5 if self._with_points else 0)
            name = named.entrant.name
            name = name if cell_len(name) <= room else name.partition(",")[0]
            row.append(f"{named.number:>4} ", QUIET).append(fit(name, room))
        if self._with_points:
            said = "" if line.to_come else self.signs.points(card.points(line.round))
            row.append(said.rjust(self.width - row.cell_len), QUIET)
        return row

    @property
    def _with_points(self) -> bool:
        return self.points and self.width >= _WITH_POINTS

    def _score(self, line: CardLine) -> str:
        if line.to_come:
            return self.signs.no_float
        if is_match(line) and line.match is not None:
            return self.signs.spell(score_of(line.match))
        if line.kind is not Kind.PLAYED:
            return _SIGNS.get(line.kind, self.signs.no_float)
        if line.result == DRAW:
            return "=" if self.signs.plain else "½"
        return "1" if line.result >= WIN else "0"


def who(card: PairingCard, width: int) -> Text:
    """Return number, title and name of somebody, as much as there is room for."""
    title = f"{card.entrant.title.value} " if card.entrant.title.value else ""
    lead = f"{card.number:>3} "
    return (
        Text(no_wrap=True)
        .append(lead, QUIET)
        .append(title, QUIET)
        .append(fit(card.entrant.name, max(1, width - len(lead) - cell_len(title))), WON)
    )


def one_history(writer: HistoryWriter, id_: ContestantId, rounds: Iterable[int]) -> Iterator[Text]:
    """Yield the rounds of one, each row after the number of its round."""
    card = writer.tournament.cards[id_]
    for number in rounds:
        for at, row in enumerate(writer.rows(card, number)):
            yield _numbered(number, at).append_text(row)


def two_histories(
    writer: HistoryWriter, two: tuple[ContestantId, ContestantId], rounds: Iterable[int]
) -> Iterator[Text]:
    """Yield the rounds of two side by side."""
    one, other = (writer.tournament.cards[id_] for id_ in two)
    for number in rounds:
        both = zip_longest(writer.rows(one, number), writer.rows(other, number))
        for at, (left, right) in enumerate(both):
            row = _numbered(number, at).append_text(left or Text())
            row.append(" " * (ROUND + writer.width + 2 - row.cell_len))
            yield row.append_text(right or Text())


def _numbered(number: int, at: int) -> Text:
    return Text(f"{'' if at else number:>2} ", QUIET, no_wrap=True)
