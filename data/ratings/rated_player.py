"""One player of a rating list, and what is wrong with lines that are none."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from paircard.core.values.language import tr
from paircard.core.values.text import clean

GREATEST = 9999
"""No rating and no year has more digits."""
LONGEST = 100
"""Characters of one text; all of a player together are hardly longer."""


class Rated(NamedTuple):
    """A player as a list has them; a named tuple, because there are two million. Ratings are 0 where there is none."""

    name: str
    fide_id: str = ""
    national_id: str = ""
    federation: str = ""
    sex: str = ""
    title: str = ""
    standard: int = 0
    rapid: int = 0
    blitz: int = 0
    birth: int = 0
    """Year, 0 unknown."""
    active: bool = True
    category: str = ""
    club: str = ""
    k: int = 0
    """FIDE's K in standard chess; 0 where the list has none, as in the following two."""
    rapid_k: int = 0
    blitz_k: int = 0

    def cleaned(self) -> Rated:
        """Return the same player with clean texts of bounded length: a list is a file that somebody fetched."""
        whole = self.name + self.fide_id + self.national_id + self.federation + self.sex + self.title
        whole += self.category + self.club
        # so with all but one of two million players
        if whole.isascii() and whole.isprintable() and len(whole) <= LONGEST:
            return self
        texts: dict[str, Any] = {field: clean(getattr(self, field))[:LONGEST] for field in _TEXTS}
        return self._replace(**texts)


_TEXTS = ("name", "fide_id", "national_id", "federation", "sex", "title", "category", "club")


@dataclass
class Troubles:
    """Lines that were left out: how many, and the first of them with the reason."""

    count: int = 0
    first: list[str] = field(default_factory=list)
    most: int = 5
    """So many are told one by one."""

    def add(self, line: int, sentence: str) -> None:
        """Note one line."""
        self.count += 1
        if len(self.first) < self.most:
            self.first.append(tr("line {line}, {why}", line=line, why=sentence))
