"""The generator of made-up events: what is asked for happens, and the rest is drawn (Q24 - Q30)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import sqrt

import pytest

from paircard.core.event.tournament import Tournament
from paircard.core.simulation import play
from paircard.core.simulation.drawing import HAPPENS, planned
from paircard.core.simulation.game_models import by_milvang, by_tec_2025
from paircard.core.simulation.how_often import Amount, Rate
from paircard.core.simulation.plan import Plan
from paircard.core.simulation.ratings import Ratings
from paircard.core.simulation.wishes import Wishes
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from paircard.data.exchange.trf.style import Edition
from paircard.data.exchange.trf.writing.file import write_trf

QUIET = dict.fromkeys(HAPPENS, Rate())
"""Nothing happens but games."""


def letters(tournament: Tournament, number: int = 0) -> Counter[str]:
    """Count the signs of results in the report, of all rounds or of one: what somebody who tries the program counts."""
    lines = [line for line in write_trf(tournament, Edition.TRF26).decode().splitlines() if line[:3] == "001"]
    columns = range(91 + 10 * (number - 1), 92 + 10 * (number - 1)) if number else range(91, 400, 10)
    return Counter(line[at + 7] for line in lines for at in columns if at + 7 < len(line))


def made(rates: Mapping[str, str], seed: int = 1) -> Tournament:
    """Play an event of 40 players in five rounds, in which beside games only that happens."""
    asked = {**QUIET, **{name: Rate.of(text) for name, text in rates.items()}}
    wishes = Wishes(players=(40, 40), rounds=(5, 5), rates=asked, baku=0, points="", forbidden=0)
    return play(planned(wishes, seed, checked=False), seed).tournament


# --- what is asked for -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "sign", "each"),
    [
        ("zero_byes", "Z", 1),
        ("half_byes", "H", 1),
        ("full_byes", "F", 1),
        ("forfeit_wins", "+", 1),
        ("forfeit_losses", "-", 1),
        ("double_forfeits", "-", 2),
        ("short_games", "WDL", 2),
    ],
)
def test_a_number_of_the_event_comes_just_so_often(name: str, sign: str, each: int) -> None:
    """A game has two signs; one won by forfeit a + and a -."""
    found = letters(made({name: "7"}))
    assert sum(found[one] for one in sign) == 7 * each


def test_odd_results_are_half_a_point_for_one_or_nothing_for_both() -> None:
    """Q24: in the report a draw's sign stands across from a lost game, or two lost games across from each other."""
    event = made({"odd_results": "9"})
    games = [board.result for paired in event.rounds for board in paired.boards if board.result]
    odd = Counter(str(result) for result in games if str(result) in ("=-0", "0-=", "0-0"))
    assert odd == {"=-0": 3, "0-=": 3, "0-0": 3}


def test_numbers_by_round_come_in_their_rounds() -> None:
    """The last number holds on; half points in the last round only where a list reaches it."""
    event = made({"zero_byes": "2,1,0", "half_byes": "0,3"})
    assert [letters(event, number)["Z"] for number in range(1, 6)] == [2, 1, 0, 0, 0]
    assert [letters(event, number)["H"] for number in range(1, 6)] == [0, 3, 3, 3, 0]
    assert letters(made({"half_byes": "0,0,0,0,2"}), 5)["H"] == 2


@pytest.mark.parametrize(
    ("name", "sign", "of"),
    [("zero_byes", "Z", 1.0), ("half_byes", "H", 0.8), ("full_byes", "F", 1.0), ("forfeit_wins", "+", 0.5)],
)
def test_shares_are_kept_within_three_sigma(name: str, sign: str, of: float) -> None:
    """Of players in five rounds; of half-point byes in four of them, of boards in half as many."""
    found = sum(letters(made({name: "4%"}, seed))[sign] for seed in range(10))
    tries = 10 * 5 * 40 * of
    assert abs(found - 0.04 * tries) < 3 * sqrt(0.04 * 0.96 * tries)


def test_who_leaves_and_who_comes_late() -> None:
    event = made({"withdrawals": "5", "late": "4"})
    registrations = event.registrations.values()
    assert sum(each.gone for each in registrations) == 5
    assert sum(each.first_round > 1 for each in registrations) == 4
    assert len(event.registrations) == 40


def test_ratings_one_by_one_by_range_and_by_step() -> None:
    """Q27, Q28: listed ones stand in the order of entry, those of a range are drawn, those of a step fall."""
    listed = planned(Wishes(ratings=(2400, 2350, 0)), 1)
    assert (listed.fewest, listed.most) == (3, 3)
    assert ratings(listed) == [2400, 2350, 0]
    drawn = ratings(planned(Wishes(players=(30, 30), rating_range=(1800, 1900), sigma=0, unrated=Rate()), 1))
    assert len(set(drawn)) > 10
    assert {1800 <= each <= 1900 for each in drawn} == {True}
    step = Wishes(players=(5, 5), rating_range=(1000, 2500), rating_step=20, sigma=0, unrated=Rate())
    assert sorted(ratings(planned(step, 1)), reverse=True) == [2500, 2480, 2460, 2440, 2420]
    assert ratings(planned(Wishes(players=(8, 8), unrated=Rate.of("3")), 1)).count(0) == 3


