"""Looking players up in the lists: by id, by the beginnings of their names, as they are heard, with typing errors."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import Any

from paircard.core.values.language import tr
from paircard.core.values.text import clean, folded
from paircard.data.ratings.index import READABLE, WITHOUT_K, WITHOUT_SURNAMES
from paircard.data.ratings.list_months import month_of, name_of
from paircard.data.ratings.rated_player import Rated
from paircard.data.ratings.spelling import Meant, Typed, close_to, sounding_like
from paircard.data.ratings.surname import folded_name, surname_of
from paircard.data.storage.errors import Unreadable

_FIELDS = ", ".join(Rated._fields)
_FIELDS_WITHOUT_K = ", ".join("0" if each.endswith("k") else each for each in Rated._fields)
_PROPOSED = 5
"""So many surnames are proposed."""


@dataclass(frozen=True, slots=True)
class Nearest:
    """What was found with typing errors."""

    players: tuple[Rated, ...]
    """Who fits, the fewest errors first."""
    surnames: tuple[str, ...]
    """The surnames nearest to what was typed, whether or not a player fits the other words."""


@dataclass(frozen=True)
class RatingList:
    """One list of the index."""

    path: Path

    @property
    def name(self) -> str:
        """What it is called."""
        return name_of(self.path)

    @cached_property
    def month(self) -> str:
        """Its month; empty where nobody knows it."""
        return month_of(self.path)

    def about(self) -> dict[str, str]:
        """Return from what file and when it was imported, and how many players it has; raise `Unreadable`."""
        about = {str(key): str(value) for key, value in self._rows("SELECT key, value FROM about", ())}  # no words: SQL
        if about.get("format") not in READABLE:
            raise self._unreadable()
        return about

    @property
    def forgives(self) -> bool:
        """Whether typing errors are forgiven; not so in lists imported before they were. Raises `Unreadable`."""
        return self.about()["format"] != WITHOUT_SURNAMES

    @cached_property
    def _fields(self) -> str:
        """What is read of a player: lists imported before K was kept have none."""
        return _FIELDS_WITHOUT_K if self.about()["format"] in WITHOUT_K else _FIELDS

    def by_fide_id(self, number: str) -> list[Rated]:
        """Return who has this FIDE id."""
        return self._players("fide_id = ? AND fide_id != ''", (number,))  # no words: SQL

    def by_national_id(self, number: str) -> list[Rated]:
        """Return who has this number in their federation."""
        return self._players("national_id = ? AND national_id != ''", (number,))  # no words: SQL

    def by_name(self, words: str, federation: str = "", limit: int = 20) -> list[Rated]:
        """Return who has a name whose parts begin with these words; the surname first in the order."""
        wanted = folded(clean(words)).replace(",", " ").split()
        found: dict[Rated, None] = {}
        for word in dict.fromkeys(wanted):
            if len(found) < limit:
                found |= dict.fromkeys(self._beginning(word, wanted, federation, limit))
        return list(found)[:limit]

    def _beginning(self, first: str, wanted: Sequence[str], federation: str, limit: int) -> list[Rated]:
        """Return whose surname begins with one of the words, and some part of the name with each of the others."""
        where = ["folded >= ?", "folded < ?"]
        values = [first, first + "\U0010ffff"]
        for word in wanted:
            where.append("(' ' || folded) LIKE ? ESCAPE '\\'")
            values.append(f"% {_escaped(word)}%")
        if federation:
            where.append("federation = ?")
            values.append(federation.upper())
        query = " AND ".join(where) + " ORDER BY folded, standard DESC LIMIT ?"  # no words: SQL
        return self._players(query, (*values, limit))

    def find(self, words: str, federation: str = "", most: int = 20) -> list[Rated]:
        """Return who has the words as their id, else as beginnings of their names; raise `Unreadable`.

        Surnames as they were typed come first, then those that are heard so (`mueller`: Müller), then longer ones.
        """
        if any(character.isdigit() for character in words):
            found = self.by_fide_id(words.strip()) or self.by_national_id(words.strip())
            if found:
                return found
        typed = Typed(words)
        players = dict.fromkeys(self.by_name(words, federation, most))
        if len(players) < most or not all(typed.is_surname(surname_of(each.name)) for each in players):
            players |= dict.fromkeys(self._sounding_like(typed, federation, most))
        return sorted(players, key=lambda each: _rank(typed, each))[:most]

    def nearest(self, words: str, federation: str = "", most: int = 20) -> Nearest:
        """Return who is meant if there is a typing error in a word, or two in a long one; raise `Unreadable`."""
        if not self.forgives:
            return Nearest((), ())
        typed = Typed(words)
        proposed: list[Meant] = []
        for errors in (1, 2):
            with self._opened() as base:
                meant = close_to(base, typed, errors)
                found = list(self._fitting(base, meant, errors, federation, most))
            if found:
                return Nearest(tuple(found[:most]), _surnames(found))
            proposed = proposed or meant
        return Nearest((), self._surnames_meant(proposed, federation))

    def _sounding_like(self, typed: Typed, federation: str, most: int) -> list[Rated]:
        if not self.forgives:
            return []
        with self._opened() as base:
            meant = sounding_like(base, typed)
            return list(islice((player for each in meant for player in self._called(base, each, federation)), most))

    def _fitting(
        self, base: sqlite3.Connection, meant: Sequence[Meant], errors: int, federation: str, most: int
    ) -> Iterator[Rated]:
        """Yield who fits, so many at most, and then one of each further surname to be proposed."""
        count = surnames = 0
        for each in meant:
            if count >= most and surnames >= _PROPOSED:
                return
            players = islice(self._called(base, each, federation, errors), max(1, most - count))
            before = count
            for player in players:
                count += 1
                yield player
            surnames += count > before

    def _surnames_meant(self, meant: Sequence[Meant], federation: str) -> tuple[str, ...]:
        """Return the surnames as the list spells them: those for the longest of what was typed."""
        longest = max((len(each.typed) for each in meant), default=0)
        alone = [replace(each, others=()) for each in meant if len(each.typed) == longest]
        with self._opened() as base:
            return _surnames(list(self._fitting(base, alone[:_PROPOSED], 0, federation, 1)))

    def namesakes(self, name: str) -> list[Rated]:
        """Return everybody of exactly this name, accents and case aside."""
        wanted = " ".join(folded(clean(name)).replace(",", " ").split())
        return self._players("folded = ?", (wanted,))

    def _called(self, base: sqlite3.Connection, meant: Meant, federation: str, errors: int = 0) -> Iterator[Rated]:
        """Yield who has a surname and, with so many errors at most, the first names typed."""
        where, values = "folded >= ? AND folded < ?", [meant.surname, f"{meant.surname}!"]  # no words: SQL
        if federation:
            where += " AND federation = ?"  # no words: SQL
            values.append(federation.upper())
        query = (
            f"SELECT {self._fields}, folded FROM player WHERE {where} ORDER BY folded, standard DESC"  # no words: SQL
        )
        for *fields, name in base.execute(query, values):
            if meant.fits(name, errors):
                player = _rated(fields)
                # `de la cruz` begins as the surname `de` does
                if folded_name(surname_of(player.name)) == meant.surname:
                    yield player

    def _players(self, where: str, values: Sequence[str | int]) -> list[Rated]:
        rows = self._rows(f"SELECT {self._fields} FROM player WHERE {where}", values)  # no words: SQL
        return [_rated(row) for row in rows]

    def _rows(self, query: str, values: Sequence[str | int]) -> Iterator[tuple[object, ...]]:
        with self._opened() as base:
            return iter(base.execute(query, values).fetchall())

    @contextmanager
    def _opened(self) -> Iterator[sqlite3.Connection]:
        """Give the list, to be read only; raise `Unreadable` for whatever is wrong with it."""
        try:
            address = f"{self.path.resolve().as_uri()}?mode=ro"  # no words: an address
            with closing(sqlite3.connect(address, uri=True)) as base:
                yield base
        except sqlite3.Error as error:
            raise self._unreadable() from error

    def _unreadable(self) -> Unreadable:
        return Unreadable(tr("The list {list} cannot be read: import its file again.", list=self.name))


def _escaped(word: str) -> str:
    return word.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")


def _rated(row: Iterable[Any]) -> Rated:
    player = Rated._make(row)
    return player._replace(active=bool(player.active)).cleaned()


def _rank(typed: Typed, player: Rated) -> int:
    surname = surname_of(player.name)
    if typed.is_surname(surname):
        return 0
    return 1 if typed.sounds_as(surname) else 2


def _surnames(players: Sequence[Rated]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(surname_of(each.name) for each in players))[:_PROPOSED]
