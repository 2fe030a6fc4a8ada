"""Where the Polish chess code has its law of teams (B.VI E2): what the systems that go by it answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from paircard.core.event.subject_of_rules import Matter

OF_TEAMS: Mapping[Matter, str] = {
    "line_ups": "B.VI E2",
    "reserves": "B.VI E2c",
    "line_up_final": "B.VI E2d",
    "team_start": "B.VI E2e",
    "team_late": "B.VI E2f",
    "team_games": "B.VI F4",
}
"""What it has about teams by what it is about; the limits of games it has in the Scheveningen system, for all."""
