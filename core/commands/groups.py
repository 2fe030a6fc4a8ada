"""Drawing a field into groups (B.VI A2): the stages, who is in which, and their start numbers, as one command."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from paircard.core.commands.base import Command
from paircard.core.commands.field_that_fits import need_contestants
from paircard.core.commands.stages import OpenStage, need_room
from paircard.core.event.announced_facts import LotsDrawn
from paircard.core.event.drawn import already_drawn
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.regulations import Regulations
from paircard.core.event.stage_facts import NumbersGiven, StageChanged, StageEntered, StageOpened
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.systems.drawing_groups import Apart, Entry, Step, Way, baskets, draw, groups_of, own_choice, snake
from paircard.core.systems.drawing_groups.entry import ARTICLE
from paircard.core.systems.drawing_groups.group_sizes import need_places
from paircard.core.systems.drawing_groups.lots import (
    Lots,
    basket_purpose,
    drawn_by_seed,
    drawn_from_slips,
    number_purpose,
    numbers_from_slips,
    start_numbers,
)
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.said import said
from paircard.core.values.text import clean

if TYPE_CHECKING:
    from paircard.core.event.registration import Registration

Orders = tuple[tuple[ContestantId, ...], ...]
WITNESSES = 300
"""Characters of who drew and who was present."""


@dataclass(frozen=True)
class DrawGroups(Command):
    """Open the groups, put everybody of the stage seen into one, and give numbers within each by lots."""

    way: Way
    places: tuple[int, ...]
    """Of each group, group 1 first."""
    regulations: Regulations
    """Of every group."""
    apart: tuple[Apart, ...] = ()
    seed: str = ""
    """What all lots are drawn from; empty where slips are typed."""
    slips: Orders = ()
    """With baskets and without a seed: the ids of every basket as drawn from the hat."""
    chosen: tuple[tuple[ContestantId, int], ...] = ()
    """With own choice: who chose which group, in turn."""
    number_slips: Orders = ()
    """Without a seed: the ids of every group, number 1 first."""
    name: str = "Group"  # no words: the screen gives its own
    field_name: str = ""
    """What the stage that is drawn is called, where it has no name yet."""
    by: str = ""
    present: str = ""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse a field that has been drawn or is being played, and places, slips or choices that do not fit it."""
        steps = tuple(self.steps(tournament))
        numbers = self.numbers(tournament, steps)
        opened, entered = tuple(self._opened(tournament)), tuple(self._entered(tournament, steps))
        return (
            *self._named(tournament),
            *self._lots(tournament, steps),
            *as_planned(tournament, opened, entered),
            *entered,
            *self._numbered(tournament, numbers),
        )

    # --- as it is shown before anything is stored ------------------------------------------------------------

    def steps(self, tournament: Tournament) -> Iterator[Step]:
        """Yield the draw, one entrant after the other."""
        need_drawable(tournament)
        order = strength(tournament)
        need_places(self.places, len(order))
        need_room(tournament, len(self.places))
        match self.way:
            case Way.SNAKE:
                return snake(order, self.places, self.apart)
            case Way.BASKETS:
                return draw(self._drawn(tournament, baskets(order, self.places)), self.places, self.apart)
            case Way.CHOICE:
                return self._chosen(order)

    def numbers(self, tournament: Tournament, steps: Sequence[Step]) -> Orders:
        """Return the ids of every group in the order of their start numbers."""
        groups = groups_of(steps, len(self.places))
        if self.seed:
            return start_numbers(groups, lots_of(tournament, self.seed))
        if len(self.number_slips) != len(groups):
            raise Refusal(said("Lots need a seed: type one, or the order of slips drawn from a hat."), ARTICLE, "seed")
        return numbers_from_slips(groups, self.number_slips)

    def stages(self, tournament: Tournament) -> range:
        """Return the numbers that the groups will have as stages."""
        first = max(tournament.world) + 1
        return range(first, first + len(self.places))

    def group_name(self, group: int) -> str:
        """Return what a group will be called."""
        return f"{clean(self.name)} {group}".strip()

    def _drawn(self, tournament: Tournament, made: Sequence[Sequence[Entry]]) -> tuple[tuple[Entry, ...], ...]:
        return drawn_by_seed(made, lots_of(tournament, self.seed)) if self.seed else drawn_from_slips(made, self.slips)

    def _chosen(self, order: Sequence[Entry]) -> Iterator[Step]:
        """Yield who chose what: the strongest first, nobody twice, nobody left out."""
        if [id_ for id_, _ in self.chosen] != [each.id for each in order]:
            raise Refusal(said("Everybody chooses once, in the order of the list."), ARTICLE)
        return own_choice(zip(order, (group for _, group in self.chosen), strict=True), self.places, self.apart)

    # --- the facts -------------------------------------------------------------------------------------------

    def _named(self, tournament: Tournament) -> Iterator[Fact]:
        """Give the stage that is drawn a name: there are several from now on."""
        name = clean(self.field_name)
        if name and not tournament.facts.name:
            yield StageChanged(tournament.stage, name, tournament.facts.pool)

    def _lots(self, tournament: Tournament, steps: Sequence[Step]) -> Iterator[Fact]:
        """Yield every lot that was drawn, basket by basket."""
        if self.way is not Way.BASKETS:
            return
        lots, seed = lots_of(tournament, self.seed), clean(self.seed)
        for basket in dict.fromkeys(step.basket for step in steps):
            order = tuple(step.entrant for step in steps if step.basket == basket)
            purpose = lots.purpose(basket_purpose(basket or 0))
            yield LotsDrawn(purpose, order, seed, "", *witnesses(self.by, self.present))

    def _numbered(self, tournament: Tournament, numbers: Orders) -> Iterator[Fact]:
        """Yield the start numbers, group by group."""
        lots, seed = lots_of(tournament, self.seed), clean(self.seed)
        for group, (stage, order) in enumerate(zip(self.stages(tournament), numbers, strict=True), 1):
            purpose = lots.purpose(number_purpose(group)) if seed else ""
            yield NumbersGiven(stage, order, seed, purpose, "", *witnesses(self.by, self.present))

    def _opened(self, tournament: Tournament) -> Iterator[StageOpened]:
        """Yield the opening of every group; the draw is the pool they belong to."""
        state, pool = tournament, free_pool(tournament, clean(self.name) or tr("Group"))
        for group in range(1, len(self.places) + 1):
            (opened,) = OpenStage(self.group_name(group), self.regulations, pool).decide(state)
            state = state.imagine(opened)
            yield opened

    def _entered(self, tournament: Tournament, steps: Sequence[Step]) -> Iterator[StageEntered]:
        stages = self.stages(tournament)
        for step in steps:
            yield StageEntered(stages[step.group - 1], step.entrant, tournament.stage, _rule(step))


