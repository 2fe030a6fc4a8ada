"""The Lim System (C.04.4.3): by hand article by article, against brute force, checker and reasons.

`tests.support.lim_compare` compares as many whole events as one likes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import chain
from random import Random
from typing import Any

import pytest

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.trace import Step, Verdict
from paircard.core.rules import rule
from paircard.core.systems.lim.apart import kept_apart, why_no_bye
from paircard.core.systems.lim.book import BOOK
from paircard.core.systems.lim.checker import check
from paircard.core.systems.lim.explain import Explain
from paircard.core.systems.lim.field import unlimited_at_need
from paircard.core.systems.lim.outcome import NoCompletePairing, Pairing
from paircard.core.systems.lim.position import Player, Position
from paircard.core.systems.swiss.position import in_order
from paircard.core.systems.wire import answer
from paircard.core.values.rule_id import RuleId
from tests.support.lim_by_hand import LimByHand
from tests.support.lim_compare import events
from tests.support.other_swiss import seats
from tests.support.seeds import fresh_seed
from tests.support.spoiled import spoiled

Met = tuple[tuple[int, int], ...]


def player(number: int, score: int = 2, colours: str = "", **more: Any) -> Player:
    """Somebody of a field, of one point unless said otherwise."""
    return Player(PairingNumber(number), score, colours=colours, colour_number=number, **more)


def field(players: Mapping[int, Player], met: Met = (), **more: Any) -> Position:
    """A position before round 3 of many, so that one point is the median; some have met."""
    opponents: dict[int, set[int]] = {number: set() for number in players}
    for one, other in met:
        opponents[one].add(other)
        opponents[other].add(one)
    those = (replace(each, opponents=frozenset(map(PairingNumber, opponents[no]))) for no, each in players.items())
    return unlimited_at_need(Position(in_order(tuple(those)), **{"round": 3, "median_twice": 4, **more}))


def group(size: int, met: Met = (), colours: str = "", **more: Any) -> Position:
    """Some of equal score, who stand in the median; a letter each for whose last colour there was."""
    return field(
        {number: player(number, 2, colours[number - 1 : number]) for number in range(1, size + 1)}, met, **more
    )


def pairs(position: Position) -> str:
    """The pairs of a round as they were made, group by group from the top; held against brute force."""
    made = BOOK.search(position)
    assert seats(made) == LimByHand(position).seats()
    return " ".join(f"{one}-{other}" for bracket in made.brackets for one, other in bracket.pairs)


# --- the examples of the text ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("met", "expected"),
    [
        ((), "1-4 2-5 3-6"),
        (((1, 4), (1, 5)), "1-6 2-4 3-5"),
        (((1, 4), (1, 5), (2, 4)), "1-6 2-5 3-4"),
        (((1, 4), (1, 5), (2, 4), (2, 5)), "1-6 2-3 4-5"),
        (((1, 4), (1, 5), (2, 4), (2, 5), (2, 3)), "1-3 2-6 4-5"),
        (((1, 4), (1, 5), (2, 4), (2, 5), (2, 3), (2, 6)), "1-2 3-5 4-6"),
        (((1, 4),), "1-5 2-4 3-6"),
        (((1, 4), (1, 5), (1, 6)), "1-3 2-5 4-6"),
        (((1, 4), (1, 5), (1, 6), (1, 3)), "1-2 3-5 4-6"),
    ],
)
def test_exchanges_of_six(met: Met, expected: str) -> None:
    """The table of 4.2: 1 tries 4 5 6 3 2; if 1 has 6, then 2 tries 4 5 3, then 6 with 1 going to 3, then 1."""
    assert pairs(group(6, met)) == expected


def test_round_1() -> None:
    """7.2: 1 has the colour of the lot, and with him the odd numbers of the upper half; the halves meet (2.4)."""
    numbers = range(1, 9)
    position = field({number: player(number, 0) for number in numbers}, round=1, median_twice=0)
    assert seats(BOOK.search(position)) == [[1, 5], [3, 7], [6, 2], [8, 4]]
    assert seats(BOOK.search(replace(position, initial_colour="B"))) == [[2, 6], [4, 8], [5, 1], [7, 3]]


# --- every article, and the answer without it ------------------------------------------------------------------

FLOATERS = {1: player(1, 4), 2: player(2, 4), 3: player(3, 4), **{no: player(no) for no in (4, 5, 6, 7, 8)}}
"""Three above the median, five in it."""


Example = tuple[str, Position, str]
"""The article that is turned off, the position, and who meets whom, White first."""
BY_HAND: dict[str, Example] = {
    "who must both have one colour is not compatible": (
        "2.1",
        field({1: player(1, 4, "WW"), 2: player(2, 4, "WW"), 3: player(3, 2, "BB"), 4: player(4, 2, "BB")}),
        "3-1 4-2",
    ),
    "three below the median send one up, before the median is paired": (
        "2.2",
        field(
            {1: player(1, 4), 2: player(2), 3: player(3), 4: player(4, 0), 5: player(5, 0), 6: player(6, 0)}, ((3, 4),)
        ),
        "1-3 4-2 5-6",
    ),
    "half meets half": ("2.4", group(4), "1-3 4-2"),
    "as many came from above as from below: a pair of the higher side is undone": (
        "2.6",
        field(
            {1: player(1, 4), 2: player(2, 4), 3: player(3), 4: player(4), 5: player(5, 0), 6: player(6, 0)}, ((3, 4),)
        ),
        "1-3 4-2 5-6",
    ),
    "two of three are due White, and the lower of them floats": (
        "3.2.2",
        field({**FLOATERS, 1: player(1, 4, "WB"), 2: player(2, 4, "WB"), 3: player(3, 4, "BW")}),
        "1-3 2-4 5-7 8-6",
    ),
    "in a maxi-tournament 3 floats: 2 is rated 200 points above": (
        "3.2.3",
        field(
            {
                **FLOATERS,
                1: player(1, 4, "WB", rating=2400),
                2: player(2, 4, "WB", rating=2300),
                3: player(3, 4, "BW", rating=2100),
            },
            maxi=True,
        ),
        "1-2 4-3 5-7 8-6",
    ),
    "in a maxi-tournament 1 keeps 3: 4, who is due the other colour, is rated 500 points below 3": (
        "3.2.3",
        field(
            {no: player(no, 2, each, rating=2500 - 500 * no) for no, each in enumerate("WBWB", 1)},
            maxi=True,
        ),
        "3-1 2-4",
    ),
    "the lowest floats down": ("3.2.4", field(FLOATERS), "1-2 3-4 5-7 8-6"),
    "4 and 3 would both get 5 next door, so that after 4 it is 2 who floats": (
        "3.3",
        field(
            {no: player(no, score) for no, score in enumerate((6, 6, 6, 6, 4, 4, 2, 2), 1)},
            ((2, 3), (2, 4), (3, 4), (4, 6), (3, 6), (2, 5)),
        ),
        "1-3 6-2 5-4 7-8",
    ),
    "3 from above is paired first, then 5 from below": (
        "3.6",
        field({**{no: player(no) for no in (1, 2, 4, 6)}, 3: player(3, 4), 5: player(5, 0)}, ((1, 3),)),
        "1-4 3-2 5-6",
    ),
    "from below one gets the lowermost": (
        "3.7",
        field({1: player(1), 2: player(2), 3: player(3), 4: player(4, 0)}),
        "1-2 3-4",
    ),
    "from above one gets the uppermost who is due the other colour": (
        "3.8",
        field({1: player(1, 2, "WB"), 2: player(2, 2, "BW"), 3: player(3, 4, "WB"), 4: player(4, 2, "BW")}),
        "1-4 3-2",
    ),
    "3 has met everybody next door": (
        "3.9",
        field(
            {no: player(no, score) for no, score in enumerate((6, 6, 6, 4, 4, 2, 2, 2), 1)},
            ((3, 4), (3, 5)),
        ),
        "1-3 4-2 5-6 7-8",
    ),
    "3 floated in the previous round": (
        "3.10",
        field({**FLOATERS, 3: player(3, 4, floated=True)}),
        "1-3 4-2 5-7 8-6",
    ),
    "the own half is tried from its far end": ("4.2", group(6, ((1, 4), (1, 5), (1, 6))), "1-3 5-2 6-4"),
    "1 and 3 are due one colour, and so are 2 and 4": ("5.2", group(4, colours="WBWB"), "2-3 4-1"),
    "who had one colour twice more often must have the other": (
        "5.3",
        field({1: player(1, 2, "BWB"), 2: player(2, 2, "BBWB")}),
        "2-1",
    ),
    "below the median the lower one gets what both are due": (
        "5.4",
        field({1: player(1, 0, "B"), 2: player(2, 0, "B")}),
        "2-1",
    ),
    "in the last round equal scores go before colours": (
        "6",
        field(
            {1: player(1, 4, "WW"), 2: player(2, 4, "WW"), 3: player(3, 2, "BB"), 4: player(4, 2, "BB")},
            last_round=True,
        ),
        "2-1 3-4",
    ),
    "in round 1 the bye goes to the lowest rating, and who has none has the lowest": (
        "7.1",
        field({1: player(1, 0, rating=2000), 2: player(2, 0), 3: player(3, 0, rating=1900)}, round=1, median_twice=0),
        "1-3 2-0",
    ),
}


def by_seats(written: str) -> list[list[int]]:
    """Pairs as they are compared."""
    return sorted([int(number) for number in pair.split("-")] for pair in written.split())


@pytest.mark.parametrize("what", BY_HAND)
def test_every_article_by_hand_and_without_it(what: str) -> None:
    """Turned off, each gives another answer."""
    article, position, expected = BY_HAND[what]
    assert seats(BOOK.search(position)) == by_seats(expected)
    assert LimByHand(position).seats() == by_seats(expected)
    assert LimByHand(position, [article]).seats() != by_seats(expected)


def test_the_bye_leaves_all_others_pairable() -> None:
    """1.1: without 5 there would be nobody for 4."""
    made = BOOK.search(group(5, ((1, 4), (2, 4), (3, 4))))
    assert made.bye == 4
    told = Explain().explained(group(5, ((1, 4), (2, 4), (3, 4))))
    reason = why_no_bye(told, PairingNumber(5))
    assert reason is not None
    assert (reason.article, str(reason.said)) == ("C.04.4.3 2.1", "Without 5 not all others can be paired.")


def test_the_limits_are_lifted_for_all_where_the_last_round_has_no_pairing_otherwise() -> None:
    """6: 1 and 2 of different scores must both have Black, and there is nobody else."""
    players = {1: player(1, 4, "WW"), 2: player(2, 2, "WW")}
    with pytest.raises(NoCompletePairing):
        BOOK.search(field(players))
    assert seats(BOOK.search(field(players, last_round=True))) == [[2, 1]]


def test_a_median_in_which_nobody_stands_is_of_floaters() -> None:
    """2.2: nobody has half the points, and one comes from either side."""
    made = BOOK.search(field({1: player(1, 4), 2: player(2, 0)}))
    assert [(each.score, each.side, each.residents) for each in made.brackets] == [
        (4, 1, (1,)),
        (2, 0, ()),
        (0, -1, (2,)),
    ]
    assert made.brackets[1].incoming == (1, 2)


def test_accelerated_groups_go_by_pairing_scores_and_the_median_by_rounds() -> None:
    """R9: in round 1 group A has a point and stands above the median of 0."""
    entry: dict[str, Any] = {
        "system": "lim-2026",
        "players": [{"no": number} for number in range(1, 9)],
        "rounds": [],
        "total_rounds": 7,
        "first_colour": "W",
        "baku": 4,
    }
    assert answer(json.dumps(entry), 1, "search")["pairs"] == [[1, 3], [4, 2], [5, 7], [8, 6]]


def test_machines_say_whether_it_is_a_maxi_tournament() -> None:
    entry = {
        "system": "lim-2026",
        "players": [{"no": 1}, {"no": 2}],
        "rounds": [],
        "total_rounds": 3,
        "first_colour": "W",
    }
    assert answer(json.dumps({**entry, "maxi": True}), 1, "procedure")["pairs"] == [[1, 2]]
    assert answer(json.dumps({**entry, "maxi": 1}), 1, "search")["error"]


# --- against brute force ---------------------------------------------------------------------------------------


def rounds(count: int, most: int = 10) -> Iterator[tuple[Position, Pairing | None]]:
    """Every round of some random events."""
    chance = Random(fresh_seed())
    return chain.from_iterable(events(chance, 3, most) for _ in range(count))


def test_the_procedure_pairs_as_brute_force_does() -> None:
    for position, made in rounds(60):
        assert (None if made is None else seats(made)) == LimByHand(position).seats(), position


def test_the_checker_finds_nothing_in_what_is_right_and_something_in_every_change() -> None:
    for position, made in rounds(25, 13):
        if made is None or not made.pairs:
            continue
        assert check(position, made) == ()
        for pairs in spoiled(made.pairs):
            assert check(position, replace(made, pairs=pairs))


def test_it_is_known_of_every_two_why_they_do_not_meet() -> None:
    """And each reason, step and line names an article that can be read."""
    explain = Explain()
    for position, made in rounds(6, 12):
        if made is None:
            continue
        told = explain.explained(position)
        numbers = [each.number for each in position.players]
        reasons = [kept_apart(told, one, other) for one in numbers for other in numbers if one != other]
        reasons += [why_no_bye(told, number) for number in numbers]
        articles = {each.article for each in reasons if each}
        steps: list[Step] = []
        assert BOOK.literal(position, steps.append) == made
        articles |= {each.article for each in steps}
        lines = [*explain.round_lines(told), *(line for number in numbers for line in explain.way_lines(told, number))]
        articles |= {str(each) for line in lines for each in line.rules}
        assert all(rule(RuleId.read(each), "en").text for each in articles)


@pytest.mark.parametrize(
    ("met", "one", "other", "reason"),
    [
        ((), 1, 5, "C.04.4.3 4.2: 1 seeks first, and 4 comes before 5 in their order."),
        ((), 4, 5, "C.04.4.3 4.2: 1 seeks first and gets 4."),
        (((1, 4),), 1, 4, "C.04.4.3 2.1: 1 and 4 have already met."),
        (((2, 5), (3, 5), (5, 6)), 1, 4, "C.04.4.3 4.2: With 1-4 the others here could not all be paired."),
    ],
)
def test_why_two_do_not_meet(met: Met, one: int, other: int, reason: str) -> None:
    told = Explain().explained(group(6, met))
    found = kept_apart(told, PairingNumber(one), PairingNumber(other))
    assert found is not None
    assert f"{found.article}: {found.said}" == reason


def test_steps_tell_floaters_cracked_pairs_and_the_second_scrutiny() -> None:
    steps: list[Step] = []
    for position in (BY_HAND[what][1] for what in list(BY_HAND) if BY_HAND[what][0] in ("2.6", "3.9", "5.2")):
        BOOK.literal(position, steps.append)
    told = {(each.verdict, each.article, str(each.said)) for each in steps}
    assert {
        (Verdict.UNDONE, "C.04.4.3 2.6", "The median cannot be paired: 1-2 of the group of 2 is undone."),
        (Verdict.MOVED, "C.04.4.3 3.9", "2 floats down: type d, has somebody compatible next door."),
        (Verdict.TRY, "C.04.4.3 5.2", "Both are due one colour in 1-3 2-4: everybody seeks once more."),
        (Verdict.REFUSED, "C.04.4.3 5.2", "1 and 3 are both due Black."),
    } <= told
