"""A question about a cup: its kinds, and how answers are typed."""

from __future__ import annotations

import re
from enum import StrEnum

from core.errors import Refusal
from core.language import mark, tr
from core.said import said


class CupKind(StrEnum):
    """What is asked."""

    WHITE = "white"
    """Who has White, from the colours of the rounds before."""
    MEET = "meet"
    """Whom somebody meets in a round, if the higher seed always wins."""
    WINNER = "winner"
    """Who plays for meeting the winner of a match."""


class CupForm(StrEnum):
    """How an answer is typed."""

    NUMBER = mark("the number of the player")
    PAIR = mark("the two numbers: 1-16")

    @property
    def hint(self) -> str:
        """What to type, for whoever types it: to stand after `Write`."""
        return tr(self.value)


_PAIR = re.compile(r"\s*(\d{1,4})\s*[-: ]\s*(\d{1,4})\s*", re.ASCII)
_NUMBER = re.compile(r"\s*(\d{1,4})\s*", re.ASCII)


def read_number(text: str) -> int:
    """Read one number."""
    found = _NUMBER.fullmatch(text)
    if found is None:
        raise _unread(text, CupForm.NUMBER)
    return int(found[1])


def read_pair(text: str) -> frozenset[int]:
    """Read two numbers, in any order."""
    found = _PAIR.fullmatch(text)
    if found is None:
        raise _unread(text, CupForm.PAIR)
    return frozenset((int(found[1]), int(found[2])))


def _unread(text: str, form: CupForm) -> Refusal:
    what = text.strip()
    if not what:
        return Refusal(said("Write {form}.", form=form.hint))
    shown = what if len(what) <= 30 else f"{what[:29]}…"
    return Refusal(said("{answer} cannot be read as an answer. Write {form}.", answer=repr(shown), form=form.hint))
