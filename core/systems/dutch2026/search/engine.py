"""A round from the top bracket to the last (1.9)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby, pairwise

from paircard.core.systems.dutch2026.boards import publish_pairs
from paircard.core.systems.dutch2026.outcome import BracketResult, Pairing, Values
from paircard.core.systems.dutch2026.position import Position
from paircard.core.systems.dutch2026.search.at_bounds import at_bounds
from paircard.core.systems.dutch2026.search.at_most_two import at_most_two
from paircard.core.systems.dutch2026.search.at_once import at_once
from paircard.core.systems.dutch2026.search.bracket import Bracket, Candidate
from paircard.core.systems.dutch2026.search.cards import Cards
from paircard.core.systems.dutch2026.search.completion import Completion
from paircard.core.systems.dutch2026.search.few import of_few
from paircard.core.systems.dutch2026.search.general import best_candidate
from paircard.core.systems.dutch2026.search.values import values_of
from paircard.core.values import waiting
from paircard.core.values.frozen import replace
from paircard.core.values.lazily import Later

Method = Callable[[Cards, Bracket, Completion], Candidate]
"""Finds the first of the best candidates of a bracket."""


def quickest(cards: Cards, bracket: Bracket, completion: Completion) -> Candidate:
    """Look at the bracket alone if that is known to be enough, else at all below it, too."""
    return (
        at_most_two(cards, bracket, completion)
        or of_few(cards, bracket, completion)
        or at_once(cards, bracket, completion)
        or at_bounds(cards, bracket, completion)
        or best_candidate(cards, bracket, completion)
    )


def search(position: Position, method: Method = quickest) -> Pairing:
    """Pair the round; raise NoCompletePairing where C1 - C3 allow no complete pairing (1.9.3)."""
    return waiting.found(position, lambda: _searched(position, method))


def _searched(position: Position, method: Method) -> Pairing:
    cards = Cards(position)
    completion = Completion(cards)
    paired = list(_brackets(cards, completion, method))
    left = paired[-1][1].down if paired else ()
    return publish_pairs(
        position,
        [pair for _, candidate in paired for pair in candidate.pairs],
        cards.players[left[0]].number if left else None,
        Later(lambda: _results(cards, completion, paired), len(paired)),
    )


def _results(
    cards: Cards, completion: Completion, paired: Sequence[tuple[Bracket, Candidate]]
) -> tuple[BracketResult, ...]:
    """Return how the brackets ended: who only pairs has no use for it."""
    return _with_next(
        [_result(cards, each, candidate, values_of(cards, each, candidate, completion)) for each, candidate in paired]
    )


def _brackets(cards: Cards, completion: Completion, method: Method) -> Iterator[tuple[Bracket, Candidate]]:
    groups = [tuple(group) for _, group in groupby(range(len(cards.players)), key=cards.scores.__getitem__)]
    below, moved_down = cards.everybody, tuple[int, ...]()
    for residents, next_group in zip(groups, [*groups[1:], ()], strict=False):
        below = below >> residents[-1] + 1 << residents[-1] + 1
        bracket = Bracket(moved_down, residents, next_group, below)
        waiting.bracket(cards.scores[bracket.residents[0]], len(moved_down) + len(residents))
        candidate = method(cards, bracket, completion)
        yield bracket, candidate
        moved_down = candidate.down


def _result(cards: Cards, bracket: Bracket, candidate: Candidate, values: Values) -> BracketResult:
    number = [player.number for player in cards.players]
    return BracketResult(
        score=cards.scores[bracket.residents[0]],
        mdps=tuple(number[place] for place in bracket.mdps),
        residents=tuple(number[place] for place in bracket.residents),
        pairs=tuple((number[one], number[two]) for one, two in candidate.pairs),
        downfloaters=tuple(number[place] for place in candidate.down),
        values=values,
    )


def _with_next(results: list[BracketResult]) -> tuple[BracketResult, ...]:
    """Fill in C8: what the next bracket could reach, it has reached."""
    filled = [
        replace(each, values=each.values._replace(c8=(below.values.c6, below.values.c7)))
        for each, below in pairwise(results)
    ]
    return (*filled, *results[-1:])
