"""The law: what a system is asked before something is paired, written or changed by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paircard.core.event.facts import Fact
    from paircard.core.event.ids import ContestantId
    from paircard.core.event.round import Round
    from paircard.core.event.round_facts import RoundUnpaired
    from paircard.core.event.tournament import Tournament
    from paircard.core.values.errors import Refusal


class Law(Protocol):
    """What pairs and byes would break, and what may still be changed."""

    def forbids(self, before: Tournament, white: ContestantId, black: ContestantId) -> Refusal | None:
        """Return why two ids may not be paired so by hand in the next round, None when they may."""

    def breaches(
        self, before: Tournament, pairs: Iterable[tuple[ContestantId, ContestantId]], bye: ContestantId | None
    ) -> list[Refusal]:
        """Return what a pairing of the next round breaks."""

    def without_legal_pairing(self, before: Tournament) -> bool:
        """Whether every pairing of the next round would break something, so that by hand it must."""

    def kept(self) -> str:
        """Say that a pairing made by hand breaks nothing; empty where nothing can be broken."""

    def on_paper(self, tournament: Tournament) -> str:
        """Say how the next round is paired on paper, without the program; empty where nobody pairs it."""

    def may_write(self, tournament: Tournament, number: int) -> Refusal | None:
        """Return why a result of a round may only be corrected, with a reason; None when it may be written."""

    def reason_to_correct(self) -> str:
        """Return the article by which a correction of a result or rating gives a reason; empty where it gives none."""

    def first_colour_fixed(self, tournament: Tournament) -> Refusal | None:
        """Return why the first colour cannot be drawn or set now, None when it can."""

    def taken_back(self, tournament: Tournament, reason: str) -> RoundUnpaired:
        """Return what takes the last pairing back; raise `Refusal` where it stands."""

    def opened(self, tournament: Tournament, corrected: tuple[Fact, ...], override: str) -> RoundUnpaired:
        """Return what opens the last pairing to be made anew after a correction; raise `Refusal` where it stands."""

    def arbiter_decides(self, tournament: Tournament, current: Round, corrected: tuple[Fact, ...]) -> bool:
        """Whether the rules leave it to the arbiter if a pairing is made anew."""
