"""The first of the cheapest pairings in the orders D1 and D2: in the graph of all of them, or by weights below a clash.

A sum over pairs can compare two pairings player by player: whoever comes first in the order has the
greatest power of the base. Longer sums are slower to reckon with, and shorter ones ask for more matchings: players are
compared some dozens at a time, which are then fixed, and the next follow.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.matching.perfect import Blossoms
from paircard.core.systems.kit.orders import Exchange
from paircard.core.systems.swiss1998.brackets import Places
from paircard.core.systems.swiss1998.cards import Cards
from paircard.core.systems.swiss1998.priced_graph import Prices, cheapest, cheapest_graph
from paircard.core.systems.swiss1998.question import Question, Sides
from paircard.core.systems.swiss1998.search.meeting_below import Meeting
from paircard.core.systems.swiss1998.search.without_matching import FirstByColours
from paircard.core.values.frozen import replace

BITS = 400
"""Room for the order of players, above which stand clashes and sums."""
EXCHANGE_BITS = 400
"""The same for exchanges, whose sums are greater."""


def first_opponents(cards: Cards, question: Question, least: int) -> Places:
    """Return the opponents of S1 in the first arrangement (D1) that has a cheapest pairing.

    There must be one, of `least` clashes. Mostly there is a graph of all cheapest pairings, in which each of S1 takes
    the first opponent who will do.
    """
    graph = cheapest_graph(cards, question, Prices(cards.clash, left=len(cards.players) + 1))
    if graph is None:
        return _ranked_opponents(cards, question, least)
    places, first_of_pool = question.places, len(question.seekers)
    settled: list[int] = []
    for node in range(first_of_pool):
        able = graph.partners(node) >> first_of_pool
        opponent = (able & -able).bit_length() - 1 + first_of_pool
        graph.settle(node, opponent)
        settled.append(places[opponent])
    return tuple(settled)


def first_meeting(graph: Blossoms, meeting: Meeting | None, question: Question) -> Places:
    """Return the opponents of S1 in the first arrangement in which two may come down anywhere; there must be one."""
    settled: list[int] = []
    graph = (meeting.made(graph) if meeting else graph) or graph
    for seeker in question.seekers:
        for opponent in places_in(graph.partners(seeker)):
            with_them = graph.settled(seeker, opponent)
            so_far = meeting.made(with_them) if meeting else with_them
            if so_far is not None:
                graph = so_far
                settled.append(opponent)
                break
    return tuple(settled)


def _ranked_opponents(cards: Cards, question: Question, least: int) -> Places:
    """Return the same where blossoms have prices.

    A matching ranks the opponents of as many of S1 as its weights can hold.
    To those after them it gives, if it can, the first opponents that colours alone allow: as far as it does,
    nobody comes before these, and they are settled, too.
    """
    settled: list[int] = []
    s1, s2 = question.seekers, question.pool
    by_colours = FirstByColours(cards, question, least)
    while s1:
        together = max(1, (BITS - 4 * len(s2).bit_length()) // (len(s2) + 1).bit_length())
        ranked, later = s1[:together], s1[together:]
        first = dict(zip(s1, copy(by_colours).pair_all(s1), strict=False))
        preferred = {player: first[player] for player in later if player in first}
        opponent = _cheapest_in_order(cards, replace(question, seekers=s1, pool=s2), ranked, preferred)
        found = _settled(by_colours, opponent, ranked, later)
        settled += found
        s1 = s1[len(found) :]
        s2 = tuple(place for place in s2 if place not in found)
    return tuple(settled)


def _settled(by_colours: FirstByColours, opponent: dict[int, int], ranked: Places, later: Places) -> list[int]:
    """Pair those who were ranked, and those after them as long as each got the first whom colours allow."""
    found = [opponent[player] for player in ranked]
    for player, each in zip(ranked, found, strict=True):
        by_colours.pair(player, each)
    for player in later:
        if by_colours.first_for(player) != opponent[player]:
            break
        by_colours.pair(player, opponent[player])
        found.append(opponent[player])
    return found


def _cheapest_in_order(cards: Cards, question: Question, ranked: Places, preferred: dict[int, int]) -> dict[int, int]:
    """Return a cheapest pairing, of these one with the first opponents of the ranked, then most who are preferred."""
    rank = {place: at for at, place in enumerate(question.pool)}
    base = len(rank) + 1
    unit = len(preferred) + 1
    power: dict[int, int] = {player: unit * base ** (len(ranked) - 1 - at) for at, player in enumerate(ranked)}
    clash: int = unit * base ** len(ranked)

    def price(one: int, other: int) -> int:
        not_preferred = preferred.get(one, other) != other
        return cards.clash(one, other) * clash + power.get(one, 0) * rank[other] + not_preferred

    return _opponents(cards, question, Prices(price, left=clash * 2 * base))


def first_exchange(cards: Cards, question: Question, half: int) -> Exchange:
    """Return the first exchange (D2) after which a group has a cheapest pairing; there must be one.

    A pairing forces its cheapest exchange: of two players of S1 the lower leaves, of two of S2 the higher
    comes, and whoever is left over stands in S2.
    """
    size = len(question.pool)
    order = [*range(half, 0, -1), *range(half + 1, size + 1)]
    sides = Sides(half)
    for at in range(0, size, EXCHANGE_BITS):
        now = order[at : at + EXCHANGE_BITS]
        in_s1 = _in_s1(cards, question, sides, now)
        leaving = tuple(each for each in range(half, 0, -1) if each not in in_s1)
        coming = tuple(each for each in range(half + 1, size + 1) if each in in_s1)
        sides = Sides(half, sides.first | {*now} & in_s1, sides.second | {*now} - in_s1)
        if {*leaving, *coming} <= sides.first | sides.second:
            break
    return Exchange(len(leaving), sum(coming) - sum(leaving), leaving, coming)


def _in_s1(cards: Cards, question: Question, sides: Sides, now: Sequence[int]) -> frozenset[int]:
    """Return the positions in S1 after the least exchange; among equals one that moves the first of `now`."""
    position = {place: at for at, place in enumerate(question.pool, 1)}
    size = len(position)
    unit = 1 << len(now)
    bonus = {each: unit >> at + 1 for at, each in enumerate(now)}
    leaving = size * size + 1
    clash = unit * leaving * (size + 1)

    def moved(each: int, *, first: bool) -> int | None:
        cost = sides.cost(each, leaving, first=first)
        changes = first == (each > sides.half)
        return cost if cost is None else cost * unit - (bonus.get(each, 0) if changes else 0)

    def price(one: int, other: int) -> int | None:
        higher, lower = sorted((position[one], position[other]))
        first, second = moved(higher, first=True), moved(lower, first=False)
        return None if first is None or second is None else first + second + cards.clash(one, other) * clash

    prices = Prices(price, lambda place: moved(position[place], first=False), clash * (size + 1))
    opponent = _opponents(cards, question, prices)
    return frozenset(at for place, at in position.items() if place in opponent and place < opponent[place])


def _opponents(cards: Cards, question: Question, prices: Prices) -> dict[int, int]:
    solution = cheapest(cards, question, prices)
    if solution is None:
        raise AssertionError("only what can be paired is put in order")
    return solution.opponent
