"""What pairing a round by C.04.6 answers: the pairs, the bye, and how every bracket ended; or that there is none."""

from __future__ import annotations

from paircard.core.systems.swiss import outcome
from paircard.core.systems.swiss.drawn_up.book import Pairing
from paircard.core.values.said import said

__all__ = ["NoCompletePairing", "Pairing"]


class NoCompletePairing(outcome.NoCompletePairing):
    """No complete pairing exists under C1 and C2 (3.3.3)."""

    why = said(
        "No complete pairing keeps C1 and C2. The chief arbiter decides (3.3.3): "
        "pair by hand and record the reason, or end the event."
    )
