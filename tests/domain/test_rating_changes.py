"""FIDE's rating regulations: changes, K, first ratings, as published and as the rulings have them; in an event."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain

import pytest

from paircard.core.commands import (
    ChangeDetails,
    CreateTournament,
    EnterResult,
    PairRound,
    PeriodRating,
    RatePeriod,
    RegisterEntrants,
    SetFirstColour,
    SetPeriods,
)
from paircard.core.event.entrant import Entrant, RatingSource
from paircard.core.event.ids import ContestantId
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.rating_changes.change import change
from paircard.core.rating_changes.coefficient import Known, WhyK, coefficient
from paircard.core.rating_changes.first import first_rating
from paircard.core.rating_changes.game import ARTICLES, LeftOut, Met, game_step
from paircard.core.rating_changes.of_event import Account, RatedPeriod, rated_periods
from paircard.core.rating_changes.regulations import Regulations as RatingRules
from paircard.core.rating_changes.words import change_told, why_lines
from paircard.core.rules import rule
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.tiebreaks.expectation import expected_hundredths
from paircard.core.values.cited import texts_of
from paircard.core.values.rule_id import RuleId
from tests.support.play import Play

NOW = RatingRules.of("standard")
MANUAL = [
    *((1926, 2), (2011, 2), (2318, 0), (2067, 1), (2219, 1), (2585, 0), (2659, 2), (2464, 1), (2652, 1)),
]
"""The example of FIDE's Arbiters' Manual: 2212, K 40, +1.41, 2268."""


# --- the numbers -----------------------------------------------------------------------------------------


def test_the_example_of_the_manual_is_told_to_the_last_hundredth() -> None:
    made = change(2212, [Met(*each) for each in MANUAL], Known(2212, listed=40), NOW)
    assert [step.change for step in made.games] == [16, 24, -36, -19, 1, -10, 92, 31, 42]
    assert (made.gained, change_told(made), made.rounded) == (141, "+56.4", 56)


@pytest.mark.parametrize(
    ("own", "opponent", "play", "day", "expected"),
    [
        (2813, 2400, "standard", "2025-11-01", 93),  # published by FIDE: from 2650 on the difference as it is
        (2400, 2813, "standard", "2025-11-01", 8),  # and the other side of the same game
        (2650, 2200, "standard", "2025-10-01", 94),
        (2649, 2200, "standard", "2025-10-01", 92),
        (2813, 2400, "standard", "2025-09-30", 92),  # begun a day before the change
        (2700, 2250, "rapid", "2026-01-01", 92),  # in rapid the bound holds for everybody
    ],
)
def test_the_bound_of_400_has_its_day_and_its_exception(
    own: int, opponent: int, play: str, day: str, expected: int
) -> None:
    regulations = RatingRules.of("rapid" if play == "rapid" else "standard", day)
    assert game_step(own, Met(opponent, 1), regulations).expected == expected


@pytest.mark.parametrize(
    ("own", "opponent", "day", "rated"),
    [
        (2650, 2050, "2024-12-01", False),
        (2650, 2051, "2024-12-01", True),
        (2600, 2000, "2024-12-01", True),  # above 2600, not 2600
        (2050, 2650, "2024-12-01", False),
        (2650, 2050, "2024-11-30", True),
    ],
)
def test_in_rapid_600_points_apart_is_too_far_above_2600(own: int, opponent: int, day: str, *, rated: bool) -> None:
    assert game_step(own, Met(opponent, 1), RatingRules.of("rapid", day)).rated is rated


@pytest.mark.parametrize(
    ("known", "values", "why"),
    [
        (Known(2250, 2008, 2026, 100), (40,), WhyK.JUNIOR),
        (Known(2250, 2007, 2026, 100), (20,), WhyK.USUAL),
        (Known(2250, 2008, 2026, 100, highest=2300), (20,), WhyK.USUAL),  # T13
        (Known(2310, 2008, 2026, 12), (40,), WhyK.NEW),  # T14
        (Known(2400, 1980, 2026, 20), (10,), WhyK.STRONG),  # T12
        (Known(2350, 1980, 2026, 20, highest=2405), (10,), WhyK.STRONG),
        (Known(2250, 1980, 2026), (40, 20, 10), WhyK.UNKNOWN),  # T10
        (Known(2250, listed=20), (20,), WhyK.LISTED),
    ],
)
def test_k_has_its_reason(known: Known, values: tuple[int, ...], why: WhyK) -> None:
    found = coefficient(known)
    assert (found.values, found.why) == (values, why)


def test_a_first_rating_as_fide_published_it() -> None:
    """Five games, three points, ratings that sum up to 9507."""
    met = [Met(rating, points) for rating, points in ((1900, 2), (1901, 2), (1902, 2), (1902, 0), (1902, 0))]
    found = first_rating([met])
    assert (found.percentage, found.difference, found.published) == (57, 50, 1922)
    assert first_rating([met[:4]]).published == 0  # four games are none yet
    lost = [Met(1700, 0)] * 3
    assert first_rating([lost, met]) == found  # nothing in the first event
    assert len(first_rating([met, lost]).counted) == 8  # a later one counts
    assert first_rating([lost]).dropped
    assert first_rating([[Met(2600, 2)] * 5]).published == 2200  # never higher


def test_a_change_that_does_not_hang_on_k_is_known() -> None:
    drawn = change(2000, [Met(2000, 1)], Known(2000), NOW)
    assert (drawn.k.known, drawn.hundredths) == (False, 0)


def test_articles_can_be_read_in_both_chapters() -> None:
    quick = RatingRules.of("blitz")
    cited = {*ARTICLES.values(), "7.1.4", "8.1.2", "8.2.1", "8.2.2", "8.2.3", "8.3.2", "8.3.3", "8.3.4"}
    for article in cited:
        assert rule(RuleId.read(NOW.article(article))).text
        assert rule(RuleId.read(quick.article(article))).text


def test_the_rules_print_the_table_that_is_used() -> None:
    listed = rule(RuleId.read("B.02 8.1.2")).text.partition("begins: ")[2].partition(".")[0]
    begins = [int(each) for each in listed.split(", ")]
    assert [expected_hundredths(each) for each in begins] == list(range(51, 101))
    assert [expected_hundredths(each - 1) for each in begins] == list(range(50, 100))


# --- an event --------------------------------------------------------------------------------------------


class Open(Play):
    """Four players, White wins: two rated adults, a junior, and one who has no rating of FIDE's."""

    def __init__(self, time_control: str = "90 min + 30 s", start: str = "2026-11-02") -> None:
        self.tournament = Tournament.beginning(SYSTEMS)
        self.commands = []
        entrants = (
            Entrant.of("Lis, Ewa", rating=2410, k=10),
            Entrant.of("Ek, Bo", rating=2010, k=20),
            Entrant.of("Young, Al", rating=1900, birth=2010),
            Entrant.of("New, Ida", rating=1500, rating_source=RatingSource.NATIONAL),
        )
        self.do(
            CreateTournament(
                Details("Open", start=start, end=start, time_control=time_control), Regulations(3, "dutch-2026")
            ),
            RegisterEntrants(entrants),
            SetFirstColour("W"),
        )

    def play_round(self, *results: Result) -> Open:
        """Play a round."""
        self.do(PairRound())
        number = self.tournament.scheduled
        self.do(*(EnterResult(number, at, result) for at, result in enumerate(results, start=1)))
        return self

    def account(self, id_: int) -> Account:
        """Return what the event makes of somebody."""
        return RatedPeriod(self.tournament).accounts[ContestantId(id_)]

    def why(self, id_: int) -> list[str]:
        """Return why."""
        return list(texts_of(why_lines(RatedPeriod(self.tournament), self.account(id_))))


