"""The Swiss books answer and say what they did: each of every fifty-four positions of the golden digests.

`python -m tests.support.golden_swiss --check` holds all of them, and prints the lines of the first that differs.
"""

from __future__ import annotations

import pytest

from tests.support.golden_swiss import SOURCES, differing, kept


@pytest.mark.parametrize("book", SOURCES)
def test_a_book_answers_and_says_what_it_did(book: str) -> None:
    assert len(kept(book)) >= 650
    assert [(name, columns) for name, _, columns in differing(book, every=54)] == []
