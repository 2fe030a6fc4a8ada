"""Positions for tests of the Swiss rules: from fixtures, and made up by hypothesis."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import strategies as st

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.pairing import Pairing
from paircard.core.facets.position import Player, Position

FIXTURES = Path(__file__).parent.parent / "rules" / "fixtures" / "swiss1998"


def fixture(name: str) -> Any:
    """Return a fixture file."""
    return json.loads((FIXTURES / name).read_text(encoding="utf-8"))


def position_of(entry: dict[str, Any]) -> Position:
    """Return a position of `positions.json`."""
    players = [
        Player(
            each["no"],
            each["score"],
            frozenset(each["opponents"]),
            each["colours"],
            "".join(each["floats"]),
            each["bye_barred"],
            each["over_half"],
        )
        for each in sorted(entry["players"], key=lambda each: (-each["score"], each["no"]))
    ]
    return Position(tuple(players), entry["round"], entry["first_colour"], entry["last_round"])


def white_first(pairing: Pairing) -> set[tuple[int, int]]:
    """Return the pairs, White first."""
    return {(pair.white, pair.black) for pair in pairing.pairs}


@st.composite
def positions(draw: st.DrawFn, most: int = 8, groups: int = 4) -> Position:
    """Make up a position nobody ever played to: crowded score groups, many games between their players."""
    size = draw(st.integers(1, most))
    rounds = draw(st.integers(1, 4))
    scores = sorted(draw(st.lists(st.integers(0, groups - 1), min_size=size, max_size=size)), reverse=True)
    every_pair = [(one, other) for other in range(1, size + 1) for one in range(1, other)]
    met = draw(st.sets(st.sampled_from(every_pair))) if every_pair else set[tuple[int, int]]()
    last_round = draw(st.booleans())
    players = [
        Player(
            PairingNumber(number),
            score,
            frozenset(PairingNumber(a + b - number) for a, b in met if number in (a, b)),
            draw(st.text("WB", max_size=rounds)),
            draw(st.text("DU-", min_size=rounds, max_size=rounds)),
            draw(st.booleans()),
            last_round and draw(st.booleans()),
        )
        for number, score in enumerate(scores, 1)
    ]
    return Position(tuple(players), rounds + 1, draw(st.sampled_from("WB")), last_round)


def crowded(seed: int, most: int) -> Position:
    """Make up a last round in which many have met: two to four score groups, a fifth to most of all games played."""
    chance = Random(seed)
    size, rounds = chance.randint(4, most), chance.randint(2, 5)
    groups = chance.randint(2, 4)
    scores = sorted((2 * chance.randrange(groups) for _ in range(size)), reverse=True)
    met: list[set[int]] = [set() for _ in range(size)]
    density = 0.2 + 0.65 * chance.random()
    for one in range(size):
        for other in range(one):
            if chance.random() < density:
                met[one].add(other + 1)
                met[other].add(one + 1)
    players = [
        Player(
            PairingNumber(place + 1),
            scores[place],
            frozenset(map(PairingNumber, met[place])),
            "".join(chance.choice("WB") for _ in range(rounds)),
            "".join(chance.choice("DU---") for _ in range(rounds)),
            chance.random() < 0.2,
            chance.random() < 0.1,
        )
        for place in range(size)
    ]
    return Position(tuple(players), rounds + 1, last_round=True)
