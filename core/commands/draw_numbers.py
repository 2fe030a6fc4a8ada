"""Drawing the numbers of a table: by lots from a seed that anyone can draw again, or from slips."""

from __future__ import annotations

from dataclasses import dataclass, replace

from paircard.core.commands.base import Command, need_reason
from paircard.core.commands.seeds import seed_to_draw_from
from paircard.core.event.announced_facts import NumbersKept
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.lots import draw_order
from paircard.core.event.numbering import PURPOSE, without_number
from paircard.core.event.stage_facts import NumbersGiven
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.said import said
from paircard.core.values.text import clean


@dataclass(frozen=True)
class DrawNumbers(Command):
    """Record the numbers of all entrants: drawn from a seed, or as slips from a hat say."""

    seed: str = ""
    """What they are drawn from; written down before drawing."""
    listed: tuple[ContestantId, ...] = ()
    """Ids in the order of their numbers as typed from slips, instead of a seed."""
    reason: str = ""
    """Needed to draw again what is drawn already."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse where numbers follow rating, once they are fixed, and a silent second draw."""
        article = system_of(tournament).article("numbers")
        if not system_of(tournament).entry.draws_numbers:
            raise Refusal(
                said("Numbers follow rating and title here: none are drawn."), system_of(tournament).article("equals")
            )
        if tournament.rounds:
            raise Refusal(said("The schedule is posted: the numbers are fixed."), article)
        if len(tournament.registrations) < 2:
            raise Refusal(said("Enter the players first: lots are drawn among all of them."), article)
        drawn = tournament.facts.numbers_given and not without_number(tournament.facts)
        again = said("Drawing these lots again needs a reason: type one.")
        reason = need_reason(self.reason, article, again) if drawn else clean(self.reason)
        if self.listed:
            return (NumbersGiven(tournament.stage, self._listed(tournament, article), reason=reason),)
        seed = seed_to_draw_from(tournament, self.seed)
        system = system_of(tournament)
        among = system.draw_of_numbers(tournament)
        purpose = f"stage {tournament.stage}: {PURPOSE}{among and f', {among}'}"  # no words: it is drawn with
        lots = _drawn(tournament, purpose, seed, article)
        order = system.numbered(tournament, _by_strength(tournament), lots)
        return (NumbersGiven(tournament.stage, order, seed, purpose, reason),)

    def _listed(self, tournament: Tournament, article: str) -> tuple[ContestantId, ...]:
        if missing := [id_ for id_ in tournament.registrations if id_ not in self.listed]:
            left = ", ".join(map(tournament.label, missing))
            raise Refusal(said("The slips lack {players}: everybody needs a number.", players=left), article)
        if stranger := next((id_ for id_ in self.listed if id_ not in tournament.registrations), None):
            raise Refusal(said("There is no entrant with the id {id} in this event.", id=stranger), article)
        slips = tuple(dict.fromkeys(self.listed))
        if wrong := system_of(tournament).against_numbers(tournament, _by_strength(tournament), slips):
            raise wrong
        return slips


@dataclass(frozen=True)
class KeepNumbers(Command):
    """Record that the numbers stay as they were announced, where the book would have them drawn by lot."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse where nobody asks for lots: they are drawn, or it was said already that none are."""
        if not lots_wanted(tournament):
            raise system_of(tournament).refusal("numbers", said("No lots are open for the numbers."))
        return (NumbersKept(),)


def lots_wanted(tournament: Tournament) -> bool:
    """Whether the book has the numbers drawn by lot, and nobody has drawn them or said that they stay."""
    facts = tournament.facts
    open_ = facts.numbers_given is None and not facts.numbers_kept and not tournament.rounds
    return open_ and system_of(tournament).numbers_by_lot and len(tournament.registrations) > 1


def _by_strength(tournament: Tournament) -> tuple[ContestantId, ...]:
    """Return everybody in the order that their numbers would have without lots."""
    undrawn = tournament.with_facts(replace(tournament.facts, numbers_given=None))
    return tuple(id_ for _, id_ in sorted(undrawn.ids.items()))


def _drawn(tournament: Tournament, purpose: str, seed: str, article: str) -> tuple[ContestantId, ...]:
    """Draw from the order of entry; the digest of the opening keeps one seed from giving all events the same order."""
    if not seed:
        raise Refusal(said("Lots need a seed: type one, or the order of slips drawn from a hat."), article)
    opening = tournament.opening.digest if tournament.opening else ""
    return tuple(
        map(ContestantId, map(int, draw_order(seed, opening, purpose, map(str, sorted(tournament.registrations)))))
    )
