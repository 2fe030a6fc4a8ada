"""The keys under every screen: one row, and a second one where a screen has more that is often wanted."""

from __future__ import annotations

from collections.abc import Collection

from textual.app import ComposeResult
from textual.widgets import Footer
from textual.widgets._footer import FooterKey

TALL_ENOUGH = 24
"""Rows of a window that has room for the second."""


class KeyRow(Footer):
    """A footer with some of the keys only."""

    DEFAULT_CSS = "KeyRow { dock: none; }"

    def __init__(self, names: Collection[str], *, only: bool) -> None:
        """Show only the commands of these names; or, where not `only`, everything else."""
        super().__init__(show_command_palette=False, compact=True)
        self._names = frozenset(names)
        self._only = only

    def compose(self) -> ComposeResult:
        """Show each command once, grey where it makes no sense now."""
        if not self._bindings_ready:
            return
        shown = set()
        for _, binding, enabled, tooltip in self.screen.active_bindings.values():
            if not binding.show or (binding.id in self._names) is not self._only or binding.action in shown:
                continue
            shown.add(binding.action)
            key = self.app.get_key_display(binding)
            yield FooterKey(
                binding.key, key, binding.description, binding.action, disabled=not enabled, tooltip=tooltip
            ).data_bind(compact=Footer.compact)
