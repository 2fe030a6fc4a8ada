"""The FIDE (Dutch) System of 2026 as one of the table of systems."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from paircard.core.event.ids import ContestantId
from paircard.core.event.options import Options
from paircard.core.event.subject_of_rules import Matter
from paircard.core.facets.system import when_asked
from paircard.core.systems.dutch2026.options import DutchOptions
from paircard.core.systems.swiss.of_players import HANDLED, SwissOfGames
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark
from paircard.core.values.said import Words, said

if TYPE_CHECKING:
    from paircard.core.event.regulations import Regulations
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.groups import ScoreGroup
    from paircard.core.values.colour import Float


class Dutch2026(SwissOfGames):
    """C.04.3, in force since 1 February 2026."""

    key: ClassVar[str] = "dutch-2026"
    name: ClassVar[str] = "FIDE Dutch 2026 (C.04.3)"  # no words: the name of the system
    called: ClassVar[str] = mark("Swiss 2026")
    serves: ClassVar[str] = mark("FIDE (Dutch), the rules of today")
    fixed_by_round_1: ClassVar[tuple[str, ...]] = ("rounds", "bye", "acceleration", "apart", "points")
    one_bye: ClassVar[tuple[str, ...]] = ("C.04.1 3", "C.04.3 1.9")
    articles: ClassVar[Mapping[Matter, str]] = {
        **HANDLED,
        "colour": "C.04.3 5.1",
        "no_pairing": "C.04.3 1.9.3",
        "fide_mode": "C.02.03",
    }
    options: ClassVar[type[Options] | None] = DutchOptions

    law = when_asked(".facets.law:Law")
    exchange = when_asked(".facets.exchange:Exchange")
    papers = when_asked(".facets.papers:Papers")
    explain = when_asked(".facets.explain:Explain")
    wire = when_asked(".wire")
    teach = when_asked(".facets.teach")

    def named_by(self, code: str) -> bool:
        """Know the codes of FIDE, of drafts of these rules too, and the name that older reports have of us."""
        from paircard.core.systems.dutch2026.facets.exchange import named_by

        return named_by(code)

    def byes_allowed(self, tournament: Tournament) -> tuple[int, str]:
        """One in FIDE mode, whatever the event has announced (C.05 6.7.4)."""
        return (1, "C.05 6.7.4") if self.in_fide_mode(tournament) else super().byes_allowed(tournament)

    def against_fide_mode(self, before: Tournament, new: Regulations) -> Refusal | None:
        """Hold regulations against what FIDE describes, what is announced before round 1, and C.07."""
        from paircard.core.systems.dutch2026.fide_mode import accelerated_otherwise, fixed
        from paircard.core.systems.kit.fide_mode import against

        return accelerated_otherwise(before, new) or against(before, new, fixed)

    def on_card(self, tournament: Tournament, id_: ContestantId) -> Mapping[str, str]:
        """Say what Article 1 makes of a card."""
        from paircard.core.systems.dutch2026.on_card import on_card

        return on_card(tournament, id_)

    def about_group(self, group: ScoreGroup) -> Iterable[str]:
        """Say what Articles 1 and 2 make of it."""
        from paircard.core.systems.dutch2026.about_group import about_group

        return about_group(group)

    def reads_otherwise(self, tournament: Tournament) -> Iterable[Words]:
        """Return that floats are read anew."""
        if tournament.rounds:
            yield said("Floats: by the rules of 2026 they follow from scores as corrected, not from what was recorded.")

    def floats(self, tournament: Tournament) -> Mapping[ContestantId, Sequence[Float]]:
        """Work them out from the scores of every round (C.04.3 1.4): byes are read otherwise than in 1998."""
        from paircard.core.systems.dutch2026.as_seen import floats

        return floats(tournament)