def test_an_event_says_why() -> None:
    event = Open().play_round(Result.WHITE, Result.WHITE)  # Lis - Young, New - Ek
    (lis,) = (made for made in [event.account(1).change] if made)
    assert (lis.hundredths, lis.games[0].cut) == (80, True)  # 510 counts as 400
    assert event.why(1) == [
        "Rating 2410, K 10: as the rating list has it (B.02 8.3.3).",
        "R1 Young, Al 1900: +510 counts as +400, expected 0.92, scored 1: +0.08 (B.02 8.3.1)",
        "1 rated game: scored 1, expected 0.92: +0.08 (B.02 8.3.2).",
        "Times K 10: +0.8, rounded +1: 2410 becomes 2411 (B.02 8.3.4).",
    ]
    junior = event.account(3).change
    assert junior
    assert (junior.k.values, junior.k.why) == ((40,), WhyK.JUNIOR)


def test_who_has_a_national_rating_alone_is_unrated() -> None:
    event = Open().play_round(Result.WHITE, Result.DRAW)
    rated = event.account(2).change
    assert rated
    assert [step.left_out for step in rated.games] == [LeftOut.UNRATED]
    assert event.account(4).change is None
    assert event.why(4)[-1].startswith("1 of 5 games: so far ")


def test_what_was_not_played_or_goes_out_otherwise() -> None:
    event = Open().play_round(Result.BLACK_FORFEIT, Result.WHITE_UNRATED)
    assert event.why(1)[1] == "R1 Young, Al 1900: not rated, not played (B.02 5.1)"
    found = RatedPeriod(event.tournament).accounts.values()
    games = chain.from_iterable(each.change.games for each in found if each.change)
    assert {step.left_out for step in games} == {LeftOut.NOT_PLAYED, LeftOut.BY_RESULT}


def test_an_hour_is_too_fast_for_1800() -> None:
    event = Open("60 min").play_round(Result.WHITE, Result.WHITE)
    assert "not rated, too fast for these ratings (B.02 1.1)" in event.why(1)[1]


def test_rapid_has_its_own_chapter() -> None:
    event = Open("15+10").play_round(Result.WHITE, Result.WHITE)
    assert event.why(1)[1].endswith("(B.02-RB 7.3.1)")


def test_a_day_that_is_not_known_leaves_age_open() -> None:
    event = Open(start="")
    event.play_round(Result.WHITE, Result.WHITE)
    junior = event.account(3).change
    assert junior
    assert not junior.k.known


def test_every_period_has_its_ratings() -> None:
    """Round 2 is rated by the list of its month, on its own."""
    event = Open()
    event.do(
        ChangeDetails(replace(event.tournament.details, end="2026-12-20")),
        SetPeriods((2,)),
        RatePeriod(2, (PeriodRating(ContestantId(1), 2000, 2000),)),
    )
    event.play_round(Result.WHITE, Result.WHITE).play_round(Result.WHITE, Result.WHITE)
    first, second = (each.accounts[ContestantId(1)].change for each in rated_periods(event.tournament))
    assert first
    assert second
    assert (first.own, second.own, len(first.games), len(second.games)) == (2410, 2000, 1, 1)