def ratings(plan: Plan) -> list[int]:
    """Return the ratings of the players, in the order in which they enter."""
    registrations = play(
        Plan(plan.fewest, plan.most, 1, field=plan.field, system="dutch-2026"), 1
    ).tournament.registrations
    return [each.entrant.rating for each in registrations.values()]


def test_people_play_by_their_strength_and_not_by_a_rating_beside_it() -> None:
    """With a deviation of 400 who is strong is often rated weak, and wins all the same."""
    field = Ratings(lowest=1000, highest=2600, sigma=400.0)
    wins = Counter[bool]()
    for seed in range(6):
        drawn = play(Plan(30, 30, 5, field=field, results=by_tec_2025, system="dutch-2026", checked=False), seed)
        for board in (board for paired in drawn.tournament.rounds for board in paired.boards):
            white, black = (drawn.strength[id_] for id_ in board.players)
            if board.result in ("1", "0") and abs(white - black) > 300:
                wins[(white > black) == (board.result == "1")] += 1
    assert wins[True] > 5 * wins[False]


def test_events_of_teams_come_to_their_end() -> None:
    wishes = Wishes(teams=(9, 9), members=3, rounds=(4, 4))
    event = play(planned(wishes, 3), 3)
    assert (event.ended, event.findings, event.tournament.missing) == ("", [], ())
    assert len(event.tournament.teams) == 9
    assert {len(each.members) for each in event.tournament.teams.values()} == {3}
    assert event.tournament.all_paired


@pytest.mark.parametrize(
    ("wishes", "why"),
    [
        (Wishes("round-robin", rates={"half_byes": Rate.of("3%")}), "knows nothing of --half-byes"),
        (Wishes("swiss-1998", points="3-1-0"), "knows nothing of --points"),
        (Wishes("swiss-1998", forbidden=1), "knows nothing of --forbidden"),
        (Wishes("team-swiss-2026", players=(8, 8)), "say how many with --teams"),
        (Wishes(system="dutch-2026", members=4), "leave --teams and --members out"),
        (Wishes(results="1999"), "There is no model of results '1999'"),
        (Wishes(baku=1, points="3-1-0"), "Baku acceleration is only for a win worth two draws"),
    ],
)
def test_what_a_system_does_not_know_is_refused(wishes: Wishes, why: str) -> None:
    with pytest.raises(Refusal, match=why.replace("(", r"\(")):
        planned(wishes, 1)


@pytest.mark.parametrize("text", ["", "3 %%", "101%", "-1", "x", "3%,,0", "12345"])
def test_what_is_no_rate_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="is not like 5, 3% or"):
        Rate.of(text)


def test_what_is_typed_is_told_again() -> None:
    assert [Rate.of(text).text for text in ("5", "3%", "3%, 2.5%,0", "2,1,0")] == ["5", "3%", "3%,2.5%,0", "2,1,0"]
    assert Rate.of("0,10%").in_round(9) == Amount(share=0.1)


# --- what is drawn -----------------------------------------------------------------------------------------------


def test_what_is_not_said_differs_from_seed_to_seed() -> None:
    """Q25: nothing is always the same; what is out of the ordinary is never drawn."""
    plans = [planned(Wishes(), seed) for seed in range(40)]
    assert len({plan.fewest for plan in plans}) > 15
    assert len({plan.rounds for plan in plans}) > 4
    assert len({plan.tie_breaks for plan in plans}) > 30
    assert len({plan.habits for plan in plans}) == 40
    assert len({plan.field for plan in plans}) > 30
    assert len({plan.forbidden for plan in plans}) == 4
    assert len({plan.options for plan in plans}) > 2
    assert len({plan.points for plan in plans}) > 1
    assert all(plan.rounds <= max(3, plan.fewest // 2) for plan in plans)
    assert not any(plan.habits.full_point.ever for plan in plans)
    assert {str(result) for plan in plans for result, rate in plan.habits.on_boards if rate.ever} == {"+", "-", "x"}


def test_rating_tie_breaks_are_drawn_only_where_everybody_has_a_rating() -> None:
    """C.07 10."""
    plans = [planned(Wishes(unrated=Rate.of("10%")), seed) for seed in range(30)]
    assert not any(code.startswith(("ARO", "TPR", "RTNG")) for plan in plans for code in plan.tie_breaks)


def test_the_same_seed_plays_the_same_event_and_another_another() -> None:
    one, again, other = (play(planned(Wishes(), seed, checked=False), seed).tournament for seed in (5, 5, 6))
    assert one.facts == again.facts
    assert one.facts != other.facts


def test_the_model_of_2025_is_the_usual_one_and_that_of_2015_has_a_name() -> None:
    assert planned(Wishes(), 1).results is by_tec_2025
    assert planned(Wishes(results="2015"), 1).results is by_milvang


@pytest.mark.parametrize("key", SYSTEMS)
def test_an_event_of_every_system_is_played_or_refused_before(key: str) -> None:
    system = SYSTEMS[key]
    if system.duel is not None or system.ends_early:
        with pytest.raises(Refusal, match="not played by itself"):
            planned(Wishes(system=key), 1)
        return
    assert play(planned(Wishes(system=key), 1), 1).event.games


def test_no_more_teams_are_made_up_than_a_system_has_room_for() -> None:
    with pytest.raises(Refusal, match="for two teams"):
        planned(Wishes(system="scheveningen", teams=(2, 6)), 1)
