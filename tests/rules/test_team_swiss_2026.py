"""The team Swiss of 2026 (C.04.6): by hand, the literal engine against the search, the checker, reasons by forcing.

`tests.support.team_swiss_compare` compares as many whole events as one likes, with gacrux too.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.facets.pairing import Pair
from paircard.core.facets.trace import Step
from paircard.core.rules import rule
from paircard.core.systems.kit.baku import Baku
from paircard.core.systems.kit.playback import Playback
from paircard.core.systems.swiss.bye_first.explain import Round
from paircard.core.systems.swiss.drawn_up.forcing import Against
from paircard.core.systems.swiss.drawn_up.outcome import no_worse_than
from paircard.core.systems.swiss.position import in_order
from paircard.core.systems.team_swiss_2026.book import BOOK
from paircard.core.systems.team_swiss_2026.checker import check
from paircard.core.systems.team_swiss_2026.explain import explain
from paircard.core.systems.team_swiss_2026.explain.lines import LINES
from paircard.core.systems.team_swiss_2026.field import Announced, Entrant, Kind, Turn, position_of
from paircard.core.systems.team_swiss_2026.outcome import Pairing
from paircard.core.systems.team_swiss_2026.position import Position, Team
from paircard.core.systems.team_swiss_2026.preferences import ColourType, preference_of
from paircard.core.values.cited import Cited
from paircard.core.values.colour import Colour
from paircard.core.values.preference import Strength
from paircard.core.values.rule_id import RuleId
from tests.support.seeds import fresh_seed
from tests.support.team_swiss_compare import by_the_letter
from tests.support.team_swiss_events import RandomEvent, seats


def rounds(events: int, most: int = 12) -> Iterator[tuple[RandomEvent, Position, Pairing | None]]:
    """Every round of some random events, as the search pairs it."""
    chance = Random(fresh_seed())
    for _ in range(events):
        event = RandomEvent.any(chance, 3, most)
        for position, pairing in event.positions(BOOK.search):
            yield event, position, pairing


# --- by hand ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("colours", "kind", "last", "due"),
    [
        ("", "B", False, None),
        ("W", "A", False, None),
        ("W", "B", False, ("B", Strength.MILD)),
        ("WW", "A", False, ("B", Strength.STRONG)),
        ("WBB", "A", False, ("W", Strength.STRONG)),  # -1 and the last two Black
        ("BWB", "A", False, None),
        ("BWB", "B", False, ("W", Strength.MILD)),
        ("WWBB", "A", False, ("W", Strength.STRONG)),  # 0 and the last two Black
        ("WWWBB", "A", False, None),  # +1, and the last two Black
        ("WWWBB", "B", False, ("B", Strength.MILD)),
        ("WB", "B", False, ("W", Strength.MILD)),
        ("WB", "B", True, None),
        ("BWWW", "none", False, None),
    ],
)
def test_preferences_are_those_of_the_table(
    colours: str, kind: ColourType, last: bool, due: tuple[Colour, Strength] | None
) -> None:
    """1.7, read by hand."""
    found = preference_of(colours, kind, last_round=last)
    assert (None if found.colour is None else (found.colour, found.strength)) == due


def test_round_1_is_half_against_half_and_the_last_number_sits_out() -> None:
    """3.4, 3.6.2, 4.3.1: nine teams, odd numbers begin with White."""
    field = tuple(Team(PairingNumber(number), 0) for number in range(1, 10))
    made = BOOK.search(Position(field))
    assert seats(made) == [(1, 5), (3, 7), (6, 2), (8, 4), (9, 0)]


def test_sets_of_upfloaters_come_in_the_order_of_the_text() -> None:
    """3.5.4 with the text's own example: 2, 6, 8 with 3 points, 1, 3, 5 with 2½; two of the first, one of the others.

    Nobody above may meet 2 or 3, and so the set is the first without them.
    """
    scores = {2: 6, 6: 6, 8: 6, 1: 5, 3: 5, 5: 5, 4: 8, 7: 8, 9: 8}
    barred = frozenset({PairingNumber(2), PairingNumber(3)})
    above = {number for number, score in scores.items() if score == 8}
    apart = frozenset(PairingNumber(each) for each in above)
    teams = tuple(
        Team(PairingNumber(number), score, opponents=barred | (apart - {number}) if number in above else frozenset())
        for number, score in scores.items()
    )
    even = (*teams, Team(PairingNumber(10), 0))
    first = BOOK.search(Position(in_order(even))).brackets[0]
    assert (first.residents, first.upfloaters) == ((4, 7, 9), (6, 8, 1))


@pytest.mark.parametrize(
    ("round_", "groups", "floated"),
    [
        (1, {4: {1, 2, 3, 4}, 0: {5, 6}}, set()),
        (2, {8: {1}, 6: {2, 3}, 4: {4, 5}, 0: {6}}, set()),
        (3, {8: {1}, 6: {2, 4}, 4: {3, 5, 6}}, {1, 2, 3, 6}),  # 4 met 5: 0 and 4 points, virtual ones make them equal
    ],
)
def test_virtual_points_are_in_the_scores_of_their_rounds(
    round_: int, groups: dict[int, set[int]], floated: set[int]
) -> None:
    """C.04.7 1.4, 1.5, counted by hand: six teams, five rounds, group A are 1 to 4; floats by the scores of then."""
    played = {
        1: [(4, 4), (2, 2)],
        2: [(3, 2), (1, 2)],
        3: [(2, 2), (6, 0)],
        4: [(1, 0), (5, 4)],
        5: [(6, 4), (4, 0)],
        6: [(5, 0), (3, 4)],
    }
    turns = {
        team: tuple(Turn(Kind.PLAYED, points, 0, ContestantId(other), "W") for other, points in rounds[: round_ - 1])
        for team, rounds in played.items()
    }
    entrants = [Entrant(ContestantId(team), PairingNumber(team), turns[team]) for team in played]
    baku = Baku(ContestantId(4), rounds=5, win=4)
    position = position_of(entrants, Announced(5, baku=baku))
    found: dict[int, set[int]] = {}
    for team in position.players:
        found.setdefault(team.score, set()).add(team.number)
    assert found == groups
    assert {team.number for team in position.players if team.floated} == floated


def test_virtual_points_pair_but_name_no_first_team() -> None:
    """4.2 asks for the primary score, and C.04.7 1.5 names scoregroups, their order and boards: 5 comes before 2."""
    two = Team(PairingNumber(2), 6, colours="W", virtual=4, opponents=frozenset({PairingNumber(7)}))
    five = Team(PairingNumber(5), 6, colours="W", opponents=frozenset({PairingNumber(8)}))
    position = Position(in_order((two, five)), 2)
    made = BOOK.search(position)
    assert seats(made) == [(2, 5)]  # 4.3.8: the first team, 5, had White
    assert check(position, made) == ()
    assert check(position, Pairing((Pair(five.number, two.number, "-", "-", ""),), None, ()))
    said = " ".join(line.text for line in LINES.pair_lines(explain(position), five.number))
    assert "Virtual points in the score, 2 each: 2 (C.04.7 1.4)." in said
    assert "5 is the first team: without virtual points 3 to 1 (C.04.6 4.2)." in said


# --- both engines, gacrux, the checker -------------------------------------------------------------------


def test_the_search_answers_as_the_text_word_by_word() -> None:
    """Pairs, colours, brackets and the value of every criterion."""
    for _, position, pairing in rounds(60):
        assert by_the_letter(position) == pairing, position


def test_gacrux_pairs_whole_events_alike() -> None:
    """From the report of every round: codes of record 192, byes, forfeits, teams that come late, pairs forbidden."""
    pytest.importorskip("gacrux.pairingfideteam", reason="gacrux is not installed: pip install --editable '.[dev]'")
    from tests.support.team_swiss_peer import by_gacrux

    for event, position, pairing in rounds(25, 14):
        assert by_gacrux(event.report(), position.round) == seats(pairing), event.report()


def test_the_checker_finds_nothing_in_what_is_right_and_something_in_what_is_not() -> None:
    chance = Random(fresh_seed())
    for _, position, pairing in rounds(25):
        if pairing is None:
            continue
        assert check(position, pairing) == (), position
        wrong = spoilt(chance, pairing)
        if seats(wrong) != seats(pairing):
            assert check(position, wrong), (position, wrong)


def spoilt(chance: Random, pairing: Pairing) -> Pairing:
    """Return a pairing in which two teams have changed places, or a pair its colours."""
    seated = [list(pair) for pair in seats(pairing) or []]
    one, two = chance.choice(seated), chance.choice(seated)
    at, other = chance.choice([(0, 0), (0, 1)])
    one[at], two[other] = two[other], one[at]
    pairs = tuple(Pair(PairingNumber(white), PairingNumber(black), "-", "-", "") for white, black in seated if black)
    bye = next((PairingNumber(white or black) for white, black in seated if not (white and black)), None)
    return Pairing(tuple(pair for pair in pairs if pair.white), bye, ())


# --- reasons ---------------------------------------------------------------------------------------------


def test_every_reason_is_proven_by_forcing() -> None:
    """What was asked is worse by the criterion named; in a bracket it is the best that trying all pairings finds."""
    compared = 0
    for _, position, pairing in rounds(20, 10):
        if pairing is None:
            continue
        told = explain(position)
        for at, bracket in enumerate(told.made.brackets):
            for one in bracket.players:
                for other in (each.number for each in position.players if each.number > one):
                    if other in bracket.players and (one, other) not in bracket.pairs and may_meet(told, one, other):
                        against = told.forcing.pair(at, one, other)
                        if against.asked is not None and against.article not in ("C4", "C5", "C6", "C7", "3.5"):
                            compared += 1
                            best = min(costs_with(told, at, (one, other)))
                            assert against.asked[4:] == best, (position, one, other)
                        worse(against)
    assert compared


def worse(against: Against) -> None:
    """What is asked for is never better than what was reached; how a later set could be paired does not matter."""
    asked, reached = against.asked, against.reached
    if asked is not None and reached is not None and against.article == "3.5":
        assert asked[:4] == reached[:4]
    elif asked is not None and reached is not None:
        assert no_worse_than(asked) >= no_worse_than(reached)


def may_meet(told: Round, one: PairingNumber, other: PairingNumber) -> bool:
    """Whether C1 lets two teams meet."""
    cards, place = told.forcing.cards, told.forcing.place
    return bool(cards.legal[place[one]] >> place[other] & 1)


def costs_with(told: Round, at: int, pair: tuple[PairingNumber, PairingNumber]) -> Iterator[tuple[int, int, int]]:
    """C8 - C10 of every pairing of a bracket that has a pair."""
    cards, place, bracket = told.forcing.cards, told.forcing.place, told.made.brackets[at]
    upfloaters = sum(1 << place[each] for each in bracket.upfloaters)

    def cost(one: PairingNumber, other: PairingNumber) -> tuple[int, int, int]:
        added: tuple[int, int, int] = cards.cost(place[one], place[other], upfloaters)
        return added

    def every(left: tuple[PairingNumber, ...]) -> Iterator[tuple[int, int, int]]:
        if not left:
            yield 0, 0, 0
            return
        for mate in left[1:]:
            if may_meet(told, left[0], mate):
                here = cost(left[0], mate)
                for rest in every(tuple(each for each in left[1:] if each != mate)):
                    yield here[0] + rest[0], here[1] + rest[1], here[2] + rest[2]

    mine = cost(*pair)
    for rest in every(tuple(each for each in bracket.players if each not in pair)):
        yield mine[0] + rest[0], mine[1] + rest[1], mine[2] + rest[2]


def test_everything_can_be_said_and_every_article_read() -> None:
    """All of every round, the way of every team, and why any two do not meet."""
    chance = Random(fresh_seed())
    for _, position, pairing in rounds(8):
        if pairing is None:
            continue
        told = explain(position)
        numbers = [team.number for team in position.players]
        said: list[Cited] = [*LINES.round_lines(told)]
        for bracket in told.brackets:
            assert no_worse_than(bracket.own.values) >= no_worse_than(LINES.least(bracket)), position
        said += [line for number in numbers for line in LINES.way_lines(told, number)]
        said += [LINES.apart(told, *chance.sample(numbers, 2)) for _ in numbers]
        for line in said:
            assert all(rule(each).id.book.sign.startswith("C.04") for each in line.rules), line


def test_the_steps_end_at_the_pairs_of_the_round() -> None:
    """What stands on the table at the end of every bracket is what was paired."""
    for _, position, pairing in rounds(6):
        if pairing is None:
            continue
        steps: list[Step] = []
        assert BOOK.literal(position, sink=steps.append) == pairing
        assert all(rule(RuleId.read(step.article)) for step in steps)
        accepted = [table.pairs for table in Playback(steps).tables if table.accepted]
        assert {pair for table in accepted for pair in table} == {
            pair for bracket in pairing.brackets for pair in bracket.pairs
        }


def test_c6_is_kept_where_the_next_scoregroup_was_drawn_up_above() -> None:
    """The only team of the next score has gone up to the bracket above: nothing further down is looked at (ruling)."""
    scores = {3: 12, 4: 11, 10: 10, 6: 9, 7: 9, 2: 8, 8: 8, 1: 5, 5: 4, 9: 4}
    met = {
        3: (4, 6, 7, 8),
        4: (3, 6, 7, 9),
        10: (1, 2, 5, 6),
        6: (1, 3, 4, 10),
        7: (1, 2, 3, 4),
        2: (5, 7, 8, 10),
        8: (2, 3, 5, 9),
        1: (6, 7, 9, 10),
        5: (2, 8, 9, 10),
        9: (1, 4, 5, 8),
    }
    teams = tuple(
        Team(PairingNumber(number), score, opponents=frozenset(map(PairingNumber, met[number])), colours="WBWB")
        for number, score in scores.items()
    )
    position = Position(in_order(teams), round=5)
    pairing = BOOK.search(position)
    assert [bracket.upfloaters for bracket in pairing.brackets[:2]] == [(10,), (2,)]
    assert BOOK.literal(position) == pairing
    assert not check(position, pairing)
