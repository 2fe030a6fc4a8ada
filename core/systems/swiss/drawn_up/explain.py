"""A bracket of a round explained."""

from __future__ import annotations

from typing import Any

from paircard.core.systems.swiss.drawn_up.outcome import BracketResult
from paircard.core.systems.swiss.explained import SwissBracket

Bracket = SwissBracket[BracketResult[Any], Any]
"""As it is shown, and as its book tells it."""
