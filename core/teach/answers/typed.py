"""Reading answers as they are typed; what cannot be read is refused in one sentence and costs nothing."""

from __future__ import annotations

import re
from dataclasses import dataclass

from core.event.ids import PairingNumber
from core.teach.answers.form import AnswerForm
from core.teach.answers.words import bye_word, float_word, nobody_word, says_yes, without_no, words_of
from core.values.language import mark

_PAIR = re.compile(r"(\d{1,4})[-:](\d{1,4})")
_ARTICLE = re.compile(r"(?:[A-Fa-f]\d{1,2}[ABab]?|[Rr]\d{1,2})")
_SINGLE = {"bye", "float", "floats"}
_NOBODY = {"nobody", "none", "-"}
"""Words of answers, accepted in every language besides its own."""


class Form(AnswerForm):
    """What an answer looks like."""

    ROUND = mark("White first: 5-1 15-3 4-7, and bye 9 if there is one")
    BRACKET = mark("pairs and who is left over: 6-9 float 2")
    X_AND_P = mark("two numbers: x and p")
    PLAYERS = mark("pairing numbers, or nobody")
    STANDS = mark("yes, or the article that refuses the pair")
    COLOUR = mark("the number of the player with White and the rule: 5 E4")
    FAULT = mark("the pair and the article: 7-3 B4")


@dataclass(frozen=True, slots=True)
class Paired:
    """Pairs as typed, and who has the bye or is left over."""

    pairs: tuple[tuple[PairingNumber, PairingNumber], ...]
    single: tuple[PairingNumber, ...] = ()


def read_pairs(text: str, form: Form) -> Paired:
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
            pairs.append(_numbers(pair))
        elif alone and _is_number(word):
            single.append(PairingNumber(int(word)))
        elif not (alone and word.lower() in nobody):
            raise form.unread(word)
    if not pairs and not alone:
        raise form.unread(text)
    return Paired(tuple(pairs), tuple(single))


def read_numbers(text: str, form: Form, count: int | None = None) -> tuple[PairingNumber, ...]:
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


def _numbers(pair: re.Match[str]) -> tuple[PairingNumber, PairingNumber]:
    return PairingNumber(int(pair[1])), PairingNumber(int(pair[2]))


def read_stands(text: str) -> str | None:
    """Read whether a pair stands: None for yes, else the article that refuses it."""
    words = words_of(text.replace(":", " "))
    if len(words) == 1 and says_yes(words[0]):
        return None
    refusing = without_no(words)
    article = article_of(refusing[0]) if len(refusing) == 1 else None
    if article is None:
        raise Form.STANDS.unread(text)
    return article


def read_colour(text: str) -> tuple[int, str]:
    """Read who has White, and by which rule."""
    words = words_of(text)
    article = article_of(words[1]) if len(words) == 2 else None
    if article is None or not _is_number(words[0]):
        raise Form.COLOUR.unread(text)
    return int(words[0]), article


def read_fault(text: str) -> tuple[tuple[PairingNumber, PairingNumber], str]:
    """Read a pair and the article it breaks."""
    words = words_of(text)
    pair = _PAIR.fullmatch(words[0]) if len(words) == 2 else None
    article = article_of(words[1]) if pair else None
    if pair is None or article is None:
        raise Form.FAULT.unread(text)
    return _numbers(pair), article


def article_of(word: str) -> str | None:
    """Return an article as it is written, None if the word is none.

    >>> article_of("b1A"), article_of("c12"), article_of("x")
    ('B1a', 'C12', None)
    """
    if not _ARTICLE.fullmatch(word):
        return None
    return word[0].upper() + word[1:].lower()


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 4
