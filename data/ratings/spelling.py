"""What was typed held against the surnames of a list: as it is heard, then with typing errors."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from paircard.core.values.text import clean, folded, transcribed
from paircard.data.ratings.near_words import errors_allowed, near

_WORDS = 6
"""So many words of what was typed are looked at."""
_SHORTEST_BEGINNING = 3
"""Letters; with fewer a beginning says too little."""
_SURNAMES = 40
"""So many surnames are taken for one that was typed, the nearest of them."""


@dataclass(frozen=True, slots=True)
class Meant:
    """A surname of the list that may be meant, and what was typed besides."""

    surname: str
    """Folded."""
    typed: str
    """What was typed for it, as it is heard."""
    others: tuple[str, ...]
    """The other words typed, as they are heard."""
    errors: int = 0

    def fits(self, folded_name: str, errors: int = 0) -> bool:
        """Whether somebody of this surname has first names for the other words, each with so many errors at most."""
        rest = folded_name[len(self.surname) :]
        if not self.others:
            return True
        parts = [transcribed(part) for part in (*rest.split(), *re.split("[ -]+", rest))]
        return all(any(_begins(part, other, errors) for part in parts) for other in self.others)


@dataclass(frozen=True, slots=True)
class Typed:
    """What somebody typed to find a player: some of it the surname, the rest first names."""

    text: str
    readings: tuple[tuple[str, tuple[str, ...]], ...] = field(init=False)
    """Each surname it may hold, as it is heard, and the words left over; the longest surname first."""

    def __post_init__(self) -> None:
        """Read it: with a comma as lists write names, else any words that stand together may be the surname."""
        object.__setattr__(self, "readings", tuple(sorted(_readings(self.text), key=lambda each: -len(each[0]))))

    def is_surname(self, name: str) -> bool:
        """Whether this surname was typed letter by letter, accents and case aside."""
        return f" {folded(name)} " in f" {' '.join(folded(clean(self.text)).replace(',', ' ').split())} "

    def sounds_as(self, name: str) -> bool:
        """Whether this surname was typed as it is heard."""
        heard = transcribed(name)
        return any(typed == heard for typed, _ in self.readings)


def sounding_like(base: sqlite3.Connection, typed: Typed) -> Iterator[Meant]:
    """Yield the surnames heard as what was typed, then those that begin so."""
    for heard, others in typed.readings:
        for (surname,) in base.execute("SELECT folded FROM surname WHERE heard = ?", (heard,)):  # no words: SQL
            yield Meant(surname, heard, others)
    for heard, others in typed.readings:
        if len(heard) >= _SHORTEST_BEGINNING:
            query = "SELECT folded FROM surname WHERE heard > ? AND heard < ? ORDER BY heard LIMIT ?"  # no words: SQL
            for (surname,) in base.execute(query, (heard, f"{heard}\U0010ffff", _SURNAMES)):
                yield Meant(surname, heard, others)


def close_to(base: sqlite3.Connection, typed: Typed, most: int) -> list[Meant]:
    """Return the surnames at most so many typing errors from what was typed, the nearest first."""

    def seek(word: str) -> str | None:
        query = "SELECT heard FROM surname WHERE heard >= ? ORDER BY heard LIMIT 1"  # no words: SQL
        row = base.execute(query, (word,)).fetchone()
        return None if row is None else str(row[0])

    meant = []
    for heard, others in typed.readings:
        found = sorted(near(seek, heard, min(most, errors_allowed(heard))), key=lambda each: _distance(heard, *each))
        for word, errors in found[:_SURNAMES]:
            rows = base.execute("SELECT folded FROM surname WHERE heard = ?", (word,)).fetchall()  # no words: SQL
            meant += [Meant(surname, heard, others, errors) for (surname,) in rows]
    return sorted(meant, key=lambda each: _distance(each.typed, transcribed(each.surname), each.errors))


def _readings(text: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    surname, comma, rest = clean(text).partition(",")
    if comma and (heard := transcribed(surname)):
        yield heard, _heard(rest.replace(",", " ").split())
        return
    words = clean(text).replace(",", " ").split()[:_WORDS]
    for start in range(len(words)):
        for end in range(start + 1, len(words) + 1):
            if heard := transcribed("".join(words[start:end])):
                yield heard, _heard(words[:start] + words[end:])


def _heard(words: list[str]) -> tuple[str, ...]:
    return tuple(heard for word in words if (heard := transcribed(word)))


@lru_cache(maxsize=4096)  # the first names of a large list are few
def _begins(part: str, typed: str, errors: int) -> bool:
    """Whether a name begins as typed, or is so with at most so many errors."""
    if part.startswith(typed):
        return True
    most = min(errors, errors_allowed(typed))
    return 0 < most >= abs(len(part) - len(typed)) and any(
        near(lambda word: part if part >= word else None, typed, most)
    )


def _distance(typed: str, word: str, errors: int) -> tuple[int, bool, str]:
    """Return what the nearest has the least of; of as many errors first those that are hardly heard."""
    return errors, _sound(typed) != _sound(word), word


def _sound(heard: str) -> str:
    return re.sub(r"(.)\1+", r"\1", heard.translate(_ALIKE))


_ALIKE = str.maketrans("yjwzcq", "iivskk", "h")
