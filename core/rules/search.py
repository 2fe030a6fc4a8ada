"""Finding rules by words."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from paircard.core.rules.book import rules
from paircard.core.rules.rule import Rule
from paircard.core.rules.typed_rule import plain
from paircard.core.values.text import folded


class _Searched(NamedTuple):
    """A rule as words are looked for in it."""

    rule: Rule
    ids: frozenset[str]
    title: str
    whole: str


@lru_cache(maxsize=64)  # a room asks for the same list several times for each picture
def find(words: str, lang: str = "en") -> tuple[Rule, ...]:
    """Return the rules in which all words occur, case and accents aside; all rules when there is no word.

    First come the rules whose id was typed, of every book where it was bare, then those with the words in their
    titles, then the others.
    """
    if not (wanted := folded(words).split()):
        return tuple(rules(lang))
    ranked = [(_rank(each, plain(words), wanted), each.rule) for each in _searched(lang)]
    return tuple(each for rank in range(3) for own, each in ranked if own == rank)


@lru_cache
def _searched(lang: str) -> tuple[_Searched, ...]:
    return tuple(
        _Searched(
            each,
            frozenset({plain(str(each.id)), plain(each.id.article)}),
            folded(each.title),
            folded(f"{each.id} {each.title} {each.text}"),
        )
        for each in rules(lang)
    )


def _rank(each: _Searched, typed: str, wanted: list[str]) -> int | None:
    """Return how well a rule fits, 0 best; None when it does not."""
    if typed in each.ids:
        return 0
    for rank, text in enumerate((each.title, each.whole), start=1):
        if all(word in text for word in wanted):
            return rank
    return None
