"""Chess960: the starting positions of rounds."""

from __future__ import annotations

from core.event.fold.established import Facts, Steps, round_of
from core.event.start_position_facts import StartPositionSet
from core.values.chess960 import POSITIONS
from core.values.frozen import replace
from core.values.language import tr


def _set(facts: Facts, event: StartPositionSet) -> Facts:
    round_of(facts, event.round)
    if not 0 <= event.number < POSITIONS:
        raise ValueError(tr("there is no starting position {number}", number=event.number))
    return replace(facts, start_positions={**facts.start_positions, event.round: event.number})


STEPS: Steps = {StartPositionSet: _set}
