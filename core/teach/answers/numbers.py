"""Pieces of answers that look the same in every topic: numbers, pairs, words that stand for nobody."""

from __future__ import annotations

import re

from paircard.core.event.ids import PairingNumber
from paircard.core.teach.answers.words import bye_word, float_word, nobody_word

PAIR = re.compile(r"(\d{1,4})[-:](\d{1,4})", re.ASCII)


def is_number(word: str, digits: int = 4) -> bool:
    """Whether a word is a number of so many digits at most."""
    return word.isascii() and word.isdigit() and len(word) <= digits


def pair_in(found: re.Match[str]) -> tuple[PairingNumber, PairingNumber]:
    """Return the two numbers of a pair as it was typed."""
    return PairingNumber(int(found[1])), PairingNumber(int(found[2]))


def says_single(word: str) -> bool:
    """Whether a word stands before those without an opponent; English ones are accepted in every language."""
    return word.lower() in {"bye", "float", "floats", bye_word(), float_word()}


def says_bye(word: str) -> bool:
    """Whether a word stands before the player with the bye."""
    return word.lower() in {"bye", bye_word()}


def says_nobody(word: str) -> bool:
    """Whether a word says that there is nobody."""
    return word.lower() in {"nobody", "none", "-", nobody_word()}
