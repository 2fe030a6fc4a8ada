"""The Burstein System of 2026 as one of the table of systems."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from paircard.core.event.ids import ContestantId
from paircard.core.event.options import Options
from paircard.core.event.subject_of_rules import Matter
from paircard.core.facets.system import FacetName, when_asked
from paircard.core.systems.burstein.options import BursteinOptions
from paircard.core.systems.kit.asked_by_article import ASKED_BY_ARTICLE
from paircard.core.systems.swiss.of_players import HANDLED, SwissOfGames
from paircard.core.values.language import mark
from paircard.core.values.preference import Preference, preference_of

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Burstein2026(SwissOfGames):
    """C.04.4.2, in force since 1 February 2026."""

    key: ClassVar[str] = "burstein-2026"
    name: ClassVar[str] = "FIDE Burstein 2026 (C.04.4.2)"  # no words: the name of the system
    called: ClassVar[str] = mark("Burstein 2026")
    serves: ClassVar[str] = mark("Dutch rounds seed, then equal opposition for all")
    one_bye: ClassVar[tuple[str, ...]] = ("C.04.1 3", "C.04.4.2 3.1")
    articles: ClassVar[Mapping[Matter, str]] = {
        **HANDLED,
        "colour": "C.04.4.2 5.1",
        "no_pairing": "C.04.4.2 1.9.3",
    }
    options: ClassVar[type[Options] | None] = BursteinOptions
    exchanges_halves: ClassVar[bool] = False
    without: ClassVar[Mapping[FacetName, str]] = ASKED_BY_ARTICLE

    exchange = when_asked(".facets:Exchange")
    papers = when_asked(".facets:Papers")
    explain = when_asked(".explain:Explain")
    groups = when_asked(".facets:Groups")
    words = when_asked(".words")
    wire = when_asked(".wire")

    def preference(self, tournament: Tournament, id_: ContestantId) -> Preference:
        """Return the preference of somebody (1.5): the last round frees nobody."""
        return preference_of(tournament.cards[id_].colours)
