"""Putting in order whom rating and title leave equal (A2), where lots or a list were announced for it."""

from __future__ import annotations

from paircard.core.commands.base import Command, need_reason
from paircard.core.commands.seeds import seed_to_draw_from
from paircard.core.event.announced_facts import LotsDrawn
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.order_of_equals import PURPOSE, drawn_order, equals, undecided
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import Words, said


@dataclass(frozen=True)
class OrderEquals(Command):
    """Record the order of all entrants who are equal to somebody: drawn from a seed, or as slips or a list say."""

    seed: str = ""
    """What the order is drawn from; written down before drawing."""
    listed: tuple[ContestantId, ...] = ()
    """Ids in the order of slips from a hat or of the organiser's list, instead of a seed."""
    reason: str = ""
    """Needed to draw again what is drawn already."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse where the alphabet decides, once the numbers are fixed, and a silent second draw."""
        article = system_of(tournament).article("equals")
        if tournament.rounds:
            raise system_of(tournament).refusal("numbers", said("Round 1 is paired: the numbers are fixed."))
        if tournament.regulations.last_criterion == "alphabet":
            raise Refusal(said("Here equals go by the alphabet: choose lots or a list in the settings (t)."), article)
        group = equals(tournament.registrations)
        if not group:
            raise Refusal(said("No two entrants are equal in rating and title: nothing is to be drawn."), article)
        again = said("Drawing these lots again needs a reason: type one.")
        reason = "" if undecided(tournament) else need_reason(self.reason, article, again)
        if self.listed:
            return (LotsDrawn(PURPOSE, self._listed(tournament, group), "", reason),)
        seed = seed_to_draw_from(tournament, self.seed)
        if not seed or tournament.regulations.last_criterion == "list":
            raise Refusal(self._needs(tournament), article)
        return (LotsDrawn(PURPOSE, drawn_order(seed, tournament.details.name, tournament.registrations), seed, reason),)

    def _listed(self, tournament: Tournament, group: tuple[ContestantId, ...]) -> tuple[ContestantId, ...]:
        if missing := [id_ for id_ in group if id_ not in self.listed]:
            left = ", ".join(map(tournament.label, missing))
            wrong = said("The list lacks {players}: everybody with an equal must be in it.", players=left)
            raise system_of(tournament).refusal("equals", wrong)
        return tuple(dict.fromkeys(id_ for id_ in self.listed if id_ in group))

    @staticmethod
    def _needs(tournament: Tournament) -> Words:
        if tournament.regulations.last_criterion == "list":
            return said("The order is that of a list: type the numbers in its order, such as 7 1 5.")
        return said("Lots need a seed: type one, or the order of slips drawn from a hat.")
