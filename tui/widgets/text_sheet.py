"""Written lines to scroll through: only what is seen is made, and only lines that differ are painted again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.widget import Widget


class TextSheet(ScrollView, can_focus=True):
    """Lines of styled text, as wide as they are."""

    DEFAULT_CSS = "TextSheet { height: 1fr; scrollbar-size: 0 0; }"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("space", "page_down", show=False)]

    def __init__(self, *, id: str | None = None, focusable: bool = True) -> None:
        super().__init__(id=id)
        self.can_focus = focusable
        self._lines: Sequence[Text] = ()
        self._title = ""
        self._style = Style.null()

    def show(self, title: str, lines: Sequence[Text]) -> None:
        """Show these lines; under another title from their beginning."""
        before, self._lines = self._lines, lines
        self._grow()
        if title != self._title:
            self._title = title
            self.scroll_to(0, 0, animate=False, force=True)
            self.refresh()
            return
        top, width = self.scroll_offset.y, self.size.width
        seen = range(top, top + self.size.height)
        changed = [at for at in seen if _differ(_line(before, at), _line(lines, at))]
        if changed:
            self.refresh(*(Region(0, at - top, width, 1) for at in changed))

    def _grow(self) -> None:
        """Have as many lines as there are; only a sheet that is as high as they are needs another layout for it."""
        size = Size(0, len(self._lines))
        if self.styles.auto_dimensions:
            self.virtual_size = size
        elif size != self.virtual_size:
            self.set_reactive(Widget.virtual_size, size)
            self._scroll_update(size)

    @property
    def seen(self) -> tuple[int, int, int]:
        """Numbers of the first and the last line seen, and of the last one."""
        first = self.scroll_offset.y
        return first + 1, min(first + self.size.height, len(self._lines)), len(self._lines)

    def bring_in_sight(self, first: int, last: int | None = None) -> None:
        """Scroll as little as is needed to see a line, or the lines from one to another (the first, if not all)."""
        end = first if last is None else last
        top = max(self.scroll_offset.y, end - self.size.height + 1)
        self.scroll_to(y=min(top, first), animate=False, force=True)

    def page_on(self) -> None:
        """Scroll one page on; from the end back to the beginning."""
        at_end = self.scroll_offset.y >= self.max_scroll_y
        self.scroll_to(y=0 if at_end else self.scroll_offset.y + max(1, self.size.height - 1), animate=False)

    @property
    def goes_on(self) -> bool:
        """Whether something is below what is seen."""
        return self.scroll_offset.y < self.max_scroll_y

    def render_lines(self, crop: Region) -> list[Strip]:
        """Ask once for all lines how the sheet looks: the library adds it up of all widgets around."""
        self._style = self.rich_style
        return super().render_lines(crop)

    def render_line(self, y: int) -> Strip:
        """Return one line of the screen."""
        text = _line(self._lines, self.scroll_offset.y + y)
        style = self._style
        if text is None:
            return Strip.blank(self.size.width, style)
        console = self.app.console
        # a text without spans is rendered without the style of all of it
        segments = Segment.apply_style(text.render(console), style + console.get_style(text.style))
        return Strip(segments).adjust_cell_length(self.size.width, style)


def _line(lines: Sequence[Text], at: int) -> Text | None:
    return lines[at] if at < len(lines) else None


def _differ(one: Text | None, other: Text | None) -> bool:
    """Whether two lines look otherwise; texts alone do not compare the style all of them has."""
    return one != other or (one is not None and other is not None and one.style != other.style)
