"""Filling the next stage from finished groups (B.VI A2): who goes on, by which rule, as one command."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from paircard.core.commands.base import Command
from paircard.core.commands.groups import as_planned, free_pool, lots_of, pools, witnesses
from paircard.core.commands.stages import OpenStage
from paircard.core.event.announced_facts import LotsDrawn
from paircard.core.event.facts import Fact
from paircard.core.event.filling import Filling
from paircard.core.event.ids import ContestantId
from paircard.core.event.regulations import Regulations
from paircard.core.event.stage_facts import NumbersGiven, StageChanged, StageEntered, StageOpened
from paircard.core.event.standing_of_rounds import finished
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.systems.advancing import Advanced, Plan, Undecided, advance, consoled
from paircard.core.systems.advancing.plan import ARTICLE
from paircard.core.systems.advancing.words import by_rule
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.drawing_groups.lots import need_slips
from paircard.core.tables.standings import Standings, standings
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.said import said, said_n
from paircard.core.values.text import clean

if TYPE_CHECKING:
    from collections.abc import Mapping

    from paircard.core.facets.knocked_out import KnockedOut


@dataclass(frozen=True)
class FillFinal(Command):
    """Open a stage for those who go on from the groups of a draw, or from one stage, and enter them."""

    pool: str
    """The draw whose groups they come from, or the one stage: it is called so from then on."""
    plan: Plan
    name: str
    regulations: Regulations
    lots: tuple[LotsDrawn, ...] = ()
    """Among equal players of whom only some go on, as `drawn_among` makes them."""
    seed: str = ""
    """What the start numbers in the final are drawn from; empty where they follow the order A2."""
    by: str = ""
    present: str = ""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse groups that are not finished, a plan that does not fit them, and while lots are still due."""
        advanced = self.advanced(tournament)
        if advanced.undecided:
            raise Refusal(said("Lots must decide first who goes on."), ARTICLE)
        opened = self.opened(tournament)
        stage = max(tournament.world) + 1
        groups, alone = groups_of(tournament, self.pool), alone_in(tournament, self.pool)
        entered = tuple(
            StageEntered(stage, each.id, groups[each.group - 1], by_rule(each, alone)) for each in advanced.entered
        )
        if not entered:
            raise Refusal(said("There is nobody to enter."), ARTICLE, "out" if self.plan.out else "places")
        facts = (
            *self._called(tournament, groups),
            *self.lots,
            *as_planned(tournament, (opened,), entered),
            *entered,
            *self._numbers(tournament, stage, advanced),
        )
        if self.plan.carry:  # what cannot be carried over is refused now, not when the schedule is to be posted
            final = tournament.imagine(*facts).seen(stage)
            system_of(final).rounds.made(final)
        return facts

    def _called(self, tournament: Tournament, groups: tuple[int, ...]) -> Iterator[Fact]:
        """Give the one stage they come from the name by which the final knows it: it is a draw of one group."""
        if self.pool not in pools(tournament):
            (stage,) = groups
            yield StageChanged(stage, tournament.world[stage].name or self.pool, self.pool)

    def opened(self, tournament: Tournament) -> StageOpened:
        """Return the opening of the stage; refuse regulations that nobody can play by, and results carried nowhere."""
        system = SYSTEMS.get(self.regulations.system)
        if self.plan.carry and system and system.not_carried:
            raise Refusal(said("No results are carried over: {why}", why=said(system.not_carried)), ARTICLE, "carry")
        (opened,) = OpenStage(self.name, replace(self.regulations, carry=self.plan.carry)).decide(tournament)
        plan = self.plan
        filling = Filling(self.pool, plan.places, plan.from_place, plan.best_next, plan.across)
        if plan.out:
            filling = Filling(self.pool, (), out=plan.out, first_match=plan.first_match, follow=plan.follow)
        return replace(opened, filling=filling)

    def advanced(self, tournament: Tournament) -> Advanced:
        """Return who goes on, and what lots must decide."""
        if self.plan.out:
            return out_of(tournament, self.pool, self.plan, taken(tournament, self.pool))
        drawn = dict(lots_in_force(tournament, self.pool))
        for each in self.lots:
            drawn[frozenset(each.order)] = each.order
        elsewhere = taken(tournament, self.pool) if self.plan.from_place > 1 else ()
        return advance(self.plan, tables(tournament, self.pool), drawn, elsewhere)

    def _numbers(self, tournament: Tournament, stage: int, advanced: Advanced) -> Iterator[Fact]:
        """Yield the start numbers in the final, where they are drawn."""
        if not (seed := clean(self.seed)):
            return
        lots, purpose = lots_of(tournament, seed), f"numbers of stage {stage}"  # no words: it is drawn with
        order = lots.order(purpose, sorted(each.id for each in advanced.entered))
        yield NumbersGiven(stage, order, seed, lots.purpose(purpose), "", *witnesses(self.by, self.present))


def drawn_among(
    tournament: Tournament,
    undecided: Undecided,
    pool: str,
    seed: str,
    slips: tuple[ContestantId, ...],
    by: str,
    present: str,
) -> LotsDrawn:
    """Return the lots among equal players, from a seed or in the order of slips; refuse slips that are not theirs."""
    lots = lots_of(tournament.seen(groups_of(tournament, pool)[0]), clean(seed))
    if clean(seed):
        order = lots.order(_purpose(pool), sorted(undecided.ids))
    else:
        need_slips(tr("the lots"), undecided.ids, slips)
        order = slips
    return LotsDrawn(_recorded(tournament, pool), order, clean(seed), "", *witnesses(by, present))


