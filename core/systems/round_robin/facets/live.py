"""The crosstable as it fills."""

from __future__ import annotations

from core.systems.kit.all_against_all import rows

__all__ = ["rows"]
