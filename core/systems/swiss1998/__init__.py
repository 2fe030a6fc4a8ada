"""The FIDE Swiss System based on rating (C.04.1, text of 1992 - 1998), article by article."""

from core.systems.kit.breach import Breach
from core.systems.kit.pairing import BracketResult, NoLegalPairing, NoPairing, Pair, Pairing, TooManyTries
from core.systems.kit.position import Player, Position
from core.systems.kit.trace import Sink, Step, Verdict
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
