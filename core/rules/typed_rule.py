"""Which rule is meant by what somebody types."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from functools import lru_cache

from paircard.core.values.errors import Refusal
from paircard.core.values.language import trp
from paircard.core.values.rule_id import Book, RuleId
from paircard.core.values.said import said
from paircard.core.values.text import clean, folded

_SHOWN = 20
_LATIN = str.maketrans("абвгдесцфк", "abbgdeccfk")
"""Letters of a Bulgarian keyboard, by their shape or their sound."""


@lru_cache(maxsize=4096)  # of a thousand rules each, whenever somebody types
def plain(id: str) -> str:
    """Return an id without case, blanks and dots, which people write as they like; Cyrillic letters count.

    >>> plain("b.5"), plain("SSF a1"), plain("С.14")
    ('b5', 'ssfa1', 'c14')
    """
    letters = folded(id).translate(_LATIN)
    return "".join(character for character in letters if character.isalnum())


def ids_meant(wanted: str, ids: Sequence[RuleId]) -> tuple[RuleId, ...]:
    """Return the rules meant, in their order; raise `Refusal` naming the nearest ones when there is none.

    With its book an id means one rule, without it the articles of that name in every book. An article that
    is only there in parts, as B1 is in B1a and B1b, means its parts.
    """
    name = plain(wanted)
    found: list[RuleId] = []
    for book in Book:
        own = [id_ for id_ in ids if id_.book == book]
        exact = [id_ for id_ in own if name in _names(id_)]
        found += exact or [id_ for id_ in own if any(_is_part(each, name) for each in _names(id_))]
    if name and found:
        return tuple(found)
    raise unknown(wanted, ids)


def unknown(wanted: str, ids: Sequence[RuleId]) -> Refusal:
    """Return the refusal of an id that is none, with the nearest ones."""
    shown = clean(wanted)[:_SHOWN] or trp("what was typed", "nothing")
    if near := _near(plain(wanted), [str(id_) for id_ in ids]):
        return Refusal(said("There is no rule {rule}: the nearest are {rules}.", rule=shown, rules=", ".join(near)))
    return Refusal(said("There is no rule {rule}: try A1 or C6.", rule=shown))


def _names(id_: RuleId) -> tuple[str, str]:
    """Return the id with its book and without."""
    return plain(str(id_)), plain(id_.article)


def _is_part(part: str, whole: str) -> bool:
    return part[:-1] == whole and part[-1:].isalpha()


def _near(name: str, ids: Sequence[str]) -> list[str]:
    """Return at most three ids: those that go on where this name ends, then the similar ones."""
    names = {plain(id_): id_ for id_ in ids}
    longer = [each for each in names if name and each.startswith(name)]
    similar = get_close_matches(name, list(names), n=3, cutoff=0.4)
    return [names[each] for each in dict.fromkeys([*longer, *similar])][:3]
