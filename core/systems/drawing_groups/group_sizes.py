"""How many places each group has, and the rows and baskets that follow: groups need not be equal."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.systems.drawing_groups.entry import ARTICLE, Entry
from paircard.core.values.errors import Refusal
from paircard.core.values.said import said


def even_places(entrants: int, groups: int, *, by_snake: bool = False) -> tuple[int, ...]:
    """Return places as equal as can be; the larger groups are the first ones, or those at which a snake ends.

    >>> even_places(26, 6), even_places(8, 6, by_snake=True)
    ((5, 5, 4, 4, 4, 4), (1, 1, 1, 1, 2, 2))
    """
    if not 1 <= groups <= entrants:
        fields = {"entrants": entrants, "groups": groups}
        raise Refusal(said("{entrants} entrants cannot fill {groups} groups.", **fields), ARTICLE)
    full, left = divmod(entrants, groups)
    places = (full + 1,) * left + (full,) * (groups - left)
    return places[::-1] if by_snake and full % 2 else places


def need_places(places: Sequence[int], entrants: int) -> None:
    """Refuse places that are not as many as the entrants."""
    if min(places, default=0) < 1:
        raise Refusal(said("Every group needs a place at least."), ARTICLE)
    if sum(places) != entrants:
        fields = {"places": sum(places), "entrants": entrants}
        raise Refusal(said("The groups have {places} places together, but {entrants} enter.", **fields), ARTICLE)


def rows(places: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Return, row by row, the groups that have a place in it; group 1 is the first.

    >>> rows((3, 2, 2))
    ((1, 2, 3), (1, 2, 3), (1,))
    """
    return tuple(
        tuple(group for group, has in enumerate(places, 1) if has > row) for row in range(max(places, default=0))
    )


def baskets(order: Sequence[Entry], places: Sequence[int]) -> tuple[tuple[Entry, ...], ...]:
    """Return the baskets: by strength, each with as many entrants as there are groups with a place for one of them."""
    need_places(places, len(order))
    cut, made = 0, []
    for groups in rows(places):
        made.append(tuple(order[cut : cut + len(groups)]))
        cut += len(groups)
    return tuple(made)
