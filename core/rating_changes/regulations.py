"""The numbers of FIDE's rating regulations, each with the day from which it holds: these texts change often."""

from __future__ import annotations

from functools import lru_cache

from paircard.core.values.frozen import dataclass
from paircard.core.values.rule_id import Book, RuleId
from paircard.core.values.time_control import Play

FLOOR = 1400
"""Who falls below it is unrated on the next list (7.2.1), and nobody is published below it (7.1.4)."""
MOST_TOGETHER = 700
"""K times the games of a period is not more than this (8.3.3)."""
EARLIEST = "2024-03-01"
"""Events that began earlier had other regulations, which are not kept here."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """What holds of games from a day on."""

    since: str
    most_apart: int = 400
    """A larger difference of ratings counts as this (8.3.1)."""
    never_cut_from: int = 0
    """For whoever has this rating or a higher one differences count as they are; 0: for nobody."""
    too_far: int = 0
    """From this difference on a game is not rated where one of the two is above `too_far_above`; 0: all are rated."""
    too_far_above: int = 0


STANDARD = (Numbers(EARLIEST), Numbers("2025-10-01", never_cut_from=2650))
RAPID_AND_BLITZ = (Numbers(EARLIEST), Numbers("2024-12-01", too_far=600, too_far_above=2600))


@dataclass(frozen=True, slots=True)
class Regulations:
    """The regulations of a kind of play, as they hold of an event that began on a day."""

    play: Play
    numbers: Numbers

    @classmethod
    def of(cls, play: Play, first_day: str = "") -> Regulations:
        """Return those of an event; without a day the newest, and the oldest there are for an earlier one.

        >>> Regulations.of("standard", "2025-09-30").numbers.never_cut_from, Regulations.of("").numbers.never_cut_from
        (0, 2650)
        """
        table = RAPID_AND_BLITZ if play in ("rapid", "blitz") else STANDARD
        began = [each for each in table if not first_day or each.since <= first_day]
        return cls(play, began[-1] if began else table[0])

    @property
    def quick(self) -> bool:
        """Whether they are those of rapid and blitz."""
        return self.play in ("rapid", "blitz")

    def article(self, of_standard: str) -> str:
        """Return the id of an article, by its number for standard chess: rapid and blitz have a chapter of their own.

        >>> Regulations.of("standard").article("8.3.1"), Regulations.of("blitz").article("8.3.1")
        ('B.02 8.3.1', 'B.02-RB 7.3.1')
        """
        return _article(of_standard, quick=self.quick)


@lru_cache(maxsize=100)  # every game of everybody names one of a few
def _article(of_standard: str, *, quick: bool) -> str:
    section, _, rest = of_standard.partition(".")
    if not quick or int(section) < _FIRST_OF_THE_LIST:
        return str(RuleId(Book.RATINGS_2024, of_standard))
    number = f"{int(section) - 1}.{rest}"
    return str(RuleId(Book.RAPID_2024, _FIRST_RATINGS.get(number, number)))


_FIRST_OF_THE_LIST = 7
"""From this section on the chapter of rapid and blitz says it in one of its own, whose number is one less."""
_FIRST_RATINGS = {"7.2.1": "7.2.2", "7.2.2": "7.2.3", "7.2.3": "7.2.4", "7.2.4": "7.2.5"}
"""In rapid and blitz the standard rating of an unrated player comes first, and the others move on."""
