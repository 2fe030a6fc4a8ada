"""What a club may announce of Keizer beside the common form: fixed points, rounds that stay as they were valued."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from paircard.core.commands import AnnounceAbsence, DrawNumbers, EnterResult, PairRound, RegisterEntrants
from paircard.core.event.codec import decode, encode
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId
from paircard.core.event.options import Options
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.facets.own_points import SIXTHS
from paircard.core.pages.in_parts import parts_of
from paircard.core.pages.ladder import History, standings_pages
from paircard.core.pages.parts import Ladder
from paircard.core.papers.announcement import announcement
from paircard.core.simulation.how_often import NEVER, share
from paircard.core.simulation.plan import Habits, Plan
from paircard.core.simulation.play import before_rounds
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.keizer.evening import ranking_after
from paircard.core.systems.keizer.options import KeizerOptions
from paircard.core.systems.keizer.season import Evening, Season, Spent
from paircard.core.systems.keizer.words import round_lines
from paircard.core.systems.keizer.worth import shares
from paircard.core.tables.breakdown import sum_lines
from paircard.core.tables.standings import standings
from paircard.core.teach.topics.other_systems.before import Before
from paircard.core.teach.topics.other_systems.draw import every_question
from paircard.core.teach.topics.other_systems.question import POINTS, RANKING
from paircard.core.values.cited import texts_of
from tests.support.club_evenings import TOP_OF_EXAMPLE, club, example, pairs_of, points_of
from tests.support.dose import some
from tests.support.literal_others.keizer import LiteralKeizer
from tests.support.round_robins import did

FIXED = KeizerOptions(
    own_counts=False,
    bye_points=2 * 15,
    duty_points=2 * 12 + 1,
    told_points=2 * 6 + 1,
    silent_points=2 * 2,
    late_points=2 * 3,
    loss_points=2 * 1,
)
"""A bye 15, club duty 12½, told 6½, without a word 2, each round before joining 3, a loss 1."""
FROZEN = KeizerOptions(top=TOP_OF_EXAMPLE, frozen=True)


def why(tournament: Tournament, letter: str) -> list[str]:
    """What is told of somebody's Keizer points."""
    table = standings(tournament)
    row = next(row for row in table.rows if row.card.entrant.name == letter)
    return list(sum_lines(tournament.label, row.card, table.tie_breaks[0], row.figures[0]))


def fixed_points() -> Tournament:
    """A beats B, C has the bye, D is on club duty, E has told, F has said nothing; G joins before round 2."""
    d, e, f = map(ContestantId, (4, 5, 6))
    away = (AnnounceAbsence(d, 1, full_point=True), AnnounceAbsence(e, 1, half_point=True), AnnounceAbsence(f, 1))
    evening = (PairRound(), EnterResult(1, 1, Result.WHITE), RegisterEntrants((Entrant.of("G"),)))
    everybody = [AnnounceAbsence(ContestantId(each), 2) for each in range(1, 7)]
    return club("ABCDEF", FIXED, *away, *evening, *everybody[2:], PairRound(), EnterResult(2, 1, Result.WHITE))


def test_fixed_points_whatever_the_value_numbers() -> None:
    """In round 2 C, D, E and F stay away without a word, 2 each; G, the lowest of A, B and G, has the bye.

    C 15 + 2, D 12½ + 2, E 6½ + 2, F 2 + 2, G 3 before joining and 15 for the bye.
    """
    points = points_of(fixed_points())
    assert {name: points[name] for name in "CDEFG"} == {
        "C": 17, "D": Fraction(29, 2), "E": Fraction(17, 2), "F": 4, "G": 18,
    }  # fmt: skip


def test_a_loss_may_give_fixed_points_and_a_forfeit_gives_none() -> None:
    """A beats B, D wins by forfeit against C: only B has lost a game."""
    for result, lost in ((Result.WHITE, 1), (Result.WHITE_FORFEIT, 0)):
        event = club("AB", FIXED, PairRound(), EnterResult(1, 1, result))
        assert points_of(event)["B"] == lost


