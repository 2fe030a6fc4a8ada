"""The keys under every screen: one row, and a second one where a screen has more that is often wanted."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import ClassVar

from rich.text import Text
from textual.binding import ActiveBinding
from textual.widgets import Static

TALL_ENOUGH = 24
"""Rows of a window that has room for the second."""


class KeyRow(Static):
    """Some of the keys in one line of text: a widget for each would be made anew whenever the focus moves."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"key-row--key", "key-row--label"}
    DEFAULT_CSS = """
    KeyRow { height: 1; background: $footer-background; color: $footer-foreground; }
    KeyRow > .key-row--key { color: $footer-key-foreground; background: $footer-key-background; text-style: bold; }
    KeyRow > .key-row--label { color: $footer-description-foreground; background: $footer-description-background; }
    """

    def __init__(self, names: Collection[str], *, only: bool) -> None:
        """Show only the commands of these names; or, where not `only`, everything else."""
        super().__init__(markup=False)
        self._names = frozenset(names)
        self._only = only

    def tell(self, active: Iterable[ActiveBinding]) -> None:
        """Show what the keys mean now."""
        if (said := self._said(active)) != self._shown:
            self._shown = said
            self.update(said, layout=False)

    _shown: Text | None = None

    def _said(self, active: Iterable[ActiveBinding]) -> Text:
        """Write each command once, dim where it makes no sense now."""
        key_style = self.get_component_rich_style("key-row--key")
        label_style = self.get_component_rich_style("key-row--label")
        line = Text(no_wrap=True, overflow="ellipsis")
        shown = set()
        for _, binding, enabled, _tooltip in active:
            if not binding.show or (binding.id in self._names) is not self._only or binding.action in shown:
                continue
            shown.add(binding.action)
            start = len(line)
            line.append(self.app.get_key_display(binding), key_style).append(f" {binding.description}", label_style)
            if not enabled:
                line.stylize("dim", start)
            line.append(" ")
        line.rstrip()
        return line
