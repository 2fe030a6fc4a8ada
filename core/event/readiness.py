"""Can the next round be paired? Asked before every pairing, whoever makes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from core.errors import Refusal
from core.event.regulations import ROUNDS_LIMIT
from core.language import tr, trn

if TYPE_CHECKING:
    from core.event.tournament import Tournament

_NAMED = 12
"""So many boards are named; more are counted."""


def need_ready(tournament: Tournament) -> None:
    """Refuse while no further round can be made, for the reason that the system of the event gives."""
    if refusal := tournament.system.rounds.obstacle(tournament):
        raise refusal


def not_ready(tournament: Tournament) -> Refusal | None:
    """Return why a round that rests on all results before it (A2) cannot be paired, None when it can."""
    if tournament.all_paired:
        rounds = tournament.regulations.rounds
        return Refusal(trn("The only round is paired.", "All {count} rounds are paired.", rounds))
    if missing := tournament.missing:
        return Refusal(_missing(missing[0][0].number, [board.number for _, board in missing]), "A2")
    if len(tournament.to_pair) < 2:
        return Refusal(tr("Fewer than two players take part in the next round."), "F5")
    return None


def need_room(tournament: Tournament) -> None:
    """Refuse to pair a further round of an event with more rounds than are paired here: a report told of them."""
    if tournament.next_round > ROUNDS_LIMIT:
        wrong = tr(
            "Round {round} is not paired here: beyond round {limit} an event is only read and shown.",
            round=tournament.next_round,
            limit=ROUNDS_LIMIT,
        )
        raise Refusal(wrong)


def _missing(round_: int, boards: Sequence[int]) -> str:
    named = ", ".join(map(str, boards[:_NAMED]))
    if len(boards) <= _NAMED:
        return tr(
            "Round {round} has no result on board {boards}: "
            "scores are not known. Enter them, or mark a game adjourned (F9).",
            round=round_,
            boards=named,
        )
    return trn(
        "Round {round} has no result on board {boards} and {count} more: "
        "scores are not known. Enter them, or mark a game adjourned (F9).",
        "Round {round} has no result on board {boards} and {count} more: "
        "scores are not known. Enter them, or mark a game adjourned (F9).",
        len(boards) - _NAMED,
        round=round_,
        boards=named,
    )
