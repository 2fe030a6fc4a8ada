"""What is given to whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.prize_facts import PrizesSet
from paircard.core.values.frozen import replace

if TYPE_CHECKING:
    from paircard.core.event.fold.established import Facts, Steps


def _prizes_set(facts: Facts, event: PrizesSet) -> Facts:
    return replace(facts, prizes=event)


STEPS: Steps = {PrizesSet: _prizes_set}
