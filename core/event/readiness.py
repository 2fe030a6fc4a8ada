"""Can the next round be paired? Asked before every pairing, whoever makes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from core.errors import Refusal
from core.event.order_of_equals import undecided
from core.event.regulations import ROUNDS_LIMIT
from core.said import Words, said, said_n

if TYPE_CHECKING:
    from core.event.tournament import Tournament

_NAMED = 12
"""So many boards are named; more are counted."""


def need_ready(tournament: Tournament) -> None:
    """Refuse to pair beyond the last round, with results missing, or with nobody to pair."""
    if tournament.all_paired:
        rounds = tournament.regulations.rounds
        raise Refusal(said_n("The only round is paired.", "All {count} rounds are paired.", rounds))
    if missing := tournament.missing:
        raise Refusal(_missing(missing[0][0].number, [board.number for _, board in missing]), "A2")
    if len(tournament.to_pair) < 2:
        raise Refusal(said("Fewer than two players take part in the next round."), "F5")
    if not tournament.rounds and (equal := undecided(tournament.facts)):
        wrong = said(
            "{players} are equal in rating and title, and their order is still open: D on Entrants draws or takes it.",
            players=", ".join(tournament.label(id_) for id_ in equal[:_NAMED]),
        )
        raise Refusal(wrong, "A2")


def need_room(tournament: Tournament) -> None:
    """Refuse to pair a further round of an event with more rounds than are paired here: a report told of them."""
    if tournament.next_round > ROUNDS_LIMIT:
        wrong = said(
            "Round {round} is not paired here: beyond round {limit} an event is only read and shown.",
            round=tournament.next_round,
            limit=ROUNDS_LIMIT,
        )
        raise Refusal(wrong)


def _missing(round_: int, boards: Sequence[int]) -> Words:
    named = ", ".join(map(str, boards[:_NAMED]))
    if len(boards) <= _NAMED:
        return said(
            "Round {round} has no result on board {boards}: "
            "scores are not known. Enter them, or mark a game adjourned (F9).",
            round=round_,
            boards=named,
        )
    return said_n(
        "Round {round} has no result on board {boards} and {count} more: "
        "scores are not known. Enter them, or mark a game adjourned (F9).",
        "Round {round} has no result on board {boards} and {count} more: "
        "scores are not known. Enter them, or mark a game adjourned (F9).",
        len(boards) - _NAMED,
        round=round_,
        boards=named,
    )
