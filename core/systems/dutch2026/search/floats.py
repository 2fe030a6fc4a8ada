"""How many must float down, and of which scores: bounds of C6 and C7."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from paircard.core.systems.dutch2026.search.bracket import Bracket
from paircard.core.systems.dutch2026.search.cards import Cards
from paircard.core.systems.dutch2026.search.completion import Completion
from paircard.core.systems.dutch2026.search.seats import Seats
from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.kit.matching.perfect import unmatched


def fewest_scores(mdps: Sequence[int], residents: Sequence[int]) -> tuple[int, ...]:
    """Return the scores of the fewest and lowest who can be left over, from the scores of MDPs and residents alone.

    >>> fewest_scores([6, 5, 5], [4]), fewest_scores([6], [4, 4]), fewest_scores([], [4, 4])
    ((5, 5), (4,), ())
    """
    if len(mdps) > len(residents):
        return tuple(sorted(mdps)[: len(mdps) - len(residents)])
    return tuple(residents[:1]) if (len(mdps) + len(residents)) % 2 else ()


def seatings(cards: Cards, bracket: Bracket, completion: Completion) -> Iterator[Seats]:
    """Yield seats for those who must float down: by numbers alone, by C1 and C3, by what is needed below.

    Each is a bound of C6 and C7, and none is weaker than the one before it; the first is nearly always met.
    """
    scores, first = cards.scores, len(cards.players) + 1
    simple = fewest_scores([scores[place] for place in bracket.mdps], [scores[place] for place in bracket.residents])
    of_score: dict[int, int] = {}
    for place in bracket.players if simple else ():
        of_score[scores[place]] = of_score.get(scores[place], 0) | 1 << place
    yield Seats(tuple([of_score[score] for score in simple]), first)
    exact = _least(cards, bracket)
    if exact != simple:
        yield Seats(tuple([_of_score(scores, bracket, score) for score in exact]), first)
    needed = completion.needed_from_above(bracket.below)
    if needed and len(needed.seats) - needed.rivals.bit_count() > len(exact):
        here = bracket.everybody & ~bracket.mdp_mask | needed.rivals
        yield Seats(tuple(completion.partners(seat) & here for seat in needed.seats), first, needed.rivals)


def _of_score(scores: Sequence[int], bracket: Bracket, score: int) -> int:
    return mask_of(place for place in bracket.players if scores[place] == score)


def bare_rows(cards: Cards, bracket: Bracket) -> dict[int, int]:
    """Return whom each may meet in a bracket by C1 and C3, MDPs only residents (3.1)."""
    legal, everybody = cards.legal, bracket.everybody
    rows: dict[int, int] = {}
    if bracket.mdps:
        residents = everybody & ~bracket.mdp_mask
        for place in bracket.mdps:
            rows[place] = legal(place) & residents
    for place in bracket.residents:
        rows[place] = legal(place) & everybody
    return rows


def _least(cards: Cards, bracket: Bracket) -> tuple[int, ...]:
    """Return the scores of those whom a largest matching leaves over, if it pairs the highest scores first.

    Those whom some matching pairs can be paired together with others of higher scores (they form a matroid), so that
    one score after the other may be paired as far as possible.
    """
    rows, scores = bare_rows(cards, bracket), cards.scores
    if not any(rows.values()):
        return tuple(scores[place] for place in reversed(bracket.players))
    left = unmatched(rows)
    floating: list[int] = []
    lower = bracket.everybody
    for score, same in groupby(bracket.players, key=scores.__getitem__):
        if len(floating) == left:
            break
        lower &= ~mask_of(same)
        over = _fewest_over(rows, lower) if lower else left
        floating += [score] * (over - len(floating))
    return tuple(reversed(floating))


def _fewest_over(rows: Mapping[int, int], lower: int) -> int:
    """Return how few of those who are not `lower` a matching leaves over.

    Where all who are lower may be matched with each other at most one of them is left over. Whether one is depends on
    how many there are in all: so it is asked with one more of them, too.
    """
    extra = max(rows) + 1
    joined = {place: row | lower & ~(1 << place) if lower >> place & 1 else row for place, row in rows.items()}
    with_one_more = {place: row | 1 << extra if lower >> place & 1 else row for place, row in joined.items()}
    return min(unmatched(joined), unmatched({**with_one_more, extra: lower}))
