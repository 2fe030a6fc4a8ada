"""A seed as it is typed: an answer to a question that comes later is none."""

from __future__ import annotations

from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.text import folded

_ANSWERS = frozenset({"y", "n"})


def seed_typed(text: str) -> str:
    """Return what is typed as a seed; refuse y and n, which are meant for the question that comes after it."""
    if folded(text.strip()) in _ANSWERS:
        wrong = tr("{typed} is not a seed: type a word or number that everybody has seen, then {typed}.", typed=text)
        raise Refusal(wrong, "", "seed")
    return text
