"""Events written as TRF16 come in as they were."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from paircard.core.commands import AnnounceAbsence, RegisterEntrants, WithdrawEntrant
from paircard.core.event.byes_of_next_round import half_point_byes
from paircard.core.event.card import CardLine, Kind
from paircard.core.event.entrant import Entrant, Sex, Title
from paircard.core.event.ids import ContestantId
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.simulation import Plan, play
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.exchange.trf import read_trf
from paircard.data.exchange.trf.writing.file import write_trf
from tests.support.dose import examples
from tests.support.play import Play

AWAY = {Kind.WITHDRAWN: Kind.ABSENT, Kind.NOT_ENTERED: Kind.ABSENT}
"""A report does not tell why somebody was not there."""


def read_back(data: bytes) -> Tournament:
    report = read_trf(data)
    assert not report.refused
    assert not report.problem
    return Tournament.beginning(SYSTEMS).imagine(*report.events)


def records(tournament: Tournament) -> dict[int, list[tuple[object, ...]]]:
    """Return everything a report can tell of every round, by pairing number."""
    numbers = tournament.numbers

    def told(record: CardLine) -> tuple[object, ...]:
        opponent = numbers.get(ContestantId(record.opponent or 0))
        return AWAY.get(record.kind, record.kind), opponent, record.colour, record.half_points, record.float

    return {card.number: [told(each) for each in card.lines] for card in tournament.cards.values()}


@settings(max_examples=examples(60), deadline=None)
@given(st.integers(0, 10**9), st.integers(2, 24), st.integers(1, 9))
def test_a_simulated_event_comes_in_as_it_was_written(seed: int, players: int, rounds: int) -> None:
    tournament = play(Plan(players, players, rounds), seed).tournament
    data = write_trf(tournament)
    again = read_back(data)
    assert records(again) == records(tournament)
    assert again.regulations.rounds == rounds
    assert again.facts.first_colour == tournament.facts.first_colour
    assert [each.entrant for each in again.registrations.values()] == [
        tournament.registrations[id_].entrant for _, id_ in sorted(tournament.ids.items())
    ]
    assert write_trf(again) == data


def test_every_field_stands_in_its_columns() -> None:
    """The record of a grandmaster, position by position (Krause 2006)."""
    play = Play([2700, 2600], rounds=3)
    anna = Entrant.of(
        "Müller-Lüdenscheidt, Anna Katharina Maria",
        rating=2800,
        title=Title.WGM,
        sex=Sex.WOMAN,
        federation="GER",
        fide_id="12345",
        birth=1990,
    )
    play.do(RegisterEntrants((anna,)))
    play.pair()
    play.results("=")
    lines = write_trf(play.tournament).decode().split("\r\n")
    assert lines[:6] == ["012 Test", "062 3", "092 Swiss system FIDE 1998", "XXR 3", "XXC white1", lines[5]]
    line = lines[5]
    assert line[:14] == "001    1 wWGM "
    assert line[14:47] == "Müller-Lüdenscheidt, Anna Katharin"[:33]
    assert line[48:79] == "2800 GER       12345 1990/00/00"
    assert (line[80:84], line[85:89]) == (" 0.5", "   2")  # the bye is worth a point
    assert line[91:99] == "   2 w ="
    assert lines[-2][91:99] == "0000 - U"
    assert lines[-1] == ""


def test_forfeits_keep_opponent_and_colour_and_adjourned_games_are_blank() -> None:
    play = Play.evenly(6, 2300, 25)
    play.pair()
    play.results("+xa")
    rounds = [line[91:99] for line in write_trf(play.tournament).decode().split("\r\n") if line.startswith("001")]
    assert rounds == ["   4 w +", "   5 b -", "   6 w  ", "   1 b -", "   2 w -", "   3 b  "]
    play.pair()
    again = read_back(write_trf(play.tournament))
    assert [board.result for board in again.rounds[0].boards] == [
        Result.WHITE_FORFEIT,
        Result.DOUBLE_FORFEIT,
        Result.ADJOURNED,
    ]


def test_what_is_announced_for_rounds_to_come() -> None:
    play = Play.evenly(6, 2300, 25, rounds=3, half_point_byes=True)
    play.pair()
    play.results("1=0")
    play.do(
        AnnounceAbsence(ContestantId(2), 2, half_point=True),
        AnnounceAbsence(ContestantId(3), 3),
        WithdrawEntrant(ContestantId(4)),
    )
    again = read_back(write_trf(play.tournament))
    assert half_point_byes(again) == half_point_byes(play.tournament) == (2,)
    assert {*again.to_pair} == {*play.tournament.to_pair} == {1, 3, 5, 6}
    assert not again.registrations[ContestantId(3)].takes_part(3)
    assert not again.registrations[ContestantId(4)].takes_part(3)
