"""A round of an event explained: as it was to be paired when it was paired, or as it would be paired now."""

from __future__ import annotations

from dataclasses import dataclass

from core.errors import Refusal
from core.event.readiness import need_ready
from core.event.replay import recorded_pairing
from core.event.tournament import Tournament
from core.said import Words, said
from core.systems.swiss1998 import NoPairing
from core.systems.swiss1998.checker import Finding
from core.systems.swiss1998.checker.difference import first_difference
from core.systems.swiss1998.explain import RoundExplained, explain
from core.systems.swiss1998.groups import BracketView, brackets_of
from core.systems.swiss1998.system import position


@dataclass(frozen=True)
class Account:
    """What can be said of one round."""

    number: int
    before: Tournament
    """The event as it was when the round was to be paired."""
    told: RoundExplained | None = None
    brackets: tuple[BracketView, ...] = ()
    obstacle: Words | None = None
    """Why there is nothing to explain; None if there is."""
    otherwise: Words | None = None
    """Where the round was paired otherwise than by the rules, and by which article; None if it was not."""

    def label(self, id_: int) -> str:
        """Number and name of a player."""
        return self.before.label(id_)


def account_of(tournament: Tournament, number: int) -> Account:
    """Explain a paired round, or the one to be paired next."""
    before = tournament.before(number)
    try:
        need_ready(before)
        told = explain(position(before))
    except Refusal as refusal:
        return Account(number, before, obstacle=refusal.said)
    except NoPairing as error:
        return Account(number, before, obstacle=error.words)
    otherwise = None
    if finding := paired_otherwise(tournament, before, told):
        otherwise = said(
            "This is how the rules pair it. It was paired otherwise: {article}, {what}",
            article=finding.article,
            what=finding.said,
        )
    return Account(number, before, told, _views(before, told), otherwise=otherwise)


def paired_otherwise(tournament: Tournament, before: Tournament, told: RoundExplained) -> Finding | None:
    """Return the first difference of a round from how the rules pair it; None if there is none, or it is not paired."""
    number = before.next_round
    if number > len(tournament.rounds):
        return None
    return first_difference(told.position, told.pairing, recorded_pairing(before, tournament.rounds[number - 1]))


def _views(before: Tournament, told: RoundExplained) -> tuple[BracketView, ...]:
    ids, pairing = before.ids, told.pairing
    whites = (ids[pair.white] for pair in pairing.pairs)
    return brackets_of(before, pairing.brackets, whites, None if pairing.bye is None else ids[pairing.bye])


def round_to_explain(tournament: Tournament) -> int:
    """Return the round to be paired next if it can be, else the one paired last; 0 if there is none."""
    try:
        need_ready(tournament)
    except Refusal:
        return len(tournament.rounds)
    return tournament.next_round if tournament.first_colour else len(tournament.rounds)
