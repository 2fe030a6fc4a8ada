"""The report of one period of an event of more than 30 days: an event of its own, as FIDE rates 30 days together.

Only its rounds, numbered from 1; only who played in them, numbered by the ratings of the period; the points of these
rounds. It is for rating alone: nothing in it tells how the event is paired, and it must not be paired from.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace as replaced

from core.event.card_file import NO_FILE
from core.event.entrant import Entrant
from core.event.fold.established import Facts
from core.event.ids import ContestantId, PairingNumber
from core.event.periods import in_period, number_of_periods, rounds_of
from core.event.registration import Registration
from core.event.regulations import Details, Regulations
from core.event.round import Round
from core.event.tournament import Tournament
from core.values.errors import Refusal
from core.values.frozen import replace
from core.values.language import tr
from data.exchange.trf.lines.system import write_092
from data.exchange.trf.outgoing import Outgoing
from data.exchange.trf.style import STANDARD, Edition, Style
from data.exchange.trf.table import written
from data.exchange.trf.writing.file import as_bytes, need_spelled

_FOR_PAIRING = frozenset({"092", "152", "192", "XXC", "202", "212", "250", "260", "240", "###"})
"""Records that tell how the whole event is paired and ranked; 092 is written as the event has it."""
_BY_HAND = "swiss-1998"
"""The system in whose form the rounds are written: any pairs may stand in it."""


def write_period(
    tournament: Tournament, period: int, edition: Edition = Edition.TRF16, style: Style = STANDARD
) -> bytes:
    """Return the report of a period; raise `Refusal` for one that the event has not, or that is not played."""
    seen = period_seen(tournament, period)
    need_spelled(seen, style)
    return as_bytes(list(_lines(tournament, period, Outgoing(seen, edition, style))))


def _lines(tournament: Tournament, period: int, out: Outgoing) -> Iterator[str]:
    lines = [line for line in written(out) if line[:3] not in _FOR_PAIRING]
    rounds = rounds_of(tournament.facts, period)
    head = [line for line in lines if "012" <= line[:3] < "092"]
    yield from head
    yield from write_092(Outgoing(tournament, out.edition, out.style))
    if not out.old:
        which = f"Rounds {rounds[0]} to {rounds[-1]} of {tournament.regulations.rounds}"  # no words: a record
        yield f"### {which} only, for rating: do not pair or rank from it"  # no words: a record
    yield from (line for line in lines if line not in head)


def period_seen(tournament: Tournament, period: int) -> Tournament:
    """Return the rounds of a period as an event of its own."""
    _need_period(tournament, period)
    facts = tournament.facts
    rounds = [tournament.rounds[each - 1] for each in rounds_of(facts, period)]
    numbered = _registrations(tournament, rounds, period)
    own = Facts(
        facts.catalogue,
        _details(tournament, period),
        Regulations(len(rounds), _BY_HAND, half_point_byes=True, tie_breaks=(), points=facts.regulations.points),
        registrations=numbered,
        rounds=tuple(_round(each, at, numbered) for at, each in enumerate(rounds, start=1)),
        times={at: facts.times[each.number] for at, each in enumerate(rounds, start=1) if each.number in facts.times},
        rating_rules=facts.rating_rules,
        name=facts.name,
    )
    return replaced(tournament, world={**tournament.world, tournament.stage: own}, earlier=NO_FILE)


def _need_period(tournament: Tournament, period: int) -> None:
    facts = tournament.facts
    if facts.periods is None or tournament.of_teams:
        raise Refusal(tr("The event has no periods: I on Entrants says with which rounds they begin."))
    if not 1 <= period <= (last := number_of_periods(facts)):
        raise Refusal(tr("The event has periods 1 to {last}, not {period}.", last=last, period=period))
    rounds = rounds_of(facts, period)
    if rounds[-1] > tournament.scheduled or any(each.missing for each in tournament.rounds[rounds[0] - 1 : rounds[-1]]):
        raise Refusal(
            tr(
                "Period {period} ends with round {round}, and not all of it is played: its report comes then.",
                period=period,
                round=rounds[-1],
            )
        )


def _details(tournament: Tournament, period: int) -> Details:
    """Return the head of the report: the days of the rounds, and their numbers behind the name."""
    rounds = rounds_of(tournament.facts, period)
    first, last = (tournament.when(each).date for each in (rounds[0], rounds[-1]))
    details = tournament.details
    name = f"{details.name}, Rounds {rounds[0]}-{rounds[-1]}"  # no words: the name of an event in a record
    return replace(details, name=name, start=first or details.start, end=last or details.end, round_dates=())


def _registrations(tournament: Tournament, rounds: list[Round], period: int) -> dict[ContestantId, Registration]:
    """Return who played in the rounds, numbered by the ratings of the period."""
    played = {id_ for round_ in rounds for board in round_.boards for id_ in board.players}
    entrants = {id_: in_period(tournament.facts, id_, tournament.registrations[id_].entrant, period) for id_ in played}

    def strength(id_: ContestantId) -> tuple[object, ...]:
        entrant: Entrant = entrants[id_]
        return (-entrant.rating, entrant.title.rank, tournament.numbers[id_])

    order = sorted(played, key=strength)
    return {id_: Registration(id_, entrants[id_], PairingNumber(at)) for at, id_ in enumerate(order, start=1)}


def _round(round_: Round, number: int, ids: Collection[ContestantId]) -> Round:
    byes = tuple(each for each in round_.byes if each.who in ids)
    return replace(round_, number=number, byes=byes, notes=(), series={}, decisions={})
