"""The report of one period of an event of more than 30 days: an event of its own, as FIDE rates 30 days together.

Only its rounds, numbered from 1; only who played in them, numbered by the ratings of the period; the points of these
rounds. Or, where that is wanted, all of the event with the rounds of other periods left blank. It is for rating alone:
nothing in it tells how the event is paired, and it must not be paired from.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace as replaced

from paircard.core.event.card_file import NO_FILE
from paircard.core.event.entrant import Entrant
from paircard.core.event.fold.established import Facts
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.periods import fide_id_of, in_period, number_of_periods, rounds_of
from paircard.core.event.registration import Registration
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import replace
from paircard.core.values.language import tr
from paircard.data.exchange.trf.outgoing import Outgoing
from paircard.data.exchange.trf.records.player_columns import fields_of_round
from paircard.data.exchange.trf.records.system import write_092
from paircard.data.exchange.trf.round_columns import RoundColumns
from paircard.data.exchange.trf.style import STANDARD, Edition, Style
from paircard.data.exchange.trf.table import written
from paircard.data.exchange.trf.writing.file import as_bytes, need_spelled

_FOR_PAIRING = frozenset({"092", "152", "192", "XXC", "202", "212", "250", "260", "240", "###"})
"""Records that tell how the whole event is paired and ranked; 092 is written as the event has it."""
_BY_HAND = "swiss-1998"
"""The system in whose form the rounds are written: any pairs may stand in it."""


def write_period(
    tournament: Tournament,
    period: int,
    edition: Edition = Edition.TRF16,
    style: Style = STANDARD,
    *,
    whole: bool = False,
) -> bytes:
    """Return the report of a period; `whole`: with all players and rounds of the event, those of others blank.

    Raises `Refusal` for a period that the event has not, or that is not played.
    """
    seen = period_seen(tournament, period, whole=whole)
    need_spelled(seen, style)
    lines = _lines(tournament, period, Outgoing(seen, edition, style))
    if not whole:
        return as_bytes(list(lines))
    columns = RoundColumns.of(seen).first
    blank = [columns[each.number] for each in seen.rounds if each.number not in rounds_of(tournament.facts, period)]
    return as_bytes([_without(line, blank) for line in lines])


def _without(line: str, columns: Iterable[int]) -> str:
    """Return a line without what a player has in some rounds."""
    for column in columns if line.startswith("001") else ():
        fields = fields_of_round(column)
        first, last = fields.opponent.first - 1, fields.result.last
        line = f"{line[:first]}{' ' * (last - first)}{line[last:]}"
    return line.rstrip()


def _lines(tournament: Tournament, period: int, out: Outgoing) -> Iterator[str]:
    lines = [line for line in written(out) if line[:3] not in _FOR_PAIRING]
    rounds = rounds_of(tournament.facts, period)
    head = [line for line in lines if "012" <= line[:3] < "092"]
    yield from head
    yield from write_092(Outgoing(tournament, out.edition, out.style))
    if not out.old:
        which = f"Rounds {rounds[0]} to {rounds[-1]} of {tournament.regulations.rounds}"  # no words: a record
        if known := fide_id_of(tournament.facts, period):
            yield f"### FIDE id of the event: {known}"  # no words: a record
        yield f"### {which} only, for rating: do not pair or rank from it"  # no words: a record
    yield from (line for line in lines if line not in head)


def period_seen(tournament: Tournament, period: int, *, whole: bool = False) -> Tournament:
    """Return the rounds of a period as an event of its own; `whole`: all rounds up to its last, others empty."""
    _need_period(tournament, period)
    facts, own = tournament.facts, rounds_of(tournament.facts, period)
    first = 1 if whole else own[0]
    rounds = [
        each if each.number in own else replace(each, boards=(), byes=())
        for each in tournament.rounds[first - 1 : own[-1]]
    ]
    numbered = _everybody(tournament, period) if whole else _registrations(tournament, rounds, period)
    number_of_rounds = facts.regulations.rounds if whole else len(rounds)
    seen = Facts(
        facts.catalogue,
        _details(tournament, period),
        Regulations(number_of_rounds, _BY_HAND, half_point_byes=True, tie_breaks=(), points=facts.regulations.points),
        registrations=numbered,
        rounds=tuple(_round(each, at, numbered) for at, each in enumerate(rounds, start=1)),
        times={at: facts.times[each.number] for at, each in enumerate(rounds, start=1) if each.number in facts.times},
        rating_rules=facts.rating_rules,
        name=facts.name,
    )
    return replaced(tournament, world={**tournament.world, tournament.stage: seen}, earlier=NO_FILE)


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


def _everybody(tournament: Tournament, period: int) -> dict[ContestantId, Registration]:
    """Return all entrants with the numbers of the event and the ratings of the period."""
    return {
        id_: Registration(id_, in_period(tournament.facts, id_, each.entrant, period), tournament.numbers[id_])
        for id_, each in tournament.registrations.items()
        if id_ in tournament.numbers
    }


def _round(round_: Round, number: int, ids: Collection[ContestantId]) -> Round:
    byes = tuple(each for each in round_.byes if each.who in ids)
    return replace(round_, number=number, byes=byes, notes=(), series={}, decisions={})