def as_planned(
    tournament: Tournament, opened: Iterable[StageOpened], entered: Iterable[StageEntered]
) -> Iterator[StageOpened]:
    """Yield the openings with as many rounds as the system has for those who will be in each stage.

    Refuses so many players that the system has no rounds for them.
    """
    opened, entered = tuple(opened), tuple(entered)
    for each in opened:
        need_contestants(tournament, each.regulations, [who.id for who in entered if who.stage == each.stage])
    state = tournament.imagine(*opened, *entered)
    for each in opened:
        stage = state.seen(each.stage)
        if not stage.planned:
            fields = {"stage": each.name, "system": tr(system_of(stage).name), "count": len(stage.registrations)}
            raise Refusal(
                said("{stage} would have {count} players: {system} is not for so many.", **fields), "", "places"
            )
        yield replace(each, regulations=each.regulations.with_rounds(stage.planned))


def lots_of(tournament: Tournament, seed: str) -> Lots:
    """Return what lots in the stage seen are drawn from: the seed, and the opening, which no other event has."""
    opening = tournament.opening
    return Lots(seed, opening.digest if opening else "", tournament.stage)


def witnesses(by: str, present: str) -> tuple[str, str]:
    """Return who drew and who was present, as they are kept with a draw."""
    return clean(by)[:WITNESSES], clean(present)[:WITNESSES]


def strength(tournament: Tournament) -> tuple[Entry, ...]:
    """Return the entrants of the stage seen as a draw knows them, the strongest first."""
    by_number = (tournament.registrations[id_] for _, id_ in sorted(tournament.ids.items()))
    return tuple(map(_entry, by_number))


def _entry(registration: Registration) -> Entry:
    return Entry(registration.id, registration.entrant.club, registration.entrant.federation)


def need_drawable(tournament: Tournament) -> None:
    """Refuse a stage that is played itself, was drawn before, or in which somebody has left."""
    if tournament.rounds:
        raise Refusal(said("Round 1 is paired: who plays here is not drawn into groups any more."), ARTICLE)
    if drawn := already_drawn(tournament):
        raise drawn
    if gone := [tournament.label(id_) for id_, each in tournament.registrations.items() if each.gone]:
        wrong = said("Strike out who will not play before the draw: {players}.", players=", ".join(gone))
        raise Refusal(wrong, ARTICLE)
    if len(tournament.registrations) < 2:
        raise Refusal(said("There is nobody to draw: n on Entrants enters players."), ARTICLE)


def pools(tournament: Tournament) -> Mapping[str, tuple[int, ...]]:
    """Return the stages of every draw, by its name, in order."""
    found: dict[str, tuple[int, ...]] = {}
    for stage in tournament.stages:
        if pool := tournament.world[stage].pool:
            found[pool] = (*found.get(pool, ()), stage)
    return found


def free_pool(tournament: Tournament, name: str) -> str:
    """Return a name for a draw that no other has."""
    taken = pools(tournament)
    return name if name not in taken else next(each for n in range(2, 99) if (each := f"{name} {n}") not in taken)


_RULES: Mapping[Way, Callable[[Step], str]] = {
    Way.SNAKE: lambda step: tr("row {row} of the snake", row=step.basket),
    Way.BASKETS: lambda step: tr("basket {basket}", basket=step.basket),
    Way.CHOICE: lambda _: tr("own choice"),
}


def _rule(step: Step) -> str:
    return _RULES[step.way](step)
