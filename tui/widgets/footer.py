"""The keys under every screen: one row, and a second one where a screen has more that is often wanted."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from rich.text import Text
from textual.binding import ActiveBinding
from textual.widgets import Static

from paircard.data.papers.cells import cell_len

TALL_ENOUGH = 24
"""Rows of a window that has room for the second."""
BETWEEN = 2
"""Blanks between two entries."""


@dataclass(frozen=True, slots=True)
class KeyWord:
    """One entry: the keys and what they do."""

    keys: str
    word: str
    name: str = ""
    """Of the command."""
    square: str = ""
    """Style of the square of the board on which the word stands, a result; empty where it is a word."""
    enabled: bool = True

    @property
    def width(self) -> int:
        """Columns it takes."""
        return cell_len(f"{self.keys} {self.word}") + 2 * bool(self.square)


def put_together(entries: Iterable[KeyWord]) -> Iterator[KeyWord]:
    """Yield the entries, neighbours that do the same as one.

    >>> [each.keys for each in put_together([KeyWord("+", "Forfeit"), KeyWord("-", "Forfeit"), KeyWord("m", "More")])]
    ['+ -', 'm']
    """
    before: KeyWord | None = None
    for entry in entries:
        if before is not None and (before.word, before.enabled) == (entry.word, entry.enabled):
            before = replace(before, keys=f"{before.keys} {entry.keys}")
            continue
        if before is not None:
            yield before
        before = entry
    if before is not None:
        yield before


def fitting(entries: Sequence[KeyWord], width: int, staying: Collection[str] = ()) -> list[KeyWord]:
    """Return the entries that there is room for, a blank at both ends: what is left out first stands last.

    The commands named in `staying` are never left out. What is left out stands among the keys that `?` shows.

    >>> row = [KeyWord("a", "One"), KeyWord("b", "Two"), KeyWord("?", "Help", name="help")]
    >>> [each.keys for each in fitting(row, 17, ["help"])]
    ['a', '?']
    """
    left = list(entries)
    for entry in reversed(entries):
        if _needed(left) <= width:
            break
        if entry.name not in staying:
            left.remove(entry)
    return left


def _needed(entries: Sequence[KeyWord]) -> int:
    return sum(each.width for each in entries) + BETWEEN * (len(entries) - 1) + 2


class KeyRow(Static):
    """Some of the keys in one line of text: a widget for each would be made anew whenever the focus moves."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"key-row--key", "key-row--label"}
    DEFAULT_CSS = """
    KeyRow { height: 1; background: $footer-background; color: $footer-foreground; }
    KeyRow > .key-row--key { color: $footer-key-foreground; background: $footer-key-background; text-style: bold; }
    KeyRow > .key-row--label { color: $footer-description-foreground; background: $footer-description-background; }
    """

    def __init__(
        self, names: Collection[str], *, only: bool, squares: Mapping[str, str], staying: Collection[str]
    ) -> None:
        """Show only the commands of these names; or, where not `only`, everything else.

        `squares`: styles by the names of commands that write a result. `staying`: what is never left out.
        """
        super().__init__(markup=False)
        self._names = frozenset(names)
        self._only = only
        self._squares = squares
        self._staying = staying
        self._entries: Sequence[KeyWord] = ()

    def tell(self, active: Iterable[ActiveBinding]) -> None:
        """Show what the keys mean now."""
        self._entries = list(put_together(self._told(active)))
        self._draw()

    def on_mount(self) -> None:
        """Follow the colours, which are written into the line."""
        self.watch(self.app, "theme", self._draw_in_other_colours, init=False)

    def _draw_in_other_colours(self) -> None:
        self.call_after_refresh(self._draw)

    def on_resize(self) -> None:
        """Use the columns there are."""
        self._draw()

    _shown: Text | None = None

    def _draw(self) -> None:
        if (said := self._said(fitting(self._entries, self.size.width or self.app.size.width, self._staying))) != (
            self._shown
        ):
            self._shown = said
            self.update(said, layout=False)

    def _told(self, active: Iterable[ActiveBinding]) -> Iterator[KeyWord]:
        """Yield each command once."""
        told = set()
        for _, binding, enabled, _tooltip in active:
            if not binding.show or (binding.id in self._names) is not self._only or binding.action in told:
                continue
            told.add(binding.action)
            name = binding.id or ""
            square = self._squares.get(name, "")
            yield KeyWord(self.app.get_key_display(binding), binding.description, name, square, enabled)

    def _said(self, entries: Iterable[KeyWord]) -> Text:
        """Write the entries, dim where they make no sense now."""
        key_style = self.get_component_rich_style("key-row--key")
        label_style = self.get_component_rich_style("key-row--label")
        line = Text(no_wrap=True, overflow="ellipsis")
        for each in entries:
            start = len(line) + 1
            line.append(" " * (BETWEEN if line else 1)).append(f"{each.keys} ", key_style)
            line.append(f" {each.word} " if each.square else each.word, each.square or label_style)
            if not each.enabled:
                line.stylize("dim", start)
        return line
