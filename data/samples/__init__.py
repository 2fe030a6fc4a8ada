"""Sample events to try the program with; every person in them is invented."""

from __future__ import annotations

from paircard.data.samples.demo import demo_commands, demo_entrants

__all__ = ["demo_commands", "demo_entrants"]
