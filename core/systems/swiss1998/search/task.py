"""What one cell of the enumeration asks of the matchings."""

from __future__ import annotations

from core.systems.swiss1998.subproblem import Question
from core.values.frozen import dataclass, replace


@dataclass(frozen=True, slots=True)
class Task:
    """A question, and who must be left over (a mask): what one cell of the enumeration asks."""

    question: Question
    leavers: int = 0

    def at(self, up: int, floaters: int) -> Task:
        """Return the task with other levels of relaxation."""
        return replace(self, question=replace(self.question, up=up, floaters=floaters))

    def alone(self) -> Task:
        """Return the task without the next bracket."""
        return replace(self, question=replace(self.question, below=None))
