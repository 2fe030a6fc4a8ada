"""Chess960: the starting positions of rounds."""

from __future__ import annotations

from paircard.core.event.fold.established import Facts, Steps, round_of
from paircard.core.event.start_position_facts import StartPositionSet
from paircard.core.values.chess960 import POSITIONS
from paircard.core.values.frozen import replace
from paircard.core.values.language import tr


def _set(facts: Facts, event: StartPositionSet) -> Facts:
    round_of(facts, event.round)
    if not 0 <= event.number < POSITIONS:
        raise ValueError(tr("there is no starting position {number}", number=event.number))
    return replace(facts, start_positions={**facts.start_positions, event.round: event.number})


STEPS: Steps = {StartPositionSet: _set}
