"""Title norms: the annex, the worked examples of the rules, choices against brute force, and what is foretold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

import pytest

from paircard.core.commands import ChangeDetails, CorrectEntrant
from paircard.core.event.entrant import Sex, Title
from paircard.core.event.tournament import Tournament
from paircard.core.facets.norm_format import Format
from paircard.core.norms.event_conditions import conditions
from paircard.core.norms.foretold import Outlook, State, outlook
from paircard.core.norms.from_tournament import NormsOfEvent
from paircard.core.norms.games import Candidate, Ended, Met, NormEvent, Opponent
from paircard.core.norms.limits import mean_needed
from paircard.core.norms.needs import Field, Need
from paircard.core.norms.norm import NORMS, TITLED, norms_sought
from paircard.core.norms.requirements import lacking, requirements
from paircard.core.norms.sheet import event_lines, list_lines, player_lines
from paircard.core.norms.verdict import Verdict, judge
from paircard.core.norms.words import other_ways, summary
from tests.support.dose import examples
from tests.support.norm_cases import needed_from
from tests.support.norm_event import CANDIDATE, waiting_event
from tests.support.norm_fields import RandomGames, differing
from tests.support.round_robins import did

GM, IM, WGM = NORMS[Title.GM], NORMS[Title.IM], NORMS[Title.WGM]
POLE = Candidate("POL", Sex.MAN)
SWISS = NormEvent(Format.SWISS, 9)
NINE = (
    ("GER", "GM", 2520), ("FRA", "GM", 2510), ("CZE", "GM", 2490), ("GER", "IM", 2450), ("POL", "IM", 2430),
    ("FRA", "", 2400), ("CZE", "", 2390), ("POL", "", 2366), ("GER", "", 2350),
)  # fmt: skip
"""Their sum is 21 906: an average of 2434."""
ANNEX = {
    ("GM", 7): "2702 2650 2600 2550 2498 2442 2380",
    ("IM", 8): "2537 2493 2450 2407 2355 2309 2257 2230",
    ("GM", 9): "2680 2643 2600 2557 2520 2475 2434 2380",
    ("WGM", 10): "2510 2472 2436 2400 2364 2328 2290 2251 2207 2180",
    ("WIM", 11): "2352 2315 2286 2250 2214 2185 2148 2117 2075 2039 2030",
    ("GM", 13): "2687 2657 2629 2600 2571 2543 2513 2490 2459 2425 2389 2380",
}
"""The average needed, from 35 per cent on half a point more each, to where the least average is enough."""


def opponent(at: int, federation: str, title: str, rating: int) -> Opponent:
    return Opponent(at, f"p{at}", federation, Title(title), rating)


def games(results: str, field: Sequence[tuple[str, str, int]] = NINE) -> tuple[Met, ...]:
    points = {"1": 2, "=": 1, "0": 0}
    return tuple(
        Met(at, Ended.PLAYED, points[sign], opponent(at, *who))
        for at, (sign, who) in enumerate(zip(results, field, strict=True), start=1)
    )


@pytest.mark.parametrize(("title", "count"), ANNEX)
def test_the_average_needed_is_that_of_the_annex(title: str, count: int) -> None:
    least = -(-7 * count // 10)
    wanted = [int(each) for each in ANNEX[title, count].split()]
    norm = NORMS[Title(title)]
    assert [mean_needed(norm, count, least + at) for at in range(len(wanted))] == wanted
    assert mean_needed(norm, count, least - 1) is None


def test_a_gm_norm_on_the_nose_and_one_rating_point_short_of_it() -> None:
    made = judge(GM, POLE, games("1==11==1="), SWISS)
    assert made.choice is not None
    assert (made.choice.measured.mean, made.choice.measured.performance, made.choice.worth) == (2434, 2600, 9)
    lower = (*NINE[:8], ("GER", "", 2345))  # sum 21 901: 2433.4
    missed = judge(GM, POLE, games("1==11==1=", lower), SWISS)
    assert missed.failing == ("1.4.8",)
    (requirement,) = lacking(missed)
    assert requirement.margin == -1
    assert str(requirement.remedy) == "7 points would meet it, or an average of 2434."
    assert str(requirement.rule) == "B.01 1.4.8"


def test_every_requirement_is_told_when_a_norm_is_made_too() -> None:
    told = list(requirements(judge(GM, POLE, games("1==11==1="), SWISS)))
    assert [each.article for each in told] == [
        "1.4.1", "1.4.3", "1.4.4", "1.4.4", "1.4.5a", "1.4.5b", "1.4.8a", "1.4.8",
    ]  # fmt: skip
    assert all(each.met for each in told)


def test_half_a_point_less_is_no_norm_and_the_sentence_says_what_would_be() -> None:
    seen = outlook(GM, POLE, games("1==11==0="), SWISS, 0, Field())
    assert str(summary(seen)) == (
        "No GM norm: Performance: 2434 + 80 for 5½ of 9 (61 %) is 2514; at least 2600. 6½ points would meet it, or an "
        "average of 2520."
    )


def test_a_forfeit_in_the_last_round_takes_the_norm_away() -> None:
    eight = games("1==11==1=")[:8]
    stayed_away = Met(9, Ended.LOST_UNPLAYED, 0, opponent(9, *NINE[8]))
    assert judge(GM, POLE, (*eight, stayed_away), SWISS).failing == ("1.4.1",)


def test_who_wins_by_forfeit_in_the_last_round_keeps_it_where_a_loss_would_have_been_enough() -> None:
    eight = games("1=1111110")[:8]
    won = Met(9, Ended.WON_UNPLAYED, 0, opponent(9, *NINE[8]))
    choice = judge(GM, POLE, (*eight, won), SWISS).choice
    assert choice is not None
    assert choice.ways == ("1.4.2c",)
    assert len(choice.games) == 9


def test_a_win_over_somebody_low_is_left_out() -> None:
    """Section 11, example 5: ten games need four GMs, nine need three."""
    field = (*NINE, ("ITA", "", 1700))
    made = judge(GM, POLE, games("1==11==1=1", field), NormEvent(Format.SWISS, 10))
    assert made.choice is not None
    assert made.choice.ways == ("1.4.1f",)
    assert [met.round for met in made.choice.left_out] == [10]


def test_in_a_round_robin_the_end_counts_too() -> None:
    field = (*NINE, ("ITA", "", 2200), ("ITA", "", 2200))
    results = "1==11==1=00"
    assert judge(GM, POLE, games(results, field), NormEvent(Format.SWISS, 11)).made
    assert not judge(GM, POLE, games(results, field), NormEvent(Format.ROUND_ROBIN, 11)).made


def test_who_holds_a_title_looks_for_higher_ones_only() -> None:
    assert [norm.title for norm in norms_sought(Title.GM, Sex.MAN)] == []
    assert [norm.title for norm in norms_sought(Title.WGM, Sex.WOMAN)] == [Title.GM, Title.IM]


def test_random_fields_are_as_by_brute_force() -> None:
    """`python -m tests.support.norm_fields` tries 10,000."""
    assert list(differing(2, examples(400))) == []


@pytest.mark.parametrize(
    ("control", "minutes", "hours"),
    [("90 min + 30 s", 120, 4), ("40/90 + 30 min + 30 s/m", 150, 5), ("100 min + 30 s", 130, 5)],
)
def test_time_is_counted_for_60_moves_whatever_the_control_is_made_of(control: str, minutes: int, hours: int) -> None:
    """1.1.2, 1.1.3: an increment for all moves, the time after some of them; an hour that has begun is one."""
    event = _described(time_control=control)
    told = {str(each.words) for each in conditions(event)}
    assert f"Minutes a player for 60 moves: {minutes}; at least 120." in told
    assert f"Hours of play on one day: {hours}; at most 12." in told


def test_an_event_before_the_rules_of_2024_says_so() -> None:
    for start, early in (("2023-12-31", True), ("2024-01-01", False)):
        articles = {each.article for each in conditions(_described(start=start, end=""))}
        assert ("1.5.4" in articles) is early


def _described(**details: str) -> Tournament:
    """Return the event with something else told of it, as a file may tell it."""
    event = waiting_event()
    told = replace(event.details, **details)  # type: ignore[arg-type]
    return event if told == event.details else did(event, ChangeDetails(told))


def _without_federation(event: Tournament, name: str) -> Tournament:
    id_ = next(id_ for id_ in event.registrations if event.name_of(id_) == name)
    return did(event, CorrectEntrant(id_, replace(event.people[id_], federation="")))


def test_without_federations_no_verdict_is_given() -> None:
    """Whose own is missing has none; of whose opponent it is missing the list says that nothing is certain."""
    event = _without_federation(waiting_event(), "Adler, Ada")
    norms = NormsOfEvent(event)
    line = next(each for each in list_lines(norms) if CANDIDATE in each)
    assert line.endswith("GM norm: 6½ of 9, a draw is enough. Not certain, their federation is missing: Adler, Ada.")
    assert "Federation missing, so that nothing is said of them: Adler, Ada." in map(str, event_lines(norms))
    unknown = NormsOfEvent(_without_federation(event, CANDIDATE))
    assert not any(CANDIDATE in each.partition(":")[0] for each in list_lines(unknown))
    id_ = next(id_ for id_ in event.registrations if event.name_of(id_) == CANDIDATE)
    assert f"No verdict: the federation of {CANDIDATE} is missing." in map(str, player_lines(unknown, id_))


# --- foretold ----------------------------------------------------------------------------------------------------


def test_what_the_last_game_must_bring() -> None:
    """The Arbiters' Manual: an Armenian IM before round 9; with a draw 2601, with a loss 2556."""
    field = (
        ("NOR", "GM", 2470), ("GEO", "", 2150), ("GER", "", 2410), ("ARM", "IM", 2570), ("GEO", "", 2340),
        ("GEO", "FM", 2380), ("ARM", "GM", 2675), ("ENG", "IM", 2540),
    )  # fmt: skip
    last = Met(9, Ended.OPEN, 0, opponent(9, "USA", "GM", 2695))
    rounds = (*games("011011=1", field), last)
    armenian = Candidate("ARM", Sex.MAN)
    assert needed_from(GM, armenian, rounds, SWISS) == 1
    assert str(summary(outlook(GM, armenian, rounds, SWISS, 0, Field()))) == "GM norm: 6 of 9, a draw is enough."


