"""Readings of the next bracket and cells of pairings: together they hold every set that may come down, each once."""

from __future__ import annotations

from itertools import combinations
from random import Random

from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.swiss1998.brackets import Bracket, Target
from paircard.core.systems.swiss1998.cards import Cards
from paircard.core.systems.swiss1998.question import Below, Wanted
from paircard.core.systems.swiss1998.search.cells import Cell, Part
from paircard.core.systems.swiss1998.search.next_bracket import Reading, readings
from tests.support.seeds import fresh_seed
from tests.support.structures import Structure, of_1998


def in_graph(cell: Cell, left: int) -> bool:
    """Tell whether a set is one that a graph of the cell's players can hold."""
    return not left & cell.stayers and not cell.leavers & ~left


def in_cell(cell: Cell, left: int) -> bool:
    """Tell whether it has the right number of each part besides."""
    return in_graph(cell, left) and all((left & part.players).bit_count() == part.leave for part in cell.parts)


def test_a_divided_cell_holds_every_other_set_once() -> None:
    chance = Random(fresh_seed())
    for _ in range(300):
        size, at = chance.randint(2, 8), chance.randint(0, 7)
        coming = chance.randint(1, size)
        sets = [mask_of(each) for each in combinations(range(size), coming)]
        higher = (1 << min(at, size)) - 1
        parts = (Part(higher, chance.randint(0, coming)), Part(((1 << size) - 1) & ~higher, chance.randint(0, coming)))
        whole = Cell(parts=parts[: chance.randint(0, 2)]).narrowed()
        cells = [] if whole is None else [whole]
        while cells:
            cell = cells.pop()
            of_graph = [each for each in sets if in_graph(cell, each)]
            if not of_graph:
                continue
            met = chance.choice(of_graph)
            divided = cell.divided(tuple(places_in(met)))
            for left in sets:
                held = [part for part in divided if in_cell(part, left)]
                assert len(held) == (in_cell(cell, left) and left != met)
            cells += divided[:2]


def of_the_highest(chance: Random) -> tuple[Below, list[Reading], list[tuple[int, ...]]]:
    """Return a next bracket of which only the highest are wanted, its readings, and who might be moved down to it."""
    size, passing, residents = chance.randint(2, 7), chance.randint(0, 2), 12
    cards = Cards(of_1998(Structure((size + passing, residents))))
    passed = (*sorted(chance.sample(range(size + passing), passing)),)
    players = tuple(place for place in range(size + passing) if place not in passed)
    made = Target(0, chance.randint(0, (size - 1) // 2))
    coming = size - 2 * made.rest
    movers = chance.randint(1, coming + passing)
    wanted = Wanted(True, Target(movers, 0)) if movers < coming + passing else Wanted(True, Target(movers, 1))
    below = Below(tuple(range(size + passing, size + passing + residents)), passed, 0, 0, lowest=False, wanted=wanted)
    told = [*readings(cards, Bracket(2, players), made, below)]
    return below, told, [(*sorted((*left, *passed)),) for left in combinations(players, coming)]


def test_readings_tell_who_must_be_paired_of_those_moved_down() -> None:
    chance = Random(fresh_seed())
    for _ in range(200):
        below, told, sets = of_the_highest(chance)
        assert below.wanted is not None
        assert below.wanted.target is not None
        movers = below.wanted.target.movers
        for moved in sets:
            left, highest = mask_of(moved) & ~mask_of(below.passed), mask_of(moved[:movers])
            (wide,) = [each for each in told if in_cell(each.cell, left)]
            assert wide.below is not None
            if wide.parts is None:
                assert movers == len(moved)
                assert wide.below.seekers & mask_of(moved) == highest
                continue
            assert not wide.below.seekers & mask_of(moved) & ~highest
            (exact,) = [each for each in wide.parts if in_cell(each.cell, left)]
            assert exact.below is not None
            assert exact.below.seekers & mask_of(moved) == highest
