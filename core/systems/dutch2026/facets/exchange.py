"""What reports and papers call the Swiss of 2026."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.systems.dutch2026.options import options_of
from paircard.core.systems.kit.acceleration import BAKU_CODE
from paircard.core.systems.swiss.facets import exchange
from paircard.core.values.language import mark

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

CODE = "FIDE_DUTCH_2026"
_CODES = (CODE, "FIDE_DUTCH_2025")  # no words: drafts of the record said 2025


class Exchange(exchange.Exchange):
    """Record 192 of FIDE; it says the acceleration."""

    options_of = staticmethod(options_of)
    words = "Swiss Dutch 2026 (FIDE C.04.3)"  # no words: a value of record 092
    rules = mark("Rules: FIDE (Dutch) System, C.04.3, in force since 1 February 2026.")

    def code(self, tournament: Tournament) -> str:
        """Return the value of record 192."""
        return CODE + BAKU_CODE if self.options_of(tournament).acceleration == "baku" else CODE


def named_by(said: str) -> bool:
    """Whether the value of a record 192, or of 092 where that is all there is, names these rules."""
    plain = " ".join(said.upper().split())
    return plain.removesuffix(BAKU_CODE) in _CODES or plain.startswith(Exchange.words.upper())
