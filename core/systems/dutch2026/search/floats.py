"""How many must float down, and of which scores: bounds of C6 and C7."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paircard.core.systems.dutch2026.search.bracket import Bracket
from paircard.core.systems.dutch2026.search.cards import Cards
from paircard.core.systems.dutch2026.search.completion import Completion
from paircard.core.systems.dutch2026.search.seats import Seats
from paircard.core.systems.dutch2026.search.units import high_to_low
from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.perfect import Blossoms, unmatched


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
    seats: list[int] = []
    floating: list[int] = []
    lower = bracket.everybody
    for score, count in high_to_low(scores[place] for place in bracket.players):
        players = mask_of(place for place in places_in(lower) if scores[place] == score)
        lower &= ~players
        most = min(count, left - len(seats))
        fewest = 0 if lower else most
        while fewest < most and not _seated(rows, [*seats, *[players] * fewest], lower, left):
            fewest += 1
        seats += [players] * fewest
        floating += [score] * fewest
    return tuple(sorted(floating))


def _seated(rows: dict[int, int], seats: Sequence[int], lower: int, left: int) -> bool:
    """Tell whether just these can be left over, and for the rest of the seats somebody of lower scores."""
    takers = (*seats, *[lower] * (left - len(seats)))
    return Blossoms(Seats(takers, max(rows) + 1).added_to(rows)).match_all()
