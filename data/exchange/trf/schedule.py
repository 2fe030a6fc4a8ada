"""A report whose rounds were all made beforehand by a table that one of our systems knows: taken over as that."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from core.event.bye import Bye, ByeKind
from core.event.facts import Fact
from core.event.ids import PlayerId
from core.event.result import Result
from core.event.result_facts import ResultEntered
from core.event.round_facts import PairMade, RoundPaired, RoundPublished
from core.event.tournament import Tournament
from core.systems.catalogue import SYSTEMS
from core.systems.facets import Recognised
from core.values.frozen import dataclass
from data.exchange.trf.systems import named_system

if TYPE_CHECKING:
    from data.exchange.trf.event import RecordedEvent


@dataclass(frozen=True, slots=True)
class Schedule:
    """A system and its table for this event."""

    system: str
    table: Recognised


def schedule_of(recorded: RecordedEvent) -> Schedule | None:
    """Return the schedule a report was played by; None where it names no such system, or was played otherwise."""
    if not recorded.of_another_system:
        return None
    if any(each.byes or each.full_byes or each.half_byes for each in recorded.rounds):
        return None  # a free round gives nothing: whoever had something for it was not free
    pairs = [{(game.white, game.black) for game in each.games} for each in recorded.rounds]
    words, code = named_system(each.text for each in recorded.kept)
    keys = [key for key, system in SYSTEMS.items() if system.contestants == "players"]
    if recorded.going_on.chosen:
        keys = [recorded.going_on.system]
        exchange = SYSTEMS[keys[0]].exchange
        words, code = exchange.name(Tournament()), exchange.code(Tournament())
    for key in keys:
        system = SYSTEMS[key]
        found = system.exchange.recognised(words, code, len(recorded.players), recorded.number_of_rounds, pairs)
        if found:
            return Schedule(key, found)
    return None


def schedule_events(recorded: RecordedEvent, schedule: Schedule, ids: Mapping[int, PlayerId]) -> Iterator[Fact]:
    """Yield the whole schedule in the order of its boards, then the results that are known."""
    for number, pairs in enumerate(schedule.table.rounds, start=1):
        made = tuple(PairMade(ids[white], ids[black]) for white, black in pairs)
        free = ids.keys() - {each for pair in pairs for each in pair}
        worth = SYSTEMS[schedule.system].worth.free_round
        byes = tuple(Bye(ids[each], ByeKind.FREE, worth) for each in sorted(free))
        yield RoundPaired(number, made, numbers=tuple(ids.values()) if number == 1 else (), byes=byes)
        yield RoundPublished(number)
    for number, result, board in _results(recorded, schedule):
        yield ResultEntered(number, board, result)


def _results(recorded: RecordedEvent, schedule: Schedule) -> Iterator[tuple[int, Result, int]]:
    for round_, pairs in zip(recorded.rounds, schedule.table.rounds, strict=False):
        known = {(game.white, game.black): game.result for game in round_.games}
        for board, pair in enumerate(pairs, start=1):
            if result := known[pair]:
                yield round_.number, result, board
