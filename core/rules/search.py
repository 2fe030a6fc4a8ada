"""Finding rules by words."""

from __future__ import annotations

from paircard.core.rules.book import rules
from paircard.core.rules.rule import Rule
from paircard.core.rules.typed_rule import plain
from paircard.core.values.text import folded


def find(words: str, lang: str = "en") -> tuple[Rule, ...]:
    """Return the rules in which all words occur, case and accents aside; all rules when there is no word.

    First come the rules whose id was typed, of every book where it was bare, then those with the words in their
    titles, then the others.
    """
    ranked = [(_rank(each, words), each) for each in rules(lang)]
    return tuple(each for rank in range(3) for own, each in ranked if own == rank)


def _rank(each: Rule, words: str) -> int | None:
    """Return how well a rule fits, 0 best; None when it does not."""
    wanted = folded(words).split()
    if wanted and plain(words) in {plain(str(each.id)), plain(each.id.article)}:
        return 0
    for rank, text in enumerate((each.title, f"{each.id} {each.title} {each.text}"), start=1):
        if all(word in folded(text) for word in wanted):
            return rank
    return None
