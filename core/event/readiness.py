"""Can the next round be paired? Asked before every pairing, whoever makes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from core.errors import Refusal
from core.event.order_of_equals import undecided
from core.event.regulations import ROUNDS_LIMIT
from core.language import tr, trn

if TYPE_CHECKING:
    from core.event.tournament import Tournament

_NAMED = 12
"""So many boards are named; more are counted."""


def need_ready(tournament: Tournament) -> None:
    """Refuse to pair beyond the last round, with results missing, or with nobody to pair."""
    if tournament.all_paired:
        rounds = tournament.regulations.rounds
        raise Refusal(trn("The only round is paired.", "All {count} rounds are paired.", rounds))
    if missing := tournament.missing:
        raise Refusal(_missing(missing[0][0].number, [board.number for _, board in missing]), "A2")
    if len(tournament.to_pair) < 2:
        raise Refusal(tr("Fewer than two players take part in the next round."), "F5")
    if not tournament.rounds and (equal := undecided(tournament.facts)):
        first = sorted(equal, key=tournament.numbers.__getitem__)[:_NAMED]
        wrong = tr(
            "Rating and title leave the order of {players} open: D on Entrants draws it by lot, or takes a list.",
            players=", ".join(map(tournament.label, first)),
        )
        raise Refusal(wrong, "A2")


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
