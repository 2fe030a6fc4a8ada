"""A round of an event explained: as it was to be paired when it was paired, or as it would be paired now."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from paircard.core.event.ids import ContestantId
from paircard.core.event.readiness import need_ready, obstacle
from paircard.core.event.state_before import state_before
from paircard.core.event.tournament import Tournament
from paircard.core.facets.asked.explain import Explain
from paircard.core.facets.groups import BracketView
from paircard.core.facets.system import needed, system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import Words, said

if TYPE_CHECKING:
    from paircard.core.facets.explained import Told
    from paircard.core.facets.finding import Finding

Explained = tuple["Told", tuple[BracketView, ...]]  # no words: a type
_KEPT = 5
"""So many rounds are kept as they were explained: those that one goes to and fro between, and the next one.

Of a thousand players each takes 2 MB."""
_TOLD: WeakKeyDictionary[Tournament, Explained] = WeakKeyDictionary()
"""These, as long as their event is open."""
_GUARD = Lock()
"""Rounds are explained beside the screen, too."""


@dataclass(frozen=True)
class Account:
    """What can be said of one round."""

    number: int
    before: Tournament
    """The event as it was when the round was to be paired."""
    told: Told | None = None
    brackets: tuple[BracketView, ...] = ()
    obstacle: Words | None = None
    """Why there is nothing to explain; None if there is."""
    otherwise: Words | None = None
    """Where the round was paired otherwise than by the rules, and by which article; None if it was not."""

    @property
    def explain(self) -> Explain:
        """Who says it in words; refuses where the system explains nothing."""
        return explaining(self.before)

    def label(self, id_: ContestantId) -> str:
        """Number and name of a player."""
        return self.before.label(id_)


def explaining(tournament: Tournament) -> Explain:
    """Return who explains the rounds of an event; refuse in a sentence where its system explains nothing."""
    return needed(system_of(tournament), system_of(tournament).explain, "explain")


def account_of(
    tournament: Tournament, number: int, told_as: Callable[[Tournament], Tournament] | None = None
) -> Account:
    """Explain a paired round, or the one to be paired next; `told_as` gives its numbers other words."""
    before = state_before(tournament, number)
    if told_as is not None:
        before = told_as(before)
    try:
        told, brackets = _told(before)
    except Refusal as refusal:
        return Account(number, before, obstacle=refusal.said)
    otherwise = None
    if finding := paired_otherwise(tournament, before, told):
        otherwise = said(
            "This is how the rules pair it. It was paired otherwise: {article}, {what}",
            article=finding.article,
            what=finding.said,
        )
    return Account(number, before, told, brackets, otherwise=otherwise)


def _told(before: Tournament) -> Explained:
    """Explain the round that follows a state: results that come in later change nothing of it."""
    with _GUARD:
        known = _TOLD.pop(before, None)
    if known is None:
        explain = explaining(before)
        need_ready(before)
        told = explain.told(before)
        known = told, explain.brackets(before, told)
    with _GUARD:
        _TOLD[before] = known  # behind the others: it was asked for last
        while len(_TOLD) > _KEPT:
            del _TOLD[next(iter(_TOLD))]
    return known


def paired_otherwise(tournament: Tournament, before: Tournament, told: Told) -> Finding | None:
    """Return the first difference of a round from how the rules pair it; None if there is none, or it is not paired."""
    number = before.next_round
    if number > tournament.scheduled:
        return None
    return explaining(tournament).otherwise(before, told, tournament.rounds[number - 1])


def round_to_explain(tournament: Tournament) -> int:
    """Return the round to be paired next if it can be, else the one in play; 0 if there is none."""
    if system_of(tournament).explain is None or obstacle(tournament):
        return tournament.under_way
    return tournament.next_round if tournament.facts.first_colour else tournament.under_way
