"""What is measured of groups and a final: one order of everybody, who came into the final, how even the groups were."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from paircard.core.event.ids import ContestantId, Place
from paircard.core.facets.system import system_of
from paircard.core.lab import games
from paircard.core.lab.event import Event
from paircard.core.lab.measures import (
    Observation,
    by_round,
    mean,
    of_colours,
    of_cup,
    of_order,
    of_places,
    of_points,
    ranked,
)
from paircard.core.lab.order import Ranked
from paircard.core.tables.standings import standings


def observed_in_groups(event: Event) -> Iterator[Observation]:
    """Yield all figures of groups and a final."""
    stages = [event.tournament.seen(stage) for stage in event.groups]
    final = event.tournament.seen(event.final)
    found = [standings(each) for each in stages]
    tables = [ranked(table, event.strength) for table in found]
    order = order_of_all(tables, ranked(standings(final), event.strength))
    last = max(stage.scheduled for stage in stages)
    yield from of_order(order, event.experiment.top)
    yield Observation("final", "", _strongest_in(final.registrations, event.strength, order))
    yield from of_places(order)
    yield from of_points(tables, found[0].tie_breaks)
    yield from of_colours([
        [line for stage in (*stages, final) if each.id in stage.cards for line in stage.cards[each.id].lines]
        for each in order
    ])  # fmt: skip
    yield from by_round(stages, event.strength)
    yield from by_round((final,), event.strength, before=last)
    means = [mean(each.strength for each in table) for table in tables]
    yield Observation("group-strength", "", max(means) - min(means))
    if system_of(final).shares_places:
        yield from of_cup(final)
    played = sum(map(games.games_played, (*stages, final)))
    yield Observation("games", "", 2 * played / len(order))
    yield Observation("rounds", "", event.rounds)


def order_of_all(groups: Sequence[Sequence[Ranked]], final: Sequence[Ranked]) -> tuple[Ranked, ...]:
    """Return everybody in one order: the final as it ended, then who was next in their group, place by place.

    All who stand on the same place of their groups share one behind the final.
    """
    on = {each.id for each in final}
    others = sorted((each for table in groups for each in table if each.id not in on), key=lambda each: each.place)
    first = {place: sum(each.place < place for each in others) for place in {each.place for each in others}}
    behind = (
        Ranked(each.id, each.strength, 0, Place(len(final) + first[each.place] + 1)) for each in others
    )  # fmt: skip
    return (*final, *behind)


def _strongest_in(
    final: Mapping[ContestantId, object], strength: Mapping[ContestantId, float], order: Sequence[Ranked]
) -> float:  # fmt: skip
    strongest = sorted((each.id for each in order), key=lambda id_: -strength[id_])[: len(final)]
    return sum(id_ in final for id_ in strongest) / len(final)
