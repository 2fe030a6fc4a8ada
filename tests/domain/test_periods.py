"""Events of more than 30 days: periods, their ratings, tie-breaks by them, a report a period (Q210 to Q216)."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from paircard.core.commands import (
    ChangeDetails,
    ChangeRegulations,
    CreateTournament,
    PeriodRating,
    RatePeriod,
    RegisterEntrants,
    SetFirstColour,
    SetPeriods,
    TimeRounds,
)  # fmt: skip
from paircard.core.event.entrant import Entrant, Title
from paircard.core.event.ids import ContestantId
from paircard.core.event.period_facts import By, PeriodsSet
from paircard.core.event.periods import period_of, rounds_of
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.tournament import Tournament
from paircard.core.event.when import When
from paircard.core.papers.announcement import announcement
from paircard.core.papers.periods_told import offer_of_periods, periods_told
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.tables.standings import standings
from paircard.core.values.errors import Refusal
from paircard.data.exchange.trf import read_trf
from paircard.data.exchange.trf.style import Edition
from paircard.data.exchange.trf.writing.period import write_period
from tests.support.play import Play

ONE, TWO, THREE, FOUR, FIVE = map(ContestantId, range(1, 6))


class League(Play):
    """Five players, four rounds of one game each, two periods of two rounds unless said otherwise."""

    def __init__(
        self, by: By = "first", starts: tuple[int, ...] = (3,), tie_breaks: tuple[str, ...] = ("ARO",)
    ) -> None:
        self.tournament = Tournament.beginning(SYSTEMS)
        self.commands = []
        details = Details("League", start="2026-09-05", end="2026-11-07")
        entrants = tuple(Entrant.of(f"A{at}", rating=2100 - 100 * at) for at in range(1, 6))
        self.do(
            CreateTournament(details, Regulations(4, "dutch-2026", tie_breaks=tie_breaks)),
            RegisterEntrants(entrants),
            SetFirstColour("W"),
            SetPeriods(starts, by),
        )

    def played(self, rounds: int = 4) -> League:
        """Play rounds: who has White wins."""
        for _ in range(rounds):
            self.pair()
            self.results("11")
        return self


def average_rating(league: League, id_: ContestantId) -> Fraction:
    value = next(row.figures[0].value for row in standings(league.tournament).rows if row.card.id == id_)
    assert value is not None
    return Fraction(value)


def test_a_long_event_is_offered_periods_and_a_short_one_is_not() -> None:
    league = League()
    league.do(SetPeriods(()))
    assert "lasts more than 30 days: I on Entrants" in offer_of_periods(league.tournament)
    league.do(ChangeDetails(replace(league.tournament.details, end="2026-10-04")))
    assert offer_of_periods(league.tournament) == ""  # 30 days, the first and the last counted


def test_the_rounds_of_the_periods() -> None:
    facts = League(starts=(2, 4)).tournament.facts
    assert [list(rounds_of(facts, period)) for period in (1, 2, 3, 4)] == [[1], [2, 3], [4], []]
    assert [period_of(facts, round_) for round_ in (1, 2, 3, 4)] == [1, 2, 2, 3]


@pytest.mark.parametrize("starts", [(1,), (5,), (3, 2), (2, 2)])
def test_rounds_that_cannot_begin_a_period_are_refused(starts: tuple[int, ...]) -> None:
    with pytest.raises(Refusal, match="Periods begin with rounds 2 to 4, in their order"):
        League().do(SetPeriods(starts))


def test_no_period_lasts_longer_than_fide_rates_together() -> None:
    league = League()
    days = ("2026-09-05", "2026-09-19", "2026-10-10", "2026-11-07")
    league.do(TimeRounds(tuple((at, When(day)) for at, day in enumerate(days, start=1))))
    with pytest.raises(Refusal, match="Period 1, rounds 1 to 3, would last 36 days: FIDE rates 30 together"):
        league.do(SetPeriods((4,)))
    league.do(SetPeriods((2, 4)))


def test_tie_breaks_by_ratings_are_advised_against_where_there_are_any() -> None:
    told = "\n".join(announcement(League().tournament).sections[0].lines)
    assert "Period 2: rounds 3 to 4" in told
    assert "Tie-breaks that rest on ratings (ARO) are advised against in an event of more than 30 days" in told
    assert "tie-breaks by the first ratings" in told
    assert "advised against" not in "\n".join(announcement(League(tie_breaks=("BH",)).tournament).sections[0].lines)


@pytest.mark.parametrize(("by", "shift"), [("first", 0), ("round", 50), ("last", 100)])
def test_tie_breaks_go_by_the_first_rating_unless_another_is_chosen(by: By, shift: int) -> None:
    """Who has played all rounds met two in each period; all gain 100 with the second: so much of it counts."""
    league = League(by).played()
    met = {id_: sum(bool(line.opponent) for line in card.lines) for id_, card in league.tournament.cards.items()}
    always = next(id_ for id_, games in met.items() if games == 4)
    before = League("first").played()
    gained = tuple(
        PeriodRating(id_, each.entrant.rating + 100, each.entrant.rating + 100)
        for id_, each in league.tournament.registrations.items()
    )
    league.do(RatePeriod(2, gained))
    now, then = average_rating(league, always), average_rating(before, always)
    assert now - then == shift


def test_which_ratings_tie_breaks_go_by_is_announced_before_round_1() -> None:
    league = League().played(1)
    with pytest.raises(Refusal, match="Round 1 is paired: tie-breaks go by the ratings that were announced"):
        league.do(SetPeriods((3,), "round"))
    league.do(SetPeriods((2, 3)))


def test_ratings_of_a_period_move_no_number_and_no_pairing() -> None:
    league, other = League().played(2), League().played(2)
    league.do(RatePeriod(2, (PeriodRating(FIVE, 2700, 2700, Title.GM),)))
    assert league.tournament.numbers == other.tournament.numbers
    assert league.pair() == other.pair()


def test_a_period_that_the_event_has_not_and_the_first_one_are_refused() -> None:
    league = League()
    for period in (1, 3):
        with pytest.raises(Refusal, match="Ratings are given for period 2 to 2"):
            league.do(RatePeriod(period, (PeriodRating(ONE, 2000, 2000),)))
    league.do(SetPeriods(()))
    with pytest.raises(Refusal, match="The event has no periods"):
        league.do(RatePeriod(2, (PeriodRating(ONE, 2000, 2000),)))


@pytest.mark.parametrize("edition", list(Edition))
def test_the_reports_of_the_periods_hold_every_game_once(edition: Edition) -> None:
    league = League().played()
    reports = [write_period(league.tournament, period, edition) for period in (1, 2)]
    games = 0
    for report in reports:
        read = read_trf(report)
        assert read.refused == ()
        told = Tournament.told(SYSTEMS, read.events)
        assert len(told.rounds) == 2
        games += sum(len(round_.boards) for round_ in told.rounds)
    assert games == sum(len(round_.boards) for round_ in league.tournament.rounds) == 8


def test_a_report_of_a_period_is_an_event_of_its_own() -> None:
    """Its rounds from 1, its players by the ratings of the period, their points in it, nothing to pair from."""
    league = League(starts=(4,)).played()
    league.do(TimeRounds(((4, When("2026-11-07")),)))
    league.do(RatePeriod(2, (PeriodRating(FOUR, 2500, 2450, Title.FM),)))
    lines = write_period(league.tournament, 2, Edition.TRF26).decode().splitlines()
    (board_1, board_2) = league.tournament.rounds[3].boards
    played = {board_1.white, board_1.black, board_2.white, board_2.black}
    assert [line for line in lines if line[:3] in ("012", "042", "052", "062", "132", "142")] == [
        "012 League, Rounds 4-4", "042 2026/11/07", "052 2026/11/07", "062 4",
        "132".ljust(91) + "26/11/07", "142 1",
    ]  # fmt: skip
    assert "### Rounds 4 to 4 of 4 only, for rating: do not pair or rank from it" in lines
    assert not [line for line in lines if line[:3] in ("152", "192", "202", "250", "260")]
    people = [line for line in lines if line.startswith("001")]
    assert len(people) == len(played)
    if FOUR in played:
        assert (people[0][9:13], people[0][14:16], people[0][48:52]) == ("  FM", "A4", "2450")
    assert sorted(line[80:84] for line in people) == [" 0.0", " 0.0", " 1.0", " 1.0"]


def test_a_period_that_is_not_played_yet_and_an_event_without_have_no_report() -> None:
    league = League().played(3)
    with pytest.raises(Refusal, match="Period 2 ends with round 4, and not all of it is played"):
        write_period(league.tournament, 2)
    with pytest.raises(Refusal, match="The event has periods 1 to 2, not 3"):
        write_period(league.tournament, 3)
    with pytest.raises(Refusal, match="The event has no periods"):
        write_period(Play([2000, 1900]).tournament, 1)


def test_an_event_that_is_shorter_again_has_no_periods_beyond_its_rounds() -> None:
    league = League(starts=(3, 4))
    league.do(ChangeRegulations(replace(league.tournament.regulations, rounds=3)))
    facts = league.tournament.facts
    assert [list(rounds_of(facts, period)) for period in (1, 2, 3)] == [[1, 2], [3], []]


def test_the_other_form_has_the_whole_event_with_the_rounds_of_other_periods_blank() -> None:
    """Everybody by the number of the event; the points are those of the rounds that are there."""
    league = League(starts=(3, 4)).played()
    lines = write_period(league.tournament, 2, Edition.TRF26, whole=True).decode().splitlines()
    people = [line for line in lines if line.startswith("001")]
    assert [int(line[4:8]) for line in people] == [1, 2, 3, 4, 5]
    assert "142 4" in lines
    for line, card in zip(people, league.tournament.cards.values(), strict=True):
        (told,) = card.of_round(3)
        assert line[91:109].strip() == ""
        assert line[111:119] == (f"{told.opponent:>4} {'w' if told.colour == 'W' else 'b'} {told.half_points // 2}"
                                 if told.opponent else "0000 - U")  # fmt: skip
        assert len(line) <= 119
        assert line[80:84] == f"{told.half_points / 2:>4}"
    assert read_trf(write_period(league.tournament, 2, Edition.TRF26, whole=True)).refused == ()


def test_each_period_may_have_its_own_id_at_fide() -> None:
    """As many as are known; its report names it, and the journal what was settled."""
    league = League(starts=(3,))
    league.do(SetPeriods((3,), fide_ids=("412345", "412399")))
    assert periods_told(PeriodsSet((3,), fide_ids=("412345", "412399"))).endswith("at FIDE 412345 and 412399")
    league.played()
    assert b"### FIDE id of the event: 412399\r\n" in write_period(league.tournament, 2, Edition.TRF26)
    assert b"412345" not in write_period(league.tournament, 2, Edition.TRF26)
    for ids in (("1", "2", "3"), ("12a",)):
        with pytest.raises(Refusal, match="a number for each of the 2 periods"):
            league.do(SetPeriods((3,), fide_ids=ids))
