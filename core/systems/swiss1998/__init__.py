"""The FIDE Swiss System based on rating (C.04.1, text of 1992 - 1998), article by article."""

from core.event.bracket_result import BracketResult
from core.facets.breach import Breach
from core.facets.pairing import NoLegalPairing, NoPairing, Pair, Pairing, TooManyTries
from core.facets.position import Player, Position
from core.facets.trace import Sink, Step, Verdict
from core.systems.swiss1998.engine import DEFAULT_TRIES, illegal, pair
from core.values.preference import Preference, Strength, preference_of

__all__ = [
    "DEFAULT_TRIES",
    "BracketResult",
    "Breach",
    "NoLegalPairing",
    "NoPairing",
    "Pair",
    "Pairing",
    "Player",
    "Position",
    "Preference",
    "Sink",
    "Step",
    "Strength",
    "TooManyTries",
    "Verdict",
    "illegal",
    "pair",
    "preference_of",
]
