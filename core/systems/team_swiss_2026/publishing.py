"""From paired brackets to the round: colours (C.04.6 4), the order of tables (C.04.2 3.6), the bye."""

from __future__ import annotations

from collections.abc import Sequence

from core.event.ids import PairingNumber
from core.event.publication import in_order_of_publication
from core.facets.pairing import Pair, round_said
from core.facets.trace import Sink, Step, Verdict
from core.systems.kit.books_2026 import handling
from core.systems.team_swiss_2026.colours import allot
from core.systems.team_swiss_2026.outcome import BracketResult, Pairing
from core.systems.team_swiss_2026.position import Position, in_order
from core.values.colour import float_marks
from core.values.said import said


def publish(
    position: Position, bye: PairingNumber | None, brackets: Sequence[BracketResult], sink: Sink | None = None
) -> Pairing:
    """Return the round that the brackets make."""
    teams = in_order(position.teams)
    place_of = {team.number: place for place, team in enumerate(teams)}
    placed = [(place_of[one], place_of[other]) for bracket in brackets for one, other in bracket.pairs]
    ordered = in_order_of_publication(placed, score=lambda place: teams[place].score, rank=int)
    pairs = []
    for one, two in ordered:
        seats = allot(position, teams[one], teams[two])
        white, black = seats.white, seats.black
        if sink is not None:
            reason = said("{white} has White against {black}.", white=white.number, black=black.number)
            sink(Step(seats.rule, None, (white.number, black.number), Verdict.NOTED, reason))
        pairs.append(Pair(white.number, black.number, *float_marks(white.score, black.score), seats.rule))
    if sink is not None:
        sink(Step(handling("3.6"), None, (), Verdict.ACCEPTED, round_said(pairs, bye)))
    return Pairing(tuple(pairs), bye, tuple(brackets))
