"""The words of answers, in the language that is spoken; English ones are accepted in every language besides."""

from __future__ import annotations

import re

from paircard.core.teach.answers.form import AnswerForm
from paircard.core.values.language import trp

YES, NO = frozenset({"yes", "y"}), frozenset({"no", "n"})


def bye_word() -> str:
    """Return what stands before the player with the bye."""
    return trp("an answer, one word", "bye")


def float_word() -> str:
    """Return what stands before those left over."""
    return trp("an answer, one word", "float")


def nobody_word() -> str:
    """Return the answer that there is nobody."""
    return trp("an answer, one word", "nobody")


def yes_word() -> str:
    """Return the answer that it is so."""
    return trp("an answer, one word", "yes")


def no_word() -> str:
    """Return the answer that it is not so."""
    return trp("an answer, one word", "no")


def yes_or_no(yes: bool) -> str:
    """Write yes or no."""
    return yes_word() if yes else no_word()


def says_yes(word: str) -> bool:
    """Whether a word says that it is so."""
    return word.lower() in {*YES, yes_word()}


def says_no(word: str) -> bool:
    """Whether a word says that it is not so."""
    return word.lower() in {*NO, no_word()}


def without_no(words: list[str]) -> list[str]:
    """Return what follows `no`, which need not be typed before a reason."""
    return words[1:] if len(words) > 1 and says_no(words[0]) else words


def read_yes_or_no(text: str, form: AnswerForm) -> bool:
    """Read yes or no."""
    word = text.strip()
    if says_yes(word) or says_no(word):
        return says_yes(word)
    raise form.unread(text)


def in_words_spoken(answer: str) -> str:
    """Return an answer written in English with its words in the language spoken."""
    said = {"bye": bye_word(), "float": float_word(), "nobody": nobody_word(), "yes": yes_word()}
    return " ".join(said.get(word, word) for word in answer.split())


def words_of(text: str) -> list[str]:
    """Return the words of an answer; commas and full stops between them are forgiven."""
    return [word for word in re.split(r"[\s,;.]+", text.strip()) if word]
