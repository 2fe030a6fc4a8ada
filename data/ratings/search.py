"""Looking players up in the lists: by id, by the beginnings of their names, without accents and case."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from core.language import tr
from core.text import clean, folded
from data.errors import Unreadable
from data.ratings.index import FORMAT
from data.ratings.rated import Rated

_FIELDS = ", ".join(Rated._fields)
_ACTIVE = Rated._fields.index("active")


@dataclass(frozen=True)
class RatingList:
    """One list of the index."""

    path: Path

    @property
    def name(self) -> str:
        """What it is called."""
        return self.path.stem

    def about(self) -> dict[str, str]:
        """Return from what file and when it was imported, and how many players it has; raise `Unreadable`."""
        about = {str(key): str(value) for key, value in self._rows("SELECT key, value FROM about", ())}  # no words: SQL
        if about.get("format") != FORMAT:
            raise self._unreadable()
        return about

    def by_fide_id(self, number: str) -> list[Rated]:
        """Return who has this FIDE id."""
        return self._players("fide_id = ? AND fide_id != ''", (number,))  # no words: SQL

    def by_national_id(self, number: str) -> list[Rated]:
        """Return who has this number in his federation."""
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
        """Return who has the words as his id, else as beginnings of his names; raise `Unreadable`."""
        if any(character.isdigit() for character in words):
            found = self.by_fide_id(words.strip()) or self.by_national_id(words.strip())
            if found:
                return found
        return self.by_name(words, federation, most)

    def namesakes(self, name: str) -> list[Rated]:
        """Return everybody of exactly this name, accents and case aside."""
        wanted = " ".join(folded(clean(name)).replace(",", " ").split())
        return self._players("folded = ?", (wanted,))

    def _players(self, where: str, values: Sequence[str | int]) -> list[Rated]:
        rows = self._rows(f"SELECT {_FIELDS} FROM player WHERE {where}", values)  # no words: SQL
        return [Rated._make(row)._replace(active=bool(row[_ACTIVE])).cleaned() for row in rows]

    def _rows(self, query: str, values: Sequence[str | int]) -> Iterator[tuple[object, ...]]:
        try:
            address = f"{self.path.resolve().as_uri()}?mode=ro"  # no words: an address
            with closing(sqlite3.connect(address, uri=True)) as base:
                return iter(base.execute(query, values).fetchall())
        except sqlite3.Error as error:
            raise self._unreadable() from error

    def _unreadable(self) -> Unreadable:
        return Unreadable(tr("The list {list} cannot be read: import its file again.", list=self.name))


def _escaped(word: str) -> str:
    return word.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
