"""Splitting a field into groups (B.VI A2): by the snake, from baskets by lots, or by everybody's own choice.

Each is a stream of steps, one entrant into one group, so that a screen can show them one key at a time. `spreading`
keeps clubs or federations apart, `lots` has the seed and the slips, `words` says a step.
"""

# no words in this file: names of values
from paircard.core.systems.drawing_groups.entry import Apart, Entry
from paircard.core.systems.drawing_groups.group_sizes import baskets, even_places
from paircard.core.systems.drawing_groups.steps import KeptFrom, Step, Together, Way, draw, groups_of, own_choice, snake

__all__ = [
    "Apart",
    "Entry",
    "KeptFrom",
    "Step",
    "Together",
    "Way",
    "baskets",
    "draw",
    "even_places",
    "groups_of",
    "own_choice",
    "snake",
]
