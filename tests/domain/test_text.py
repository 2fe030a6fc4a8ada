"""Names are cleaned once, at the border."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paircard.core.values.errors import Refusal
from paircard.core.values.text import NAME_LIMIT, clean, clean_name, folded

HOSTILE = [
    ("[red]x", "[red]x"),
    ("O'Neil [GM]", "O'Neil [GM]"),
    ("a\x1b]52;c;AAAA\x07b", "a]52;c;AAAAb"),
    ("a\x1b[2Jb", "a[2Jb"),
    ("a\x9bb", "ab"),
    ("a\x00b", "ab"),
    ("a\nb\tc", "a b c"),
    ("\u202eabc", "abc"),
    ("\ufeffNowak", "Nowak"),
    ("e\u0301", "é"),
    ("می\u200cخواهم", "می\u200cخواهم"),
    ("\u200cabc", "abc"),
]


@pytest.mark.parametrize(("typed", "kept"), HOSTILE)
def test_clean(typed: str, kept: str) -> None:
    """What a terminal could take for an order is dropped; what people write stays."""
    assert clean(typed) == kept


@given(st.text())
def test_nothing_unprintable_is_left(text: str) -> None:
    """Whatever comes in: composed, on one line, no control characters, and cleaning again changes nothing."""
    cleaned = clean(text)
    assert clean(cleaned) == cleaned
    assert unicodedata.is_normalized("NFC", cleaned) or "\u200d" in text or "\u200c" in text
    for character in cleaned:
        assert character in "\u200c\u200d" or unicodedata.category(character) not in {
            "Cc",
            "Cf",
            "Cs",
            "Co",
            "Cn",
        }


@pytest.mark.parametrize("empty", ["", "   ", "\x1b", "...", "\u200b"])
def test_empty_names_are_refused(empty: str) -> None:
    """A name needs a letter."""
    with pytest.raises(Refusal, match="empty"):
        clean_name(empty)


def test_long_names_are_refused() -> None:
    """And says how long it may be."""
    with pytest.raises(Refusal, match=str(NAME_LIMIT)):
        clean_name("x" * (NAME_LIMIT + 1))


def test_search_ignores_accents() -> None:
    """Łukasz is found by lukasz."""
    assert folded("Łukasz Ångström-Øster") == "lukasz angstrom-oster"
