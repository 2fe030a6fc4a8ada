"""The FIDE Swiss System based on rating (C.04.1, text of 1992 - 1998), article by article."""

from core.systems.kit.preference import Preference, Strength, preference_of
from core.systems.swiss1998.criteria import Breach
from core.systems.swiss1998.engine import DEFAULT_TRIES, illegal, pair
from core.systems.swiss1998.pairing import BracketResult, NoLegalPairing, NoPairing, Pair, Pairing, TooManyTries
from core.systems.swiss1998.position import Player, Position
from core.systems.swiss1998.trace import Sink, Step, Verdict

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
