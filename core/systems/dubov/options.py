"""What an event by the Dubov System may choose and announces beforehand."""

from __future__ import annotations

from typing import ClassVar

from paircard.core.systems.swiss.options import GameOptions
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class DubovOptions(GameOptions):
    """Nothing of its own."""

    tag: ClassVar[str] = "dubov-2026"
    code_of_fide: ClassVar[str] = "FIDE_DUBOV"
