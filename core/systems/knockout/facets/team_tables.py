"""A cup of teams ranks by how far a team has come; match and game points separate nobody more."""

from __future__ import annotations

from core.systems.knockout.facets.tables import beforehand, newest, separate_nobody

__all__ = ["beforehand", "fitting", "newest", "separate_nobody"]

fitting = ("MPvGP",)
