"""A club season by Keizer: who meets whom, what an evening is worth, and what is said of it."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paircard.core.commands import (
    AnnounceAbsence,
    EnterResult,
    PairRound,
    RegisterEntrants,
    WithdrawEntrant,
)
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.prize_facts import Fund, PrizesSet
from paircard.core.event.result import Result
from paircard.core.facets.own_points import SIXTHS
from paircard.core.review.full_point_bye import deprecated_bye
from paircard.core.systems.keizer.evening import ranking_after
from paircard.core.systems.keizer.options import KeizerOptions
from paircard.core.systems.keizer.ranking import rankings
from paircard.core.systems.keizer.season import Evening, Season, Spent
from paircard.core.systems.keizer.words import between, pair_lines, round_lines
from paircard.core.systems.keizer.worth import shares
from paircard.core.systems.kit.neighbours import first_list
from paircard.core.tables.prize_list import categories
from paircard.core.tables.standings import standings
from paircard.core.values.cited import texts_of
from paircard.core.values.errors import Refusal
from tests.support.club_evenings import A, B, C, D, club, example, pairs_of, points_of
from tests.support.round_robins import did


def test_the_example_of_the_rules() -> None:
    """Neighbours meet; B's win, worth 6 on the evening, is worth 4 once A has fallen to the third place (KE 5)."""
    event = example()
    assert pairs_of(event, 1) == ["A-B", "D-C"]
    assert points_of(event) == {"B": 10, "C": 8, "A": 4, "D": 3}
    assert ranking_after(event, 1).passes == len(("before", "after"))
    after = did(event, PairRound())
    assert [sorted(pair.split("-")) for pair in pairs_of(after, 2)] == [["B", "C"], ["A", "D"]]


def test_the_table_tells_what_every_round_gave() -> None:
    row = next(row for row in standings(example()).rows if row.card.entrant.name == "B")
    items = [(item.round, Fraction(item.value) / SIXTHS, item.rule) for item in row.figures[0].items]
    assert items == [(0, Fraction(6), "K own"), (1, Fraction(4), "K won")]
    # before round 1: 5, the value of the second place; then a win worth 4, and 1 more for the first place
    assert (
        row.figures[0].note
        == "what stood before this round counts +1, for value numbers have changed: the own one is 6, was 5"
    )


def test_why_two_meet_and_who_was_passed_over() -> None:
    """B and C have met in round 2 and A and B in round 1: in round 3 the first place meets the last."""
    event = example(PairRound(), EnterResult(2, 1, Result.DRAW), EnterResult(2, 2, Result.DRAW), PairRound())
    lines = list(texts_of(pair_lines(event, 3, ContestantId(2))))
    assert lines == [
        "1. 2 B: value 6, 12½ points.",
        "4. 4 D: value 3, 5 points.",
        "  Not 3 C: they met in round 2.",
        "  Not 1 A: they met in round 1.",
        "  4 D is the next one they may meet.",
        "  2 B has White: the lower colour difference of the two.",
    ]
    told = list(texts_of(between(event, PairingNumber(1), PairingNumber(2))))
    assert told[-2:] == ["They have met in round 1.", "They may meet again from round 5 on."]
    assert next(iter(texts_of(round_lines(event, 1)))) == "Round 1: the order of pairing numbers is the ranking."


def test_the_lowest_without_a_bye_has_it() -> None:
    event = club("ABC", KeizerOptions(apart=0), PairRound(), EnterResult(1, 1, Result.DRAW), PairRound())
    assert [event.name_of(round_.bye) for round_ in event.rounds if round_.bye] == ["C", "B"]


def test_two_never_meet_more_often_than_announced() -> None:
    """Two players, once a season: the second evening is not paired, and the sentence says what to do."""
    event = club("AB", KeizerOptions(most=1), PairRound(), EnterResult(1, 1, Result.WHITE))
    with pytest.raises(Refusal, match="two would meet more often than announced"):
        did(event, PairRound())


def test_fewer_rounds_apart_where_there_is_no_other_way() -> None:
    event = club("AB", KeizerOptions(), PairRound(), EnterResult(1, 1, Result.WHITE), PairRound())
    told = list(texts_of(round_lines(event, 2)))
    assert "Not everybody could be paired with 3 rounds between two meetings: 0." in told
    assert pairs_of(event, 2) == ["B-A"]
    assert told[-1] == "  2 B has White: they have met, and change colours."


def test_an_evening_without_a_game() -> None:
    """Club duty 2/3, told 1/3 of the own value number, without a word nothing (KE 3)."""
    away = (
        AnnounceAbsence(C, 1, full_point=True),
        AnnounceAbsence(D, 1, half_point=True),
        AnnounceAbsence(ContestantId(5), 1),
    )
    event = club("ABCDE", KeizerOptions(own_counts=False), *away, PairRound(), EnterResult(1, 1, Result.DRAW))
    values = {event.name_of(id_): value for id_, value in ranking_after(event, 1).values.items()}
    points = points_of(event)
    assert points["C"] == Fraction(2, 3) * values["C"]
    assert points["D"] == Fraction(1, 3) * values["D"]
    assert points["E"] == 0


def test_who_told_too_often_has_nothing_for_it() -> None:
    told = Spent(Evening.TOLD)
    season = Season((ContestantId(1),), (1,), ((False,),) * 4, ((told,), (Spent(Evening.NOTHING),), (told,)))
    given_ = [share.sixths for share in shares(season, 0, KeizerOptions(told_times=1))]
    assert given_ == [KeizerOptions().told_share, 0, 0]


