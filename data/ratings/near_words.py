"""Words near a mistyped one, looked for in words that lie in order: most of them are never looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import takewhile

Seek = Callable[[str], str | None]
"""Returns the first word that is not before this one, None behind the last."""
Row = list[int]


def near(seek: Seek, wanted: str, most: int) -> Iterator[tuple[str, int]]:
    """Yield each word at most so many typing errors away, and how many.

    An error is a letter too much, too few, or wrong, or two neighbours in the wrong order. The words lie as in a
    dictionary: where a beginning leads nowhere, one goes on at the next letter that could.
    """
    rows = [list(range(len(wanted) + 1))]
    before = ""
    word = seek("")
    while word is not None:
        del rows[_shared(before, word) + 1 :]
        while len(rows) <= len(word) and min(rows[-1]) <= most:
            rows.append(_next_row(rows, word, wanted))
        before = word[: len(rows) - 1]
        if min(rows[-1]) > most:
            onwards = _after(rows, before, wanted, most)
        else:
            if rows[-1][-1] <= most:
                yield word, rows[-1][-1]
            onwards = _below(rows, word, wanted, most)
        word = None if onwards is None else seek(onwards)


def errors_allowed(wanted: str) -> int:
    """Return how many errors a word may have to be known again: short ones have too many neighbours."""
    return min(2, len(wanted) // 3)


def _shared(one: str, other: str) -> int:
    """Return how many letters two words begin with alike."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def _next_row(rows: list[Row], word: str, wanted: str) -> Row:
    """Return how far each beginning of the wanted word is from the word, one letter longer than the rows know it."""
    above, at = rows[-1], len(rows) - 1
    letter = word[at]
    row = [at + 1]
    for place, other in enumerate(wanted):
        errors = above[place] if letter == other else 1 + min(above[place], above[place + 1], row[place])
        if at and place and letter == wanted[place - 1] and word[at - 1] == other:
            errors = min(errors, rows[-2][place - 1] + 1)
        row.append(errors)
    return row


def _after(rows: list[Row], beginning: str, wanted: str, most: int) -> str | None:
    """Return where to go on behind all words of this beginning: nearest to it in the dictionary, and not hopeless."""
    while beginning:
        last, beginning = beginning[-1], beginning[:-1]
        del rows[len(beginning) + 1 :]
        letter = _hopeful(rows, beginning, wanted, most, last)
        if letter:
            return beginning + letter
    return None


def _below(rows: list[Row], word: str, wanted: str, most: int) -> str | None:
    """Return where to go on with longer words that begin with this one, else behind it."""
    letter = _hopeful(rows, word, wanted, most, "")
    return word + letter if letter else _after(rows, word, wanted, most)


def _hopeful(rows: list[Row], beginning: str, wanted: str, most: int, last: str) -> str:
    """Return the first letter after `last` with which the beginning may still come near; empty when there is none."""
    row = rows[-1]
    if min(row) < most:
        return _letter_after(last)
    letters = {wanted[place] for place, errors in enumerate(row[:-1]) if errors <= most}
    if beginning:
        # two neighbours in the wrong order
        letters |= {
            wanted[place]
            for place, errors in enumerate(rows[-2][:-2])
            if errors < most and wanted[place + 1] == beginning[-1]
        }
    return min((letter for letter in letters if letter > last), default="")


def _letter_after(letter: str) -> str:
    if not letter:
        return "\0"
    return "\ue000" if letter == "\ud7ff" else chr(ord(letter) + 1)  # what lies between is no letter, and not stored
