"""Reading answers about a table as they are typed; what cannot be read is refused in one sentence and costs nothing."""

from __future__ import annotations

import re

from paircard.core.teach.answers.form import AnswerForm
from paircard.core.teach.answers.words import bye_word, words_of
from paircard.core.values.language import trp

_PAIR = re.compile(r"(\d{1,3})[-:](\d{1,3})")
_FREE = {"free", "bye", "rest", "rests"}
"""Words of answers, accepted in every language besides its own."""


def free_word() -> str:
    """Return what stands before who rests."""
    return trp("an answer, one word", "free")


def read_table(text: str, form: AnswerForm) -> tuple[tuple[tuple[int, int], ...], int | None]:
    """Read the pairs of a round, and who rests."""
    pairs: list[tuple[int, int]] = []
    rests: int | None = None
    words = iter(words_of(text))
    for word in words:
        if found := _PAIR.fullmatch(word):
            pairs.append((int(found[1]), int(found[2])))
        elif is_free(word) and rests is None:
            rests = _number(next(words, ""), form)
        else:
            raise form.unread(word)
    if not pairs:
        raise form.unread(text)
    return tuple(pairs), rests


def read_number(text: str, form: AnswerForm) -> int:
    """Read one number."""
    words = words_of(text)
    if len(words) != 1:
        raise form.unread(text)
    return _number(words[0], form)


def read_opponent(text: str, form: AnswerForm) -> int | None:
    """Read an opponent, None for free."""
    words = words_of(text)
    return None if len(words) == 1 and is_free(words[0]) else read_number(text, form)


def is_free(word: str) -> bool:
    """Whether a word says that somebody has no opponent."""
    return word.lower() in {*_FREE, free_word(), bye_word()}


def _number(word: str, form: AnswerForm) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 3):
        raise form.unread(word)
    return int(word)
