"""Pairing cards as an arbiter lays them on the desk, from the rounds an event has played."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from paircard.core.event.card import CardLine
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.teach.papers.blocks import Card, CardRow
from paircard.core.values.colour import Float
from paircard.core.values.colour_letters import colour_letter
from paircard.core.values.points import format_decimal

ARROWS = {"D": "v", "U": "^", "-": ""}
Sign = Callable[[Tournament, ContestantId, CardLine], str]
"""What stands for the result of a round."""


def cards_of(name: str, tournament: Tournament, sign: Sign) -> Iterator[Card]:
    """Yield the cards of everybody in the event, by pairing number, marked with the name of their part."""
    floats = system_of(tournament).floats(tournament)
    for number, id_ in sorted(tournament.ids.items()):
        card = tournament.cards[id_]
        played = [
            _row(tournament, line, mark, sign(tournament, id_, line), card.score_before(line.round + 1))
            for line, mark in zip(card.lines, floats[id_], strict=True)
        ]
        later = [CardRow(str(round_)) for round_ in range(card.last_round + 1, tournament.regulations.rounds + 1)]
        rating = str(card.entrant.rating) if card.entrant.rating else "-"
        yield Card(name, number, card.entrant.name, rating, (*played, *later))


def _row(tournament: Tournament, line: CardLine, mark: Float, result: str, score: int) -> CardRow:
    return CardRow(
        str(line.round),
        "" if line.opponent is None else str(tournament.numbers[line.opponent]),
        colour_letter(line.colour) if line.colour else "",
        ARROWS[mark],
        result,
        format_decimal(score),
    )