def test_why_names_the_kind_and_the_fixed_number() -> None:
    event = fixed_points()
    assert why(event, "C")[:3] == [
        "Round  1:    15  (bye, fixed)",
        "Round  2:     2  (absent, no word, fixed)",
        "Total: 15 + 2 = 17.",
    ]
    assert why(event, "D")[-2] == "club duty, fixed: played for the club: points that the club has fixed."
    assert why(event, "G")[0] == "Round  1:     3  (not yet here, fixed)"


def test_why_names_the_share_and_the_value_number() -> None:
    """Of four players the first is worth 6; D, last with 3, has told in time: a third of 3."""
    event = club("ABCD", KeizerOptions(), AnnounceAbsence(ContestantId(4), 1, half_point=True), PairRound())
    assert "Round  1:     1  (absent, told: 1/3 of 3)" in why(event, "D")


def test_told_too_often_is_too_often_for_fixed_points() -> None:
    told = Spent(Evening.TOLD)
    season = Season((ContestantId(1),), (1,), ((False,),) * 4, ((told,), (Spent(Evening.SILENT),), (told,)))
    given = shares(season, 0, replace(FIXED, told_times=1))
    assert [each.worth(ContestantId(1), {ContestantId(1): 100}) for each in given] == [39, 12, 0]


def test_the_announcement_says_what_is_fixed() -> None:
    (told,) = [
        section.lines for section in announcement(club("ABCD", FIXED)).sections if "Bye: 15 points" in section.lines
    ]
    assert {
        "Club duty: 12½ points",
        "Absent, told: 6½ points",
        "Absent without a word: 2 points",
        "Joined later: 3 points",
        "A loss gives: 1 point",
    } <= {*told}
    assert not [line for line in told if "of the own value number" in line], "fixed points take the place of shares"


def test_the_start_is_the_order_of_last_season() -> None:
    """Typed before round 1: C A D B, so that C has the highest value number (KE 2)."""
    order = tuple(map(ContestantId, (3, 1, 4, 2)))
    event = club("ABCD", KeizerOptions(), DrawNumbers(listed=order), PairRound())
    assert ranking_after(event, 0).order == order
    assert {frozenset(pair.split("-")) for pair in pairs_of(event, 1)} == {frozenset("CA"), frozenset("DB")}
    lines = [line for section in announcement(event).sections for line in section.lines]
    assert "Numbers: in an order that was typed, by lot or from last season's table" in lines


def test_a_journal_without_fixed_points_is_as_it_was() -> None:
    """What is not chosen is not written: an older journal and a new one tell the same."""
    common = KeizerOptions()
    written = encode(common)
    assert not [name for name in written["keizer"] if name.endswith("_points") or name == "frozen"]
    for options in (common, FIXED, FROZEN):
        assert decode(SYSTEMS, Options, encode(options)) == options


# --- frozen --------------------------------------------------------------------------------------------------------


def frozen() -> Tournament:
    """The example of the rules, no round valued anew, and before round 3 E joins."""
    return did(two_rounds(FROZEN), RegisterEntrants((Entrant.of("E"),)), PairRound())


def two_rounds(options: KeizerOptions) -> Tournament:
    """B beats A and C beats D, then C beats B and D beats A."""
    opening = (PairRound(), EnterResult(1, 1, Result.BLACK), EnterResult(1, 2, Result.BLACK), PairRound())
    event = club("ABCD", options, *opening)
    assert [{*pair.split("-")} for pair in pairs_of(event, 2)] == [{"B", "C"}, {"A", "D"}]
    wins = {"C", "D"}
    results = [
        EnterResult(2, board.number, Result.WHITE if event.name_of(board.white) in wins else Result.BLACK)
        for board in event.rounds[1].boards
    ]
    return did(event, *results)


def totals(tournament: Tournament, after: int) -> dict[str, Fraction]:
    """The points of everybody after a round, by their letters."""
    made = ranking_after(tournament, after).totals
    return {tournament.name_of(id_): sixths / SIXTHS for id_, sixths in made.items()}


