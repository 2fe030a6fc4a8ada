"""The FIDE Swiss System based on rating (C.04.1, text of 1992 - 1998), article by article."""

from core.swiss.criteria import Breach
from core.swiss.engine import DEFAULT_TRIES, illegal, pair
from core.swiss.pairing import BracketResult, NoLegalPairing, NoPairing, Pair, Pairing, TooManyTries
from core.swiss.position import Player, Position
from core.swiss.preference import Preference, Strength, preference_of
from core.swiss.trace import Sink, Step, Verdict

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
