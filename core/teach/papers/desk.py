"""Pairing cards as an arbiter lays them on the desk, from the rounds an event has played."""

from __future__ import annotations

from collections.abc import Iterator

from core.event.card import CardLine, Kind, PairingCard
from core.event.tournament import Tournament
from core.teach.papers.blocks import Card, CardRow
from core.values.colour_letters import colour_letter
from core.values.language import trp
from core.values.points import format_decimal

ARROWS = {"D": "v", "U": "^", "-": ""}
_POINTS = ("0", "=", "1")


def cards_of(name: str, tournament: Tournament) -> Iterator[Card]:
    """Yield the cards of everybody in the event, by pairing number, marked with the name of their part."""
    for number in sorted(tournament.ids):
        yield _card(name, tournament, tournament.cards[tournament.ids[number]])


def _card(part: str, tournament: Tournament, card: PairingCard) -> Card:
    played = [_row(tournament, card, record) for record in card.lines]
    later = [CardRow(str(round_)) for round_ in range(card.last_round + 1, tournament.regulations.rounds + 1)]
    rating = str(card.entrant.rating) if card.entrant.rating else "-"
    return Card(part, card.number, card.entrant.name, rating, (*played, *later))


def _row(tournament: Tournament, card: PairingCard, record: CardLine) -> CardRow:
    opponent = "" if record.opponent is None else str(tournament.numbers[record.opponent])
    return CardRow(
        str(record.round),
        opponent,
        colour_letter(record.colour) if record.colour else "",
        ARROWS[record.float],
        _result(record),
        format_decimal(card.score_before(record.round + 1)),
    )


def _result(record: CardLine) -> str:
    signs = {
        Kind.BYE: trp("at most 4 columns", "bye"),
        Kind.FREE: trp("at most 4 columns", "free"),
        Kind.FORFEIT_WIN: "+",
        Kind.FORFEIT_LOSS: "-",
        Kind.ABSENT: trp("at most 4 columns", "abs"),
        Kind.WITHDRAWN: trp("at most 4 columns", "left"),
    }
    return signs.get(record.kind) or _POINTS[record.result]
