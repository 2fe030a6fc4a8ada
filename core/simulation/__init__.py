"""Made-up events, played through the way real ones are: the same seed always gives the same event."""

from paircard.core.simulation.plan import EVERYTHING, FEW, Habits, Plan
from paircard.core.simulation.play import Played, before_rounds, play

__all__ = ["EVERYTHING", "FEW", "Habits", "Plan", "Played", "before_rounds", "play"]