def test_points_and_average_needed_while_opponents_are_not_known() -> None:
    field = Field((2600, 2550, 2500, 2450), (Title.GM, Title.GM, Title.IM), ("GER", "UKR"))
    seen = outlook(IM, POLE, games("1=01==", NINE[3:]), SWISS, 3, field)
    assert seen.state is State.POSSIBLE
    assert str(summary(seen)) == (
        "IM norm: 5½ of 9, needs 2 from 3 against an average of 2314 or more, GM, IM among them: 1, with a title: 3."
    )
    # 14 386 so far; 5 of 9 needs 2407, so 21 659 in all and 7273 from three, more than they had on average so far
    assert next(str(each) for each in other_ways(seen)).startswith("Or: needs 1½ from 3 against an average of 2425")


def test_before_the_last_round_it_is_told_for_whom_the_opponent_decides() -> None:
    """One opponent is not known yet, and not everybody will do; with three to come nothing is decided by one."""
    field = Field((2600, 2550, 2500, 2450), (Title.GM, Title.GM, Title.IM), ("GER", "UKR"))
    assert outlook(IM, POLE, games("1=01==1=", NINE[1:]), SWISS, 1, field).by_whom_they_meet
    assert not outlook(IM, POLE, games("1=01==", NINE[3:]), SWISS, 3, field).by_whom_they_meet


