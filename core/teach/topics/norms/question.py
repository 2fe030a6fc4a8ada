"""A question about title norms: its kinds, and how answers are typed."""

from __future__ import annotations

import re
from enum import StrEnum

from paircard.core.teach.answers.form import AnswerForm
from paircard.core.teach.answers.words import says_yes, without_no, words_of, yes_word
from paircard.core.values.language import mark, trp

YES, NONE = "yes", "none"  # no words: answers as they are kept
_ARTICLE = re.compile(r"(\d\.\d{1,2}(?:\.\d{1,2})?)([a-f]?)")
_HALF = re.compile(r"(\d{1,2})?(½|[.,]5|[.,]0)?")
_AS_A_WHOLE = {"1.4.1a": "1.4.1", "1.4.1b": "1.4.1"}
"""Articles whose matter the program names by the one above them."""


class NormKind(StrEnum):
    """What is asked."""

    POINTS = "points"
    """How many points a norm takes against an average."""
    AVERAGE = "average"
    """Which average counts."""
    MIX = "mix"
    """Whether federations and titles suffice, or which article fails."""
    MADE = "made"
    """Whether there is a norm, or which article is not met."""
    LEAVE = "leave"
    """Which games are left out."""
    WORTH = "worth"
    """How many games a norm is worth."""
    LAST = "last"
    """What the last game must bring."""
    EVENT = "event"
    """Whether norms may be made in an event, or which condition is not met."""
    APPLICATION = "application"
    """Whether norms make an application, or which article it does not meet."""


class NormForm(AnswerForm):
    """What an answer looks like."""

    POINTS = mark("the points, such as 6½, or none")
    AVERAGE = mark("the average, a whole number")
    ARTICLE = mark("yes, or the article that is not met: 1.4.5a")
    LEAVE = mark("the rounds, such as 3 10, or none")
    WORTH = mark("the number of games")
    LAST = mark("0, ½, 1, or none")


def none_word() -> str:
    """Return the answer that there is none."""
    return trp("an answer, one word", "none")


def says_none(text: str) -> bool:
    """Whether an answer says that there is none; the English word is understood in every language."""
    return text.strip().lower() in {NONE, none_word()}


def shown(answer: str) -> str:
    """Write an answer in the language that is spoken."""
    return {YES: yes_word(), NONE: none_word()}.get(answer, answer)


def read_points(text: str, form: AnswerForm) -> str:
    """Read points, `none` for none: `6.5` is 6½."""
    if says_none(text):
        return NONE
    found = _HALF.fullmatch(text.strip())
    if found is None or not found[0]:
        raise form.unread(text)
    half = (found[2] or "")[-1:] in ("½", "5")
    return f"{int(found[1] or 0) or '' if half else int(found[1] or 0)}{'½' if half else ''}"


def read_whole(text: str, form: AnswerForm, digits: int = 4) -> str:
    """Read one whole number, or that there is none."""
    if says_none(text):
        return NONE
    word = text.strip()
    if not (word.isascii() and word.isdigit() and len(word) <= digits):
        raise form.unread(text)
    return str(int(word))


def read_article(text: str, form: AnswerForm) -> str:
    """Read yes, or an article with its book or without."""
    words = [word for word in re.split(r"[\s,;:]+", text.lower()) if word not in ("", "b.01")]
    if len(words) == 1 and says_yes(words[0]):
        return YES
    found = _ARTICLE.fullmatch("".join(without_no(words)))
    if found is None:
        raise form.unread(text)
    return _AS_A_WHOLE.get(found[0], found[0])


def read_rounds(text: str, form: AnswerForm) -> str:
    """Read rounds in any order, or none."""
    if says_none(text):
        return NONE
    words = words_of(text)
    if not words or not all(word.isascii() and word.isdigit() and len(word) <= 2 for word in words):
        raise form.unread(text)
    return " ".join(map(str, sorted({*map(int, words)})))
