"""The Lim System of 2026 as one of the table of systems."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from paircard.core.event.ids import ContestantId
from paircard.core.event.options import Options
from paircard.core.event.subject_of_rules import Matter
from paircard.core.facets.system import FacetName, when_asked
from paircard.core.systems.kit.asked_by_article import ASKED_BY_ARTICLE
from paircard.core.systems.lim.options import MAXI_WORDS, WORDS, LimOptions
from paircard.core.systems.swiss.of_players import HANDLED, SwissOfGames
from paircard.core.values.frozen import replace
from paircard.core.values.language import mark
from paircard.core.values.preference import Preference, preference_of

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.reported import Reported


class Lim2026(SwissOfGames):
    """C.04.4.3, in force since 1 February 2026, as this program reads it."""

    key: ClassVar[str] = "lim-2026"
    name: ClassVar[str] = mark("Lim 2026 (FIDE C.04.4.3), our reading")
    called: ClassVar[str] = mark("Lim 2026, our reading")
    serves: ClassVar[str] = mark("towards the median from both ends, exchanges by hand; its text has gaps")
    one_bye: ClassVar[tuple[str, ...]] = ("C.04.1 3", "C.04.4.3 1.1")
    articles: ClassVar[Mapping[Matter, str]] = {
        **HANDLED,
        "colour": "C.04.4.3 7.2",
        "no_pairing": "C.04.4.3 2.1",
    }
    options: ClassVar[type[Options] | None] = LimOptions
    exchanges_halves: ClassVar[bool] = False
    without: ClassVar[Mapping[FacetName, str]] = ASKED_BY_ARTICLE

    law = when_asked(".facets:Law")
    exchange = when_asked(".facets:Exchange")
    papers = when_asked(".facets:Papers")
    explain = when_asked(".explain:Explain")
    words = when_asked(".words")
    wire = when_asked(".wire")

    def preference(self, tournament: Tournament, id_: ContestantId) -> Preference:
        """Return the colour somebody is due (5.5, 5.6): the last round frees nobody of it."""
        return preference_of(tournament.cards[id_].colours)

    def reads_ratings(self, tournament: Tournament) -> bool:
        """Round 1 has the bye by them (7.1), a maxi-tournament its colours (3.2.3)."""
        return not tournament.rounds or LimOptions.of(tournament.regulations.options).maxi

    def named_by(self, code: str) -> bool:
        """Know its name: reports have no code for it."""
        return code.startswith(WORDS)

    def options_reported(self, told: Reported) -> Options | None:
        """Return acceleration and bye, and whether the words say that it is a maxi-tournament."""
        found = super().options_reported(told)
        return replace(found, maxi=MAXI_WORDS in told.words) if isinstance(found, LimOptions) else None
