"""What was tried, what failed and what was left out, told while it goes on and added up at the end."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass, field


@dataclass
class Account:
    """The account of one run."""

    passed: list[str] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    skipped: list[str] = field(default_factory=list)
    _began: float = field(default_factory=time.monotonic)

    def passes(self, name: str) -> None:
        """Count what is as it must be."""
        self.passed.append(name)
        self._tell("passed", name)

    def fails(self, name: str, why: str) -> None:
        """Count what is wrong, and say what."""
        self.failed.append(name)
        self._tell("FAILED", name, why)

    def skips(self, name: str, why: str) -> None:
        """Count what is left out, and say why."""
        self.skipped.append(name)
        self._tell("skipped", name, why)

    def judges(self, name: str, wrong: str) -> None:
        """Count what is wrong unless nothing is."""
        if wrong:
            self.fails(name, wrong)
        else:
            self.passes(name)

    @property
    def sum(self) -> str:
        """Everything in one line."""
        return f"{len(self.passed)} passed, {len(self.failed)} failed, {len(self.skipped)} skipped"

    def _tell(self, how: str, name: str, why: str = "") -> None:
        seconds = time.monotonic() - self._began
        indented = why.strip().replace("\n", "\n" + " " * 6)
        sys.stdout.write(f"{seconds:5.0f} s  {how}: {name}{': ' if indented else ''}{indented}\n")
        sys.stdout.flush()
