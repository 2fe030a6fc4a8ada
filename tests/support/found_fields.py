"""What `python -m tests.support.adversary` has found: structures that were slow to pair, by the system that was."""

from __future__ import annotations

from tests.support.structures import Structure

FOUND: tuple[tuple[str, Structure], ...] = ()
