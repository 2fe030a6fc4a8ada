"""Which K a player has, and what it is for many games (B.02 8.3.3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from paircard.core.rating_changes.change import Change
from paircard.core.rating_changes.coefficient import NEW, STRONG, USUAL, Coefficient, Known, coefficient
from paircard.core.rating_changes.regulations import Regulations
from paircard.core.teach.topics.ratings.question import OnRatings, RatingForm, RatingKind, read_rating, told
from paircard.core.values.frozen import replace
from paircard.core.values.language import tr

_BELOW_2300, _BELOW_2400 = 2299, 2399
_MANY = 30


@dataclass(frozen=True, slots=True)
class WhichK(OnRatings):
    """Give K."""

    rating: int
    highest: int
    born: int
    year: int
    before: int
    """Games rated before the period."""
    games: int
    """Games of the period."""
    kind: ClassVar[RatingKind] = RatingKind.K
    form: ClassVar[RatingForm] = RatingForm.K
    minutes: ClassVar[int] = 2
    possible: ClassVar[tuple[str, ...]] = ("8.3.3", "T12", "T13", "T14", "T11", "8.3.3 age", "8.3.3 new", "8.3.3 ever")

    @property
    def asked(self) -> str:
        """The question."""
        return tr(
            "Born in {born}, games in {year}. Rated {rating}, {highest} at the highest; {before} games rated before, "
            "{games} in this period. Which K do these games have?",
            born=self.born, year=self.year, rating=self.rating, highest=self.highest, before=self.before,
            games=self.games,
        )  # fmt: skip

    @property
    def _known(self) -> Known:
        return Known(self.rating, self.born, self.year, self.before, self.highest)

    def _coefficient(self, off: str = "") -> Coefficient:
        known, games = self._known, self.games
        match off:
            case "8.3.3 ever":  # only what they are rated now is looked at
                known = replace(known, highest=0)
            case "T12":  # few games are looked at first
                known = (
                    replace(known, rating=min(self.rating, _BELOW_2400), highest=0) if self.before < _MANY else known
                )
            case "T13":  # that they have once been 2300 is overlooked
                known = replace(known, highest=min(self.highest, _BELOW_2300), rating=min(self.rating, _BELOW_2300))
            case "T14":  # who is 2300 is past all rules of 40
                known = replace(known, games_before=max(self.before, _MANY))
            case "8.3.3 age":  # the day of the birthday, not the end of its year
                known = replace(known, born=self.born - 1)
            case "8.3.3":  # the young are like all others
                known = replace(known, born=None)
            case "8.3.3 new":  # so are the new
                known = replace(known, games_before=max(self.before, _MANY))
            case "T11":  # 700 is forgotten
                games = 0
        return coefficient(known, games)

    def answer(self, off: str = "") -> str:
        """Return K."""
        return str(self._coefficient(off).lowered[0])

    @property
    def offered(self) -> tuple[str, ...]:
        """The three that there are, and what comes out here."""
        usual = map(str, (STRONG, USUAL, NEW))
        found = {self.right[0], *(slip.answer for slip in self.slips), *usual}
        return tuple(sorted(found, key=self.order))

    @property
    def steps(self) -> tuple[str, ...]:
        """K with its reason, and what it is for so many games."""
        return tuple(self._lines())

    def _lines(self) -> Iterator[str]:
        regulations = Regulations.of("standard")
        made = Change(self.rating, (), self._coefficient())
        yield from (line for line in told(made, regulations) if regulations.article("8.3.3") in line)

    def read(self, text: str) -> str:
        """Read a whole number."""
        return read_rating(text, self.form)
