"""Crosstables as the worked examples of the tie-breaks print them, made into a field.

Cells: `B1` beat B, `B=` drew, `B0` lost, `+B` and `-B` forfeits, `bye`, `half` (half-point bye), `abs` (absent),
`out` (withdrawn), `late` (not yet entered), `post B` (adjourned), `live B` (still being played).
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from paircard.core.event.card import CardLine, Kind, PairingCard
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId, PairingNumber, Place
from paircard.core.tiebreaks import Field, Figure, Tied, parse_list
from paircard.core.tiebreaks.ranking import rank

Table = Mapping[str, tuple[str, ...]]
"""For each player what every round was."""

_WITHOUT_OPPONENT = {
    "bye": (Kind.BYE, 2),
    "half": (Kind.HALF_BYE, 1),
    "abs": (Kind.ABSENT, 0),
    "out": (Kind.WITHDRAWN, 0),
    "late": (Kind.NOT_ENTERED, 0),
}
_FORFEITS = {"+": (Kind.FORFEIT_WIN, 2), "-": (Kind.FORFEIT_LOSS, 0)}
_RESULTS = {"1": 2, "=": 1, "0": 0}


def field_of(
    table: Table, *, rounds: int | None = None, beforehand: bool = False, ratings: Mapping[str, int] | None = None
) -> Field:
    """Return the field of a crosstable; ids and numbers follow its order."""
    ids = {name: ContestantId(id_) for id_, name in enumerate(table, start=1)}
    cards = {
        ids[name]: PairingCard(
            ids[name],
            PairingNumber(ids[name]),
            Entrant(name, rating=(ratings or {}).get(name, 0)),
            tuple(_record(number, cell, ids) for number, cell in enumerate(cells, start=1)),
        )
        for name, cells in table.items()
    }
    after = max(map(len, table.values()))
    return Field(cards, after, rounds or after, beforehand)


def figures(field: Field, code: str) -> dict[str, Figure]:
    """Return the figure of every player, by name, all of them asked together."""
    (tie_break,) = parse_list(code)
    found = tie_break.figures(field, Tied(tuple(field.cards), Place(1)))
    return {field.cards[id_].entrant.name: figure for id_, figure in found.items()}


def values(field: Field, code: str) -> dict[str, Fraction | None]:
    """Return the exact values in points or whole numbers, by name."""
    (tie_break,) = parse_list(code)
    return {
        name: None if figure.value is None else Fraction(figure.value) / tie_break.method.parts
        for name, figure in figures(field, code).items()
    }


def ranked(field: Field, codes: str, among: str = "") -> str:
    """Return the names in order, best first; those nothing separates joined by `=`."""
    chosen = [id_ for id_, card in field.cards.items() if not among or card.entrant.name in among.split()]
    tiers = rank(field, chosen, parse_list(codes)).tiers
    return " ".join("=".join(field.cards[id_].entrant.name for id_ in tier) for tier in tiers)


def amounts(text: str) -> dict[str, Fraction]:
    """Read `A 3½ B 4` as exact numbers by name."""
    words = text.split()
    return {name: amount(word) for name, word in zip(words[::2], words[1::2], strict=True)}


def amount(text: str) -> Fraction:
    """Read `3½`, `2¼` or `1766⅔`."""
    tail = {"½": Fraction(1, 2), "¼": Fraction(1, 4), "¾": Fraction(3, 4), "⅓": Fraction(1, 3), "⅔": Fraction(2, 3)}
    fraction = tail.get(text[-1], Fraction(0))
    whole = text[:-1] if fraction else text
    return Fraction(int(whole or 0)) + fraction


def _record(number: int, cell: str, ids: Mapping[str, int]) -> CardLine:
    if cell in _WITHOUT_OPPONENT:
        kind, points = _WITHOUT_OPPONENT[cell]
        return CardLine(number, kind, half_points=points)
    if cell.startswith("post "):
        return CardLine(number, Kind.ADJOURNED, ContestantId(ids[cell[5:]]), "W", 1)
    if cell.startswith("live "):
        return CardLine(number, Kind.OPEN, ContestantId(ids[cell[5:]]), "W", 0)
    if cell[0] in _FORFEITS:
        kind, points = _FORFEITS[cell[0]]
        return CardLine(number, kind, ContestantId(ids[cell[1:]]), half_points=points)
    return CardLine(number, Kind.PLAYED, ContestantId(ids[cell[:-1]]), "W", _RESULTS[cell[-1]])
