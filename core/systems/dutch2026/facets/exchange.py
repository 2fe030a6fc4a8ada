"""What reports and papers call the Swiss of 2026."""

from __future__ import annotations

from paircard.core.systems.dutch2026.options import DutchOptions
from paircard.core.systems.kit.acceleration import BAKU_CODE
from paircard.core.systems.swiss.facets import exchange
from paircard.core.values.language import mark

_CODES = (DutchOptions.code_of_fide, "FIDE_DUTCH_2025")  # no words: drafts of the record said 2025


class Exchange(exchange.Exchange):
    """Record 192 of FIDE; it says the acceleration."""

    options = DutchOptions
    words = "Swiss Dutch 2026 (FIDE C.04.3)"  # no words: a value of record 092
    rules = mark("Rules: FIDE (Dutch) System, C.04.3, in force since 1 February 2026.")


def named_by(said: str) -> bool:
    """Whether the value of a record 192, or of 092 where that is all there is, names these rules."""
    plain = " ".join(said.upper().split())
    return plain.removesuffix(BAKU_CODE) in _CODES or plain.startswith(Exchange.words.upper())
