"""A report whose rounds were all made beforehand by a table that one of our systems knows: taken over as that."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.bye import Bye, ByeKind
from paircard.core.event.facts import Fact
from paircard.core.event.regulations import Regulations
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.round_facts import PairMade, RoundPaired, RoundPublished
from paircard.core.facets.asked.exchange import Recognised
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.frozen import dataclass
from paircard.data.exchange.trf.reading.recorded import Recorded
from paircard.data.exchange.trf.reading.reported import points_of
from paircard.data.exchange.trf.records.system import code_of, named, words_of


@dataclass(frozen=True, slots=True)
class Schedule:
    """A system and its table for this event."""

    system: str
    table: Recognised

    def regulations(self, recorded: Recorded) -> Regulations:
        """Return those of an event by the table: as many rounds as that has."""
        tie_breaks = SYSTEMS[self.system].tie_breaks or Regulations().tie_breaks
        return Regulations(
            len(self.table.rounds),
            self.system,
            tie_breaks=tie_breaks,
            options=self.table.options,
            points=self.points(recorded),
        )

    def points(self, recorded: Recorded) -> str:
        """Return what results give; empty for 1, ½ and 0, and where the system does not count it."""
        return points_of(recorded.texts, self.system)

    def facts(self, recorded: Recorded) -> Iterator[Fact]:
        """Yield the whole schedule in the order of its boards, then the results that are known."""
        ids = recorded.ids
        for number, pairs in enumerate(self.table.rounds, start=1):
            made = tuple(PairMade(ids[white], ids[black]) for white, black in pairs)
            free = ids.keys() - {each for pair in pairs for each in pair}
            worth = SYSTEMS[self.system].worth.free_round
            byes = tuple(Bye(ids[each], ByeKind.FREE, worth) for each in sorted(free))
            yield RoundPaired(number, made, numbers=tuple(ids.values()) if number == 1 else (), byes=byes)
            yield RoundPublished(number)
        for number, result, board in self._results(recorded):
            yield ResultEntered(number, board, result)

    def _results(self, recorded: Recorded) -> Iterator[tuple[int, Result, int]]:
        for round_, pairs in zip(recorded.rounds, self.table.rounds, strict=False):
            known = {(game.white, game.black): game.result for game in round_.games}
            for board, pair in enumerate(pairs, start=1):
                if result := known[pair]:
                    yield round_.number, result, board


def schedule_of(recorded: Recorded) -> Schedule | None:
    """Return the schedule a report was played by; None where it names no such system, or was played otherwise."""
    if not recorded.of_another_system:
        return None
    if any(each.byes or each.full_byes or each.half_byes for each in recorded.rounds):
        return None  # a free round gives nothing: whoever had something for it was not free
    pairs = [{(game.white, game.black) for game in each.games} for each in recorded.rounds]
    words, code = named(recorded.texts)
    keys = [key for key, system in SYSTEMS.items() if system.contestants == "players"]
    if recorded.going_on.chosen:
        keys = [recorded.going_on.system]
        words, code = words_of(keys[0]), code_of(keys[0])
    for key in keys:
        exchange = SYSTEMS[key].exchange
        found = exchange.recognised(words, code, len(recorded.players), recorded.number_of_rounds, pairs)
        if found:
            return Schedule(key, found)
    return None
