"""Compile the catalogues whenever the program is built or installed."""

from __future__ import annotations

import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CatalogueHook(BuildHookInterface[Any]):
    """Runs before hatchling collects the files."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Write the compiled catalogues beside their sources."""
        sys.path.insert(0, self.root)
        from paircard.data.languages.tools.compile import compile_all

        compile_all()
