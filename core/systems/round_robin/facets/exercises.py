"""What lessons ask of Berger tables."""

from paircard.core.systems.round_robin.berger import free, last_number, table
from paircard.core.systems.round_robin.closed_forms import opponent_of
from paircard.core.systems.round_robin.why import why
from paircard.core.systems.round_robin.words import colour_working, opponent_working, round_working

__all__ = [
    "colour_working",
    "free",
    "last_number",
    "opponent_of",
    "opponent_working",
    "round_working",
    "table",
    "why",
]
