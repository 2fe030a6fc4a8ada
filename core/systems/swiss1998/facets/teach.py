"""Questions are asked about a position."""

from core.systems.swiss1998.system import position

__all__ = ["position"]
