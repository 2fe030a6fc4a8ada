"""Fields on which a search can go astray: nobody to meet inside, one colour for all, one bye, all games played."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.pairing import NoLegalPairing
from paircard.core.facets.position import Player, Position
from paircard.core.systems.swiss1998.engine import pair
from tests.support.replay import Event
from tests.support.swiss import crowded


def played_to(size: int, rounds: int, results: str) -> Position:
    """Play to the last of some rounds, in the first event of random results that gets so far."""
    for seed in range(1000):
        position = _played(Random(seed), Event.of(size, rounds), results)
        if position.round == rounds:
            return position
    raise LookupError(f"No event of {size} players got to round {rounds}.")


def _played(chance: Random, event: Event, results: str) -> Position:
    """Play until the last round, or until no pairing is legal; return the position then."""
    while True:
        position = event.position()
        if event.round == event.rounds:
            return position
        try:
            pairing = pair(position, method="search")
        except NoLegalPairing:
            return position
        event.play(pairing, [chance.choice(results) for _ in pairing.pairs])


def one_colour(size: int) -> Position:
    """One score group in which all want White."""
    return Position(
        tuple(Player(PairingNumber(number), 0, frozenset(), "WB", "--") for number in range(1, size + 1)), 3
    )


def due_white_and_due_black(size: int, upper: int | None = None) -> Position:
    """Two score groups: all of the upper must have White, all of the lower Black."""
    top = size // 2 if upper is None else upper
    return Position(
        tuple(
            Player(PairingNumber(n), 2 * (n <= top), frozenset(), "BB" if n <= top else "WW") for n in _numbers(size)
        ),
        3,
    )


def groups_of_one_colour(size: int, groups: int) -> Position:
    """Many score groups: all of the upper half must have White, all of the lower Black, so the way is long."""
    return Position(
        tuple(
            Player(
                PairingNumber(n),
                2 * (groups - 1 - (n - 1) * groups // size),
                frozenset(),
                "BB" if 2 * n <= size else "WW",
            )
            for n in _numbers(size)
        ),
        3,
    )


def due_groups_above_others(white: int, black: int, others: int) -> Position:
    """A group that must have White, one that must have Black, and below them some who may have either."""
    size = white + black + others
    colours = ["BB"] * white + ["WW"] * black + [("WB", "BW")[n % 2] for n in range(others)]
    scores = [4] * white + [2] * black + [0] * others
    return Position(
        tuple(Player(PairingNumber(n), scores[n - 1], frozenset(), colours[n - 1]) for n in _numbers(size)), 3
    )


def three_due_groups(size: int) -> Position:
    """Three equal score groups: the upper must have White, the two below Black; no pairing is legal."""
    third = size // 3
    colours = [("BB", "WW", "WW")[min(2, (number - 1) // third)] for number in _numbers(size)]
    scores = [4 - 2 * min(2, (number - 1) // third) for number in _numbers(size)]
    return Position(
        tuple(Player(PairingNumber(n), scores[n - 1], frozenset(), colours[n - 1]) for n in _numbers(size)), 3
    )


def halves_met(size: int, interleaved: bool, scores: int = 1) -> Position:
    """Half of the players have met all of the other half."""

    def half(number: int) -> bool:
        return bool(number % 2) if interleaved else number <= size // 2

    met = {
        side: frozenset(PairingNumber(number) for number in _numbers(size) if half(number) != side)
        for side in (True, False)
    }
    height = [scores - 1 - (number - 1) * scores // size for number in _numbers(size)]
    chance = Random(size)
    histories = ["".join(chance.sample("WBWB", 4)) for _ in _numbers(size)]
    return Position(
        tuple(Player(PairingNumber(n), height[n - 1], met[half(n)], histories[n - 1]) for n in _numbers(size)), 60
    )


def two_classes(upper: int, lower: int, exceptions: int) -> Position:
    """Two classes of unequal size inside which all have met but a few; scores lie across them."""
    chance, size = Random(1), upper + lower
    classes = chance.sample([*[True] * upper, *[False] * lower], size)
    inside = [(n, m) for n in _numbers(size) for m in range(1, n) if classes[n - 1] == classes[m - 1]]
    met = {*inside} - {*chance.sample(inside, exceptions)}
    opponents = {
        n: frozenset(PairingNumber(m) for m in _numbers(size) if {(n, m), (m, n)} & met) for n in _numbers(size)
    }
    colours = [chance.choice(("WB", "BW", "WBW", "BWB")) for _ in _numbers(size)]
    return Position(
        tuple(
            Player(PairingNumber(n), 2 * (3 - (n - 1) * 4 // size), opponents[n], colours[n - 1])
            for n in _numbers(size)
        ),
        size,
    )


def one_bye(size: int) -> Position:
    """An odd number of players in three score groups; only the first may have the bye."""
    chance = Random(size)
    return Position(
        tuple(
            Player(
                PairingNumber(n), 4 - 2 * ((n - 1) * 3 // size), frozenset(), chance.choice(("WB", "BW")), "--", n > 1
            )
            for n in _numbers(size)
        ),
        3,
    )


def _numbers(size: int) -> range:
    return range(1, size + 1)


FIELDS: dict[str, Callable[[], Position]] = {
    "round 7 of 10 players": lambda: played_to(10, 7, "10="),
    "round 8 of 10 players": lambda: played_to(10, 8, "10="),
    "round 9 of 10 players": lambda: played_to(10, 9, "10="),
    "round 15 of 20 players, all drawn": lambda: played_to(20, 15, "="),
    "round 9 of 300 players, all drawn": lambda: played_to(300, 9, "="),
    "round 3 of 300 players, White always wins": lambda: played_to(300, 3, "1"),
    "round 5 of 300 players, White always wins": lambda: played_to(300, 5, "1"),
    "round 7 of 300 players, White always wins": lambda: played_to(300, 7, "1"),
    "round 9 of 300 players, White always wins": lambda: played_to(300, 9, "1"),
    "round 9 of 600 players, White always wins": lambda: played_to(600, 9, "1"),
    "round 5 of 1000 players, White always wins": lambda: played_to(1000, 5, "1"),
    "30 in two classes, hardly anybody may meet, none legal": lambda: two_classes(24, 6, 8),
    "60 in two classes, hardly anybody may meet, none legal": lambda: two_classes(45, 15, 5),
    "top group of 300 all wanting White": lambda: one_colour(300),
    "two groups, one colour each, 40": lambda: due_white_and_due_black(40),
    "two groups, one colour each, 100": lambda: due_white_and_due_black(100),
    "two groups, one colour each, 300": lambda: due_white_and_due_black(300),
    "two groups, one colour each, 600": lambda: due_white_and_due_black(600),
    "two groups, 19 and 21": lambda: due_white_and_due_black(40, 19),
    "two groups, 48 and 52": lambda: due_white_and_due_black(100, 48),
    "two groups, 280 and 320": lambda: due_white_and_due_black(600, 280),
    "two groups, 320 and 280": lambda: due_white_and_due_black(600, 320),
    "140 and 160 of one colour each above 100": lambda: due_groups_above_others(140, 160, 100),
    "280 and 320 of one colour each above 100": lambda: due_groups_above_others(280, 320, 100),
    "6 groups, one colour in each half, 60": lambda: groups_of_one_colour(60, 6),
    "30 groups, one colour in each half, 300": lambda: groups_of_one_colour(300, 30),
    "20 groups, one colour in each half, 600": lambda: groups_of_one_colour(600, 20),
    "three groups, one colour each, 60": lambda: three_due_groups(60),
    "three groups, one colour each, 300": lambda: three_due_groups(300),
    "100: top half has met bottom half": lambda: halves_met(100, interleaved=False),
    "100: odd numbers have met even ones": lambda: halves_met(100, interleaved=True),
    "100: top half has met bottom half, 5 groups": lambda: halves_met(100, interleaved=False, scores=5),
    "100: odd have met even, 5 groups": lambda: halves_met(100, interleaved=True, scores=5),
    "300: top half has met bottom half": lambda: halves_met(300, interleaved=False),
    "300: odd numbers have met even ones": lambda: halves_met(300, interleaved=True),
    "one may have the bye, 101": lambda: one_bye(101),
    "one may have the bye, 301": lambda: one_bye(301),
    "crowded last round of up to 200": lambda: crowded(7, 200),
    "crowded last round of up to 300": lambda: crowded(11, 300),
}