@pytest.mark.parametrize("at", range(examples(400)))
def test_what_is_foretold_comes_true(at: int) -> None:
    """Of every way told: opponents who just fulfil it, points spread at random, and there is the norm."""
    random = Random(f"ways {at}")
    games_, hidden, field = _hidden(random, at)
    if games_.event.format is Format.KNOCKOUT or games_.event.format.fixed:
        return
    norm, before = NORMS[games_.title], games_.rounds[: len(games_.rounds) - hidden]
    seen = outlook(norm, games_.who, before, games_.event, hidden, field)
    if seen.state is State.LOST:
        assert not games_.ours().made
    for need in seen.needs:
        assert _fulfilled(seen, need, games_, before, random).made, (str(summary(seen)), need)


def _hidden(random: Random, at: int) -> tuple[RandomGames, int, Field]:
    """Return games of which the last rounds are not played yet, and a field in which their opponents are."""
    found = RandomGames.of(f"foretold {at}")
    hidden = random.randint(1, 4)
    coming = [met.opponent for met in found.rounds[-hidden:] if met.opponent]
    others = [opponent(50 + each, random.choice(("GER", "POL", "NED")), "GM", 2650) for each in range(4)]
    there = sorted((*coming, *others), key=lambda each: -each.counted_rating)
    return (
        found,
        hidden,
        Field(
            tuple(each.counted_rating for each in there),
            tuple(each.title for each in there if each.title in TITLED),
            tuple(dict.fromkeys(each.federation for each in there)),
        ),
    )


def _fulfilled(seen: Outlook, need: Need, found: RandomGames, before: Sequence[Met], random: Random) -> Verdict:
    """Judge the games with opponents who have what a way asks for, and no more."""
    points = [0] * need.to_come
    for _ in range(need.half_points):
        points[random.choice([each for each, got in enumerate(points) if got < 2])] += 1
    first = max((met.round for met in before), default=0) + 1
    came = tuple(
        Met(first + each, Ended.PLAYED, got, who)
        for each, (got, who) in enumerate(zip(points, _opponents(need, found), strict=True))
    )
    return judge(seen.verdict.norm, found.who, (*before, *came), found.event)


def _opponents(need: Need, found: RandomGames) -> Iterator[Opponent]:
    for at in range(need.unknown):
        title = found.title if at < need.carrying else Title.FM if at < need.titled else Title.NONE
        federation = f"X{at}" if at < need.foreign else "FID"
        yield Opponent(900 + at, "", federation, title, max(need.mean, 1))
