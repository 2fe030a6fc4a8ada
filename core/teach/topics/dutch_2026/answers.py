"""Reading answers about the rules of 2026; what cannot be read is refused in one sentence and costs nothing."""

from __future__ import annotations

import re

from core.event.ids import PairingNumber
from core.systems.dutch2026.rules import dutch
from core.teach.answers.typed import Paired
from core.teach.answers.words import bye_word, float_word, nobody_word, says_yes, without_no
from core.teach.topics.dutch_2026.question import DutchForm

_PAIR = re.compile(r"(\d{1,4})[-:](\d{1,4})")
_ARTICLE = re.compile(r"[Cc]?(?:\d{1,2}|\d\.\d(?:\.\d)?)")
_SINGLE = {"bye", "float", "floats"}
_NOBODY = {"nobody", "none", "-"}
"""Words of answers, accepted in every language besides its own."""


def words_of(text: str) -> list[str]:
    """Return the words of an answer; the dots of `5.2.4` belong to it, others are forgiven.

    >>> words_of("5-1, 3 5.2.4.")
    ['5-1', '3', '5.2.4']
    """
    words = (word.strip(".:") for word in re.split(r"[\s,;]+", text.replace("C.04.3", " ").strip()))
    return [word for word in words if word]


def read_pairs(text: str, form: DutchForm) -> Paired:
    """Read pairs; numbers after `bye` or `float` are those without an opponent."""
    pairs: list[tuple[PairingNumber, PairingNumber]] = []
    single: list[PairingNumber] = []
    alone = False
    singles, nobody = {*_SINGLE, bye_word(), float_word()}, {*_NOBODY, nobody_word()}
    for word in words_of(text):
        pair = _PAIR.fullmatch(word)
        if word.lower() in singles:
            alone = True
        elif pair and not alone:
            pairs.append((PairingNumber(int(pair[1])), PairingNumber(int(pair[2]))))
        elif alone and _is_number(word):
            single.append(PairingNumber(int(word)))
        elif not (alone and word.lower() in nobody):
            raise form.unread(word)
    if not pairs and not alone:
        raise form.unread(text)
    return Paired(tuple(pairs), tuple(single))


def read_numbers(text: str, form: DutchForm, count: int | None = None) -> tuple[PairingNumber, ...]:
    """Read numbers, so many of them if that is given; `nobody` is none."""
    words = words_of(text)
    if count is None and len(words) == 1 and words[0].lower() in {*_NOBODY, nobody_word()}:
        return ()
    for word in words:
        if not _is_number(word):
            raise form.unread(word)
    if not words or (count is not None and len(words) != count):
        raise form.unread(text)
    return tuple(PairingNumber(int(word)) for word in words)


def read_stands(text: str) -> str | None:
    """Read whether a pair stands: None for yes, else the criterion against it."""
    words = words_of(text.replace(":", " "))
    if len(words) == 1 and says_yes(words[0]):
        return None
    refusing = without_no(words)
    criterion = article_of(refusing[0]) if len(refusing) == 1 else None
    if criterion is None:
        raise DutchForm.STANDS.unread(text)
    return criterion


def read_criterion(text: str) -> str:
    """Read one criterion."""
    words = words_of(text)
    criterion = article_of(words[0]) if len(words) == 1 else None
    if criterion is None:
        raise DutchForm.CRITERION.unread(text)
    return criterion


def read_colour(text: str) -> tuple[int, str]:
    """Read who has White, and by which rule."""
    words = words_of(text)
    rule = article_of(words[1]) if len(words) == 2 else None
    if rule is None or not _is_number(words[0]):
        raise DutchForm.COLOUR.unread(text)
    return int(words[0]), rule


def read_fault(text: str) -> tuple[frozenset[int], str]:
    """Read a pair, or who has the bye, and the article against it."""
    words = words_of(text)
    article = article_of(words[-1]) if words else None
    pair = _PAIR.fullmatch(words[0]) if len(words) == 2 else None
    if article is not None and pair is not None:
        return frozenset((int(pair[1]), int(pair[2]))), article
    if article is not None and len(words) == 3 and words[0].lower() in {"bye", bye_word()} and _is_number(words[1]):
        return frozenset((int(words[1]),)), article
    raise DutchForm.FAULT.unread(text)


def article_of(word: str) -> str | None:
    """Return an article of C.04.3 with its book, None if the word is none.

    >>> article_of("c12"), article_of("5.2.4"), article_of("E5")
    ('C.04.3 C12', 'C.04.3 5.2.4', None)
    """
    if not _ARTICLE.fullmatch(word) or word.isdecimal():
        return None
    return dutch(word.upper())


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 4
