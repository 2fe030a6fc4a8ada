"""The four titles that are gained by norms, and what each asks for (B.01, as of 1 January 2024)."""

from __future__ import annotations

from collections.abc import Mapping

from paircard.core.event.entrant import Sex, Title
from paircard.core.values.frozen import dataclass

SINCE = "2024-01-01"
"""From this day on the figures below hold; a norm is judged by the rules of its time (1.5.4)."""
BY_WORTH = (Title.GM, Title.IM, Title.WGM, Title.WIM, Title.FM, Title.WFM)
"""The titles that count for norms; who holds one carries every norm that the holder of a later one carries."""
TITLED = frozenset(BY_WORTH)
"""Holders of a title in the sense of 1.4.5a: CM and WCM do not count."""


@dataclass(frozen=True, slots=True)
class Norm:
    """What one norm asks for."""

    title: Title
    performance: int
    """Least performance (1.4.8)."""
    mean: int
    """Least mean of the opponents (1.4.8a)."""
    floor: int
    """What the lowest opponent is raised to (1.4.6c)."""
    carried_by: frozenset[Title]
    """The titles of which a third of the opponents must hold one (1.4.5b-e)."""
    carried_article: str
    rating: int
    """To be reached once before the title is given (1.5.3)."""
    women: bool = False
    """Whether it is for women only (0.3)."""

    def open_to(self, sex: Sex) -> bool:
        """Return whether somebody may gain the title."""
        return not self.women or sex is Sex.WOMAN


_GM = frozenset({Title.GM})
_IM = _GM | {Title.IM}
_WGM = _IM | {Title.WGM}
_WIM = _WGM | {Title.WIM}

NORMS: Mapping[Title, Norm] = {
    Title.GM: Norm(Title.GM, 2600, 2380, 2200, _GM, "1.4.5b", 2500),
    Title.IM: Norm(Title.IM, 2450, 2230, 2050, _IM, "1.4.5c", 2400),
    Title.WGM: Norm(Title.WGM, 2400, 2180, 2000, _WGM, "1.4.5d", 2300, women=True),
    Title.WIM: Norm(Title.WIM, 2250, 2030, 1850, _WIM, "1.4.5e", 2200, women=True),
}
"""The highest first."""

_HOLDS = {
    Title.GM: frozenset(NORMS),
    Title.IM: frozenset({Title.IM, Title.WGM, Title.WIM}),
    Title.WGM: frozenset({Title.WGM, Title.WIM}),
    Title.WIM: frozenset({Title.WIM}),
}
"""What nobody looks for who has a title (ruling N33)."""


def norms_sought(title: Title, sex: Sex) -> tuple[Norm, ...]:
    """Return the norms that somebody may still look for, the highest first (0.3, ruling N33).

    >>> [norm.title.value for norm in norms_sought(Title.IM, Sex.MAN)]
    ['GM']
    >>> [norm.title.value for norm in norms_sought(Title.WIM, Sex.WOMAN)]
    ['GM', 'IM', 'WGM']
    """
    held = _HOLDS.get(title, frozenset())
    return tuple(norm for norm in NORMS.values() if norm.title not in held and norm.open_to(sex))
