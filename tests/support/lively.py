"""Events in which everything happens: byes, forfeits, half points, absences, withdrawals, returns, late entries."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

from paircard.core.commands import (
    AnnounceAbsence,
    Command,
    CreateTournament,
    EnterResult,
    PairRound,
    PublishRound,
    RegisterEntrants,
    ReturnEntrant,
    SetFirstColour,
    WithdrawEntrant,
)
from paircard.core.event.entrant import Entrant, RatingSource, Sex, Title
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import ODD_RESULTS, Result
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal

LISTS = (("BH@fide1998", "PS", "WON"), ("DE/FIRST", "ARO", "LOTS"), ("BH/C1@c07-2026", "SSFBH", "SB@fide2009"), ())


def lively_event(seed: int, *, adjourned: bool = False) -> Tournament:
    """Play 2 - 14 players through some or all rounds; a refusal of the rules ends it early."""
    chance = Random(seed)
    rounds, stop = chance.randint(1, 8), chance.randint(0, 8)
    dates: dict[str, Any] = {"start": "2026-05-02", "end": "2026-05-10"} if chance.random() < 0.7 else {}
    if seed % 2:
        dates |= {"federation": "POL", "time_control": chance.choice(("15+10", "90'/40"))}
        dates |= {"deputies": ("Nowak, Jan", "Öberg, Åke")[: seed % 3], "round_dates": ("2026-05-02", "", "2026-05-10")}
    details = Details(
        "Lively Open", chance.choice(["", "Łódź"]), chief_arbiter=chance.choice(["", "Lis, Ewa"]), **dates
    )
    regulations = Regulations(rounds, half_point_byes=True, tie_breaks=chance.choice(LISTS))
    event = _done(Tournament.beginning(SYSTEMS), CreateTournament(details, regulations))
    event = _done(event, RegisterEntrants(tuple(_entrant(chance, n) for n in range(1, chance.randint(2, 14) + 1))))
    event = _done(event, SetFirstColour(chance.choice(("W", "B"))))
    with suppress(Refusal):
        while len(event.rounds) < min(stop, rounds):
            event = _round(_people(event, chance), chance, adjourned=adjourned)
    return _people(event, chance) if not event.all_paired else event


def _round(event: Tournament, chance: Random, *, adjourned: bool) -> Tournament:
    event = _done(_done(event, PairRound()), PublishRound())
    number = len(event.rounds)
    signs = [*"1111====000+-x", *("a" if adjourned else "")] * 3 + [each.value for each in ODD_RESULTS]
    for board in event.rounds[-1].boards:
        event = _done(event, EnterResult(number, board.number, Result(chance.choice(signs))))
    return event


def _people(event: Tournament, chance: Random) -> Tournament:
    """Let some be absent, leave, come back, and somebody come late."""
    number = event.next_round
    for id_, registration in event.registrations.items():
        luck = chance.random()
        if luck < 0.12 and registration.takes_part(number):
            later = chance.randint(number, event.regulations.rounds)
            event = _tried(event, AnnounceAbsence(id_, later, half_point=chance.random() < 0.6))
        elif luck < 0.15 and not registration.gone:
            event = _tried(event, WithdrawEntrant(id_, "ill"))
        elif luck > 0.6 and registration.gone:
            event = _tried(event, ReturnEntrant(id_))
    if event.rounds and chance.random() < 0.15:
        late = _entrant(chance, len(event.registrations) + 1)
        event = _tried(event, RegisterEntrants((late,), tuple(chance.choice((0, 1)) for _ in event.rounds)))
    return event


def _entrant(chance: Random, number: int) -> Entrant:
    national = chance.random() < 0.4
    birth = chance.choice((None, 1950, 2011))
    return Entrant.of(
        f"Player {number:02}, {chance.choice(('Zofia', 'Øyvind', 'Jan Krzysztof'))}",
        rating=chance.choice((0, 1000, 1810, 1810, 2200, 2555)),
        title=chance.choice((Title.NONE, Title.NONE, Title.FM, Title.WGM)),
        rating_source=RatingSource.NATIONAL if national else RatingSource.UNKNOWN,
        federation=chance.choice(("POL", "SWE")) if national else chance.choice(("", "BUL")),
        national_id=f"PL{number}" if national else "",
        birth=birth,
        birth_date=f"2011-03-{number:02}" if birth == 2011 and number % 2 else "",
        sex=chance.choice(tuple(Sex)),
        fide_id=chance.choice(("", str(1100000 + number))),
    )


def _done(event: Tournament, command: Command) -> Tournament:
    return event.imagine(*command.decide(event))


def _tried(event: Tournament, command: Command) -> Tournament:
    try:
        return _done(event, command)
    except Refusal:
        return event
