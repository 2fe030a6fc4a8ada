"""Pairing cards as they are laid on the desk, with the floats and letters of the rules of 2026."""

from __future__ import annotations

from collections.abc import Iterator

from core.event.card import CardLine, Kind
from core.event.ids import PlayerId
from core.event.tournament import Tournament
from core.systems.dutch2026.as_seen import floats
from core.teach.papers.blocks import Card, CardRow
from core.teach.papers.desk import ARROWS
from core.values.colour import Float
from core.values.colour_letters import colour_letter
from core.values.points import format_decimal

_FORFEIT = {Kind.FORFEIT_WIN: "+", Kind.FORFEIT_LOSS: "-"}
_PLAYED = {Kind.PLAYED, Kind.ADJOURNED}
_GAME, _BYE = "0=1", "ZHF"
"""By half points."""


def cards_of(name: str, tournament: Tournament) -> Iterator[Card]:
    """Yield the cards of everybody in the event, by TPN."""
    marks, numbers = floats(tournament), tournament.numbers
    for id_ in sorted(tournament.registrations, key=numbers.__getitem__):
        card = tournament.cards[id_]
        lines = zip(card.lines, marks[id_], strict=True)
        played = [_row(tournament, id_, line, mark, card.score_before(line.round + 1)) for line, mark in lines]
        later = [CardRow(str(number)) for number in range(card.last_round + 1, tournament.regulations.rounds + 1)]
        rating = str(card.entrant.rating) if card.entrant.rating else "-"
        yield Card(name, numbers[id_], card.entrant.name, rating, (*played, *later))


def _row(tournament: Tournament, id_: PlayerId, line: CardLine, mark: Float, score: int) -> CardRow:
    return CardRow(
        str(line.round),
        "" if line.opponent is None else str(tournament.numbers[line.opponent]),
        colour_letter(line.colour) if line.colour else "",
        ARROWS[mark],
        _sign(tournament, id_, line),
        format_decimal(score),
    )


def _sign(tournament: Tournament, id_: PlayerId, line: CardLine) -> str:
    """Return the letter or sign that stands for a round in a report."""
    if line.kind in _PLAYED:
        return _GAME[line.result]
    if line.kind in _FORFEIT:
        return _FORFEIT[line.kind]
    return "U" if tournament.rounds[line.round - 1].bye == id_ else _BYE[line.result]
