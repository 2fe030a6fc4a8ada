"""Which rule is meant by what somebody types."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches

from core.errors import Refusal
from core.language import tr, trp
from core.text import clean, folded

_SHOWN = 20
_LATIN = str.maketrans("абвгдесцф", "abbgdeccf")
"""Letters of a Bulgarian keyboard, by their shape or their sound."""


def plain(id: str) -> str:
    """Return an id without case, blanks and dots, which people write as they like; Cyrillic letters count.

    >>> plain("b.5"), plain("SSF a1"), plain("С.14")
    ('b5', 'ssfa1', 'c14')
    """
    letters = folded(id).translate(_LATIN)
    return "".join(character for character in letters if character.isalnum())


def meant(wanted: str, ids: Sequence[str]) -> str:
    """Return the id meant; raise `Refusal` naming the nearest ones when there is none."""
    by_name = {plain(id_): id_ for id_ in ids}
    name = plain(wanted)
    if name in by_name:
        return by_name[name]
    near = [by_name[each] for each in _near(name, list(by_name))]
    shown = clean(wanted)[:_SHOWN] or trp("what was typed", "nothing")
    if near:
        raise Refusal(tr("There is no rule {rule}: the nearest are {rules}.", rule=shown, rules=", ".join(near)))
    raise Refusal(tr("There is no rule {rule}: try A1 or C6.", rule=shown))


def named_in(text: str) -> tuple[str, ...]:
    """Return the ids of the articles and rulings that a sentence names, the first named first.

    >>> named_in("C12: 5-7 by D1, and 5-8 not (B4). S1 as in C12.")
    ('C12', 'D1', 'B4')
    """
    return tuple(dict.fromkeys(re.findall(r"(?<!\w)(?:B1[ab]|[A-FR]\d{1,2})(?!\w)", text)))


def _near(name: str, names: Sequence[str]) -> list[str]:
    """Return at most three names: those that go on where this one ends, then the similar ones."""
    longer = [each for each in names if name and each.startswith(name)]
    similar = get_close_matches(name, names, n=3, cutoff=0.4)
    return list(dict.fromkeys([*longer, *similar]))[:3]