def test_every_round_stays_as_it_was_valued() -> None:
    """Values 6 5 4 3 to A B C D: B 5 + 6, C 4 + 3, A 6, D 3. Then B C A D have them: C 7 + 6, D 3 + 4.

    E joins behind A, who is worth 3: with 2, two rounds before at a third of 2, and the bye at two thirds of it.
    """
    event = frozen()
    assert totals(event, 1) == {"B": 11, "C": 7, "A": 6, "D": 3}
    assert totals(event, 2) == {"C": 13, "B": 11, "D": 7, "A": 6}
    assert event.rounds[2].bye == ContestantId(5)
    assert totals(event, 3)["E"] == 2 + 2 * Fraction(2, 3) + Fraction(4, 3)


def test_what_is_valued_anew_is_something_else() -> None:
    """The same evenings by the order C B D A, which stands: C 6 + 4 + 5, B 5 + 3, D 4 + 3, A 3."""
    assert totals(two_rounds(KeizerOptions(top=TOP_OF_EXAMPLE)), 2) == {"C": 15, "B": 8, "D": 7, "A": 3}


def test_pages_show_value_numbers_and_what_the_round_gave() -> None:
    """By the order C B D A: C beat B, D beat A in round 2."""
    event = two_rounds(KeizerOptions(top=TOP_OF_EXAMPLE))
    _, page = next(standings_pages(event, History(event)))
    ladder = next(part for part in parts_of(page) if isinstance(part, Ladder))
    assert ladder.heads[:2] == ("Value", "R2")
    assert [rung.figures[:2] for rung in ladder.rungs] == [("6", "5"), ("5", "0"), ("4", "3"), ("3", "0")]


def test_frozen_says_so_and_revaluation_changed_nothing() -> None:
    event = frozen()
    told = "every round counts as it was valued, by the ranking before it"
    for row in standings(event).rows:
        assert (row.figures[0].remark, row.figures[0].note) == (told, "")
    assert f"Note: {told}." in why(event, "C")
    assert next(iter(texts_of(round_lines(event, 3)))) == f"The ranking after round 2: {told}."
    lines = [line for section in announcement(event).sections for line in section.lines]
    assert "A win gives the opponent's value number before the round, a draw half of it: it stays so" in lines


def test_nobody_is_asked_what_places_of_today_do_not_tell() -> None:
    for event, asked in ((frozen(), False), (example(), True)):
        for kind in (POINTS, RANKING):
            assert bool([*every_question(Before(event), kind)]) is asked


# --- against a second engine ---------------------------------------------------------------------------------------


def announced(chance: Random) -> KeizerOptions:
    """Draw what a club may announce."""
    kinds = ("bye", "duty", "told", "silent", "late", "loss")
    points = {f"{kind}_points": chance.choice((0, 0, chance.randint(1, 40))) for kind in kinds}
    options = KeizerOptions(
        frozen=chance.random() < 0.5,
        from_start=chance.random() < 0.5,
        loss_bonus=chance.random() < 0.5,
        told_times=chance.randint(0, 3),
    )
    return options.with_chosen(points)


def events(seed: int) -> Iterator[Tournament]:
    """Yield an event before each of its rounds: people come late, stay away for all reasons, win by forfeit."""
    habits = Habits(share(0.1), share(0.1), share(0.1), NEVER, late=share(0.2), forfeit=share(0.1))
    chance = Random(seed)
    plan = Plan(5, 12, 7, habits=habits, system="keizer", options=announced(chance), checked=False)
    yield from before_rounds(plan, seed)


@pytest.mark.parametrize("seed", some(range(200), 12))
def test_points_and_ranking_are_those_of_a_second_engine(seed: int) -> None:
    for event in events(seed):
        if not event.rounds:
            continue
        own, literal = SYSTEMS["keizer"].own_points(event, len(event.rounds)), LiteralKeizer(event)
        assert own is not None
        assert [int(event.numbers[id_]) for id_ in own] == literal.ranking()
        if any(each.anew and each.remark for each in own.values()):
            continue  # the totals are averages
        for id_, total in own.items():
            assert total.sixths / SIXTHS == literal.points(int(event.numbers[id_]))
            assert sum(item.sixths for item in total.items) == total.sixths