def _purpose(pool: str) -> str:
    return f"advancing from {pool}"  # no words: it is drawn with


def _recorded(tournament: Tournament, pool: str) -> str:
    """Return the purpose as it stands in the journal, whichever stage is seen: that of the first group."""
    return lots_of(tournament.seen(groups_of(tournament, pool)[0]), "").purpose(_purpose(pool))


def lots_in_force(tournament: Tournament, pool: str) -> Mapping[frozenset[ContestantId], tuple[ContestantId, ...]]:
    """Return the lots drawn for an earlier final from the same groups: nobody draws twice for the same places."""
    purpose = _recorded(tournament, pool)
    return {
        frozenset(each.order): each.order
        for facts in tournament.world.values()
        for each in facts.lots
        if each.purpose == purpose
    }


def groups_of(tournament: Tournament, pool: str) -> tuple[int, ...]:
    """Return the stages of the groups of a draw; refuse a name of none."""
    found = sources(tournament)
    if pool not in found:
        raise Refusal(said("No groups are drawn yet: K on Entrants draws them."), ARTICLE)
    return found[pool]


def sources(tournament: Tournament) -> Mapping[str, tuple[int, ...]]:
    """Return from where a final may be filled: the groups of every draw, and the stage seen if it is of none."""
    found = pools(tournament)
    if tournament.facts.pool or not tournament.rounds:
        return found
    return {
        **found,
        free_pool(
            tournament, tournament.facts.name or tr(system_of(tournament).called or system_of(tournament).name)
        ): (tournament.stage,),
    }


def alone_in(tournament: Tournament, pool: str) -> str:
    """Return the name of the one stage from which a final is filled; empty where it is filled from several groups."""
    groups = groups_of(tournament, pool)
    return (tournament.world[groups[0]].name or pool) if len(groups) == 1 else ""


def finals_of(tournament: Tournament, pool: str) -> tuple[int, ...]:
    """Return the stages that were filled from the groups of a draw, in order."""
    fillings = ((stage, tournament.world[stage].filling) for stage in tournament.stages)
    return tuple(stage for stage, filling in fillings if filling and filling.pool == pool)


def taken(tournament: Tournament, pool: str) -> frozenset[int]:
    """Return who of the groups of a draw is in a final already."""
    finals = (tournament.world[stage] for stage in finals_of(tournament, pool))
    return frozenset(id_ for final in finals for id_, each in final.registrations.items() if each.rule)


def would_enter(tournament: Tournament, stage: int) -> Advanced | None:
    """Return who would be in a final if it were filled now; None where it was not filled from groups.

    Raises `Refusal` while a group is not finished.
    """
    filling = tournament.world[stage].filling
    if filling is None:
        return None
    plan = Plan(filling.places, filling.best_next, filling.across, filling.from_place)
    second = filling.from_place > 1 or bool(filling.out)
    earlier = [each for each in finals_of(tournament, filling.pool) if each < stage and second]
    before = [advanced for each in earlier if (advanced := would_enter(tournament, each))]
    elsewhere = {each.id for advanced in before for each in advanced.entered}
    if filling.out:
        plan = Plan((), out=filling.out, first_match=filling.first_match)
        return out_of(tournament, filling.pool, plan, elsewhere)
    return advance(plan, tables(tournament, filling.pool), lots_in_force(tournament, filling.pool), elsewhere)


def knocked_out(tournament: Tournament, pool: str) -> KnockedOut | None:
    """Return who is out of the one cup of a draw; None where it is no cup, or there are several groups."""
    groups = groups_of(tournament, pool)
    cup = tournament.seen(groups[0])
    return system_of(cup).knocked_out(cup) if len(groups) == 1 and cup.rounds else None


def out_of(tournament: Tournament, pool: str, plan: Plan, elsewhere: Collection[int]) -> Advanced:
    """Return who plays in a consolation; refuse where it is no cup, or its round is not decided."""
    out = knocked_out(tournament, pool)
    if out is None:
        raise Refusal(said("{stage}: nobody is out by losing a match.", stage=pool), ARTICLE, "out")
    return consoled(plan, out, alone_in(tournament, pool), elsewhere)


def tables(tournament: Tournament, pool: str) -> tuple[Standings, ...]:
    """Return the final tables of the groups of a draw; refuse those that are not finished."""
    groups = tuple(map(tournament.seen, groups_of(tournament, pool)))
    for group in groups:
        if not group.rounds:
            raise Refusal(said("{group} has not begun: its results come first.", group=group.stage_name), ARTICLE)
        if missing := len(group.missing):
            unfinished = said_n(
                "{group}: {count} result is missing, type it first.",
                "{group}: {count} results are missing, type them first.",
                missing,
                group=group.stage_name,
            )
            raise Refusal(unfinished, ARTICLE)
        if not finished(group):
            raise Refusal(said("{group} is not finished: play its last round first.", group=group.stage_name), ARTICLE)
    return tuple(map(standings, groups))