def test_who_has_left_stands_last_and_keeps_the_last_value() -> None:
    event = example(WithdrawEntrant(ContestantId(2), "ill"))
    ranking = ranking_after(did(event, PairRound()), 1)
    assert [event.name_of(id_) for id_ in ranking.order] == ["C", "A", "D", "B"]
    assert ranking.values[ContestantId(2)] == ranking.values[ContestantId(4)]


# --- against another way -----------------------------------------------------------------------------------


def test_an_absence_that_was_told_needs_no_regulation_of_half_points() -> None:
    tournament = club("ABCD", KeizerOptions(), AnnounceAbsence(D, 1, half_point=True), PairRound(), half_points=False)
    assert points_of(tournament)["D"] == 3 + 1, "own value 3, and a third of it"


def test_club_duty_is_no_deprecated_bye() -> None:
    assert deprecated_bye(club("ABCD", KeizerOptions()), AnnounceAbsence(D, 1, full_point=True)) is None


def test_who_is_new_since_the_last_round_may_be_asked_about() -> None:
    tournament = example(RegisterEntrants((Entrant.of("E"),)))
    said = list(texts_of(between(tournament, PairingNumber(5), PairingNumber(1))))
    assert said[1:] == ["5 E is new in the ranking.", "They have not met."], said


def test_money_goes_by_place_whoever_has_equal_points() -> None:
    """B and C have a point each after round 1, and Keizer has B first: nothing to be shared between them."""
    table = standings(example())
    (category,) = categories(table, PrizesSet((Fund((50, 20)),)))
    assert [(prize.id, str(prize.amount)) for prize in category.prizes] == [(B, "50"), (C, "20")]
    assert not table.by_points


def by_trying(legal: list[int]) -> list[tuple[int, int]] | None:
    """The first complete list of pairs, by the order of all lists."""
    everybody = range(len(legal))
    lists = (
        [(order[at], order[at + 1]) for at in range(0, len(order), 2)]
        for order in permutations(everybody)
        if all(order[at] < order[at + 1] for at in range(0, len(order), 2)) and [*order[::2]] == sorted(order[::2])
    )
    return min((each for each in lists if all(legal[one] >> other & 1 for one, other in each)), default=None)


@given(st.integers(1, 3), st.data())
def test_the_first_list_is_the_first(half: int, data: st.DataObject) -> None:
    count = 2 * half
    legal = [0] * count
    for one in range(count):
        for other in range(one + 1, count):
            if data.draw(st.booleans()):
                legal[one] |= 1 << other
                legal[other] |= 1 << one
    assert first_list(legal) == by_trying(legal)


@st.composite
def seasons(draw: st.DrawFn) -> Season:
    """Some players, some rounds of games among any of them, and evenings away."""
    count = draw(st.integers(2, 7))
    players = tuple(ContestantId(each + 1) for each in range(count))
    rounds = []
    for _ in range(draw(st.integers(1, 6))):
        order = draw(st.permutations(range(count)))
        row = [Spent(draw(st.sampled_from((Evening.TOLD, Evening.BYE, Evening.NOTHING)))) for _ in players]
        for one, other in zip(order[::2], order[1::2], strict=False):
            won = draw(st.sampled_from(((Evening.WON, Evening.LOST), (Evening.DRAWN, Evening.DRAWN))))
            row[one], row[other] = Spent(won[0], players[other]), Spent(won[1], players[one])
        rounds.append(tuple(row))
    return Season(players, (1,) * count, ((False,) * count,) * (len(rounds) + 1), tuple(rounds))


@given(seasons(), st.booleans())
def test_every_order_is_that_of_its_totals(season: Season, wins: bool) -> None:
    """Where the order stands, its totals by its own value numbers are sorted; round a cycle the average is."""
    for ranking in rankings(season, KeizerOptions(wins_first=wins)):
        totals = [ranking.totals[id_] for id_ in ranking.order]
        assert totals == sorted(totals, reverse=True)
        assert set(ranking.order) == set(season.start)


def test_a_season_that_goes_round_in_a_cycle() -> None:
    """A beats B and C beats D, then D beats A and B beats C: who is above has won against who is below, and falls.

    No order stands. Over a cycle everybody has every value as often, so that the averages are equal, and the order
    published after round 1 stays (KE 5, R12).
    """
    opening = (PairRound(), EnterResult(1, 1, Result.WHITE), EnterResult(1, 2, Result.BLACK))
    event = club("ABCD", KeizerOptions(), *opening)
    season = Season(
        (A, B, C, D),
        (1, 1, 1, 1),
        ((False,) * 4,) * 3,
        (
            (Spent(Evening.WON, B), Spent(Evening.LOST, A), Spent(Evening.WON, D), Spent(Evening.LOST, C)),
            (Spent(Evening.LOST, D), Spent(Evening.WON, C), Spent(Evening.LOST, B), Spent(Evening.WON, A)),
        ),
    )
    _, after_1, after_2 = rankings(season, KeizerOptions())
    assert after_1 == ranking_after(event, 1)
    assert after_2.cycle > 1
    assert len(set(after_2.totals.values())) == 1
    assert after_2.order == after_1.order == (A, C, B, D)
