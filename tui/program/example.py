"""An example of a rule: a position in which it decides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Example:
    """A position in which a rule decides, to be opened from its article."""

    title: str
    open: Callable[[], None]
