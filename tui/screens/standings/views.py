"""The ways to look at one table."""

from __future__ import annotations

from enum import Enum

from paircard.core.tables.titles import CROSSTABLE, CROSSTABLE_BY_NUMBER, PROGRESS, STANDINGS, Title
from paircard.core.values.language import mark


class View(Enum):
    """What is shown of the table; the value is its short name."""

    RANKING = mark("Standings")
    PROGRESS = mark("Progress table")
    BY_PLACE = mark("Crosstable")
    BY_NUMBER = mark("Crosstable by number")

    @property
    def title(self) -> Title:
        """What its tables are called."""
        titles = {View.RANKING: STANDINGS, View.PROGRESS: PROGRESS, View.BY_PLACE: CROSSTABLE}
        return titles.get(self, CROSSTABLE_BY_NUMBER)

    @property
    def crosstable(self) -> bool:
        """Whether it shows who met whom."""
        return self in (View.BY_PLACE, View.BY_NUMBER)

    def next_crosstable(self) -> View:
        """Return the crosstable that follows: by place, by number, then the ranking again."""
        return {View.BY_PLACE: View.BY_NUMBER, View.BY_NUMBER: View.RANKING}.get(self, View.BY_PLACE)
