"""Which font sets which letter: none is lost, none comes in parts from two fonts, and what no font has is told."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paircard.core.values.text import clean
from paircard.data.papers.pdf.letters import LEFTWARD, OVER, UNPRINTABLE, Letters, clusters, isolated
from tests.support.any_event import TEXTS

SHAPELESS = f"\u200c\u200d\ufe0e\ufe0f{LEFTWARD}{OVER}"


class Three:
    """Fonts of Latin letters with one accent, of the Hebrew ones with another, and of what is left of the first 500."""

    families: Sequence[str] = ("Latin", "Hebrew", "Other")

    def has(self, font: int, letter: str) -> bool:
        """Tell whether a font has a letter."""
        hebrew = "\u0590" <= letter <= "\u05ff"
        latin = letter <= "\u00ff" or letter in ("\u0301", UNPRINTABLE)
        return (latin, hebrew, not latin and not hebrew and letter < "\u0500")[font]


def said(pieces: list[list[tuple[int, str]]]) -> str:
    """Return what is set, fonts aside."""
    return "".join(letters for runs in pieces for _, letters in runs).replace(LEFTWARD, "").replace(OVER, "")


@given(TEXTS.map(clean))
def test_no_letter_is_lost(text: str) -> None:
    """Every letter is set as it is, or a sign is set and the letter told."""
    letters = Letters(Three())
    shown = said(letters.pieces(text))
    assert len(shown) == len(text)
    assert {was for was, now in zip(text, shown, strict=True) if was != now} <= set(letters.missing)
    assert all(now in (was, UNPRINTABLE) for was, now in zip(text, shown, strict=True))


@given(TEXTS.map(clean))
def test_every_run_is_in_a_font_that_has_it(text: str) -> None:
    fonts = Three()
    for runs in Letters(fonts).pieces(text):
        for font, run in runs:
            assert all(fonts.has(font, letter) for letter in run if letter not in SHAPELESS)


@pytest.mark.parametrize(
    ("text", "set_in", "missing"),
    [
        ("Nowák", [(0, "Nowák")], []),
        ("e\u0301ж", [(0, "e\u0301"), (2, "ж")], []),
        ("ж\u0302", [(2, "ж\u0302")], []),
        ("ж\u0301", [(2, "ж"), (0, UNPRINTABLE)], ["\u0301"]),
        ("aꔀb", [(0, f"a{UNPRINTABLE}b")], ["ꔀ"]),
    ],
)
def test_a_letter_and_its_accent_come_from_one_font(
    text: str, set_in: list[tuple[int, str]], missing: list[str]
) -> None:
    letters = Letters(Three())
    assert letters.pieces(text) == [set_in]
    assert list(letters.missing) == missing


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("Nowak, Jan Maria", ["Nowak, ", "Jan ", "Maria"]),
        ("Nowak-Kowalska, A", ["Nowak-", "Kowalska, ", "A"]),
        ("1-0 -", ["1-", "0 ", "-"]),
        ("--a", ["--", "a"]),
        ("", []),
    ],
)
def test_a_line_may_break_after_a_word_or_a_hyphen(text: str, pieces: list[str]) -> None:
    assert [said([piece]) for piece in Letters(Three()).pieces(text)] == pieces


@given(st.text())
def test_clusters_are_the_text(text: str) -> None:
    assert "".join(clusters(text)) == text


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("6. 4 Nowak: 3", "6. 4 Nowak: 3"),
        ("6. 4 בן-גוריון, דוד: 3", "6. 4 <בן-גוריון, דוד>: 3"),
        ("WIM علي (1)", "WIM <علي> (1)"),
        ("דוד 12 בן, Li א", "<דוד 12 בן>, Li <א>"),
        ("א\u05b8 1", "<א\u05b8> 1"),
        ("ק\u0331 1", "<ק\u0331> 1"),
    ],
)
def test_what_runs_to_the_left_moves_nothing_beside_it(text: str, told: str) -> None:
    """A figure after a Hebrew name would stand before it otherwise (UAX 9, W7 and N1)."""
    assert isolated(text).replace(LEFTWARD, "<").replace(OVER, ">") == told
