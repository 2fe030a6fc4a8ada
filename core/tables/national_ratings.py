"""What a federation counts for whom it has given a category and no rating: tables of data, each with source and date.

Only federations whose rule is known stand here; of all others nothing is said.
"""

from __future__ import annotations

from collections.abc import Mapping

from paircard.core.event.entrant import Entrant, Sex
from paircard.core.values.frozen import dataclass

_NO_CATEGORY = ""


@dataclass(frozen=True, slots=True)
class ByCategory:
    """The ratings that a federation gives its categories."""

    source: str
    since: str
    """The year of the text; whether it still holds, the arbiter asks the federation."""
    ratings: Mapping[str, tuple[int, int]]
    """By category, of men and of women; the empty one is who has none."""


BY_CATEGORY: Mapping[str, ByCategory] = {
    "POL": ByCategory(
        "PZSzach, Kodeks szachowy",  # no words: a title
        "2013",
        {
            _NO_CATEGORY: (1000, 1000),
            "V": (1200, 1100),
            "IV": (1400, 1250),
            "III": (1600, 1400),
            "II": (1800, 1600),
            "I": (2000, 1800),
            "K": (2200, 2000),
            "M": (2400, 2200),
        },
    )
}
"""By the code of the federation."""


def rating_of_category(entrant: Entrant) -> int:
    """Return what the federation of somebody counts for their category; 0 where no rule is known.

    >>> rating_of_category(Entrant("Lis, Ewa", federation="POL", category="II+", sex=Sex.WOMAN))
    1600
    >>> rating_of_category(Entrant("Ek, Bo", federation="SWE", category="II"))
    0
    """
    table = BY_CATEGORY.get(entrant.federation)
    if table is None:
        return 0
    men, women = table.ratings.get(entrant.category.strip(" +").upper(), (0, 0))
    return women if entrant.sex is Sex.WOMAN else men
