"""What a book of rules may have an article about."""

from __future__ import annotations

from typing import Literal

Matter = Literal[
    "numbers",
    "pairs",
    "equals",
    "late",
    "away",
    "halves",
    "correction",
    "publication",
    "results",
    "table",
    "lots",
    "colour",
    "bye",
    "missed",
    "ratings",
    "adjourned",
    "boards",
    "no_pairing",
    "by_hand",
    "notice",
    "unplayed",
    "apart",
    "play_off",
    "not_ready",
    "together",
    "teams",
    "line_ups",
    "line_up_final",
    "reserves",
    "team_games",
    "team_start",
    "team_late",
    "tie_breaks",
    "fide_mode",
]
"""What commands, that are the same in every system, refuse by an article where the book of the system has one."""
