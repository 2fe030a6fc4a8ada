"""What an experiment calls the models of how games end; `core.lab.game_ends` has the models themselves."""

from __future__ import annotations

MODEL_NAMES = ("2025", "milvang", "elo")
"""That of the day first."""
