"""Home: the recent events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from core.errors import Refusal
from core.language import tr, trn
from data.recent import recent
from tui.import_files import shown
from tui.line.places.base import LinePlace
from tui.line.rows import Rows
from tui.screens.home import WELCOME, Home, HomePlace


class LineHome(HomePlace, LinePlace):
    """The recent events by their number in the list."""

    screen = Home
    _rows: Rows | None = None

    @property
    def cursor(self) -> Rows:
        """The recent events."""
        rows = self._rows = self._rows or Rows()
        rows.show(str(path) for path in recent())
        return rows

    def prompt(self) -> str:
        """Say that this is the start."""
        return self.called()

    def summary(self) -> str:
        """Say what there is."""
        count = len(self.cursor.keys)
        if not count:
            return tr("Home: no recent events yet.")
        return trn("Home: {count} recent event.", "Home: {count} recent events.", count)

    def here(self) -> Iterator[str]:
        """Tell which event would be opened."""
        path = self.cursor.row_key_at_cursor
        yield tr(WELCOME) if path is None else tr("Open recent opens {file}.", file=shown(Path(path)))

    def lines(self) -> Iterator[str]:
        """Tell the recent events."""
        for number, key in enumerate(self.cursor.keys, start=1):
            path = Path(key)
            file, folder = shown(Path(path.name)), shown(path.parent)
            yield tr("{number}: {file} in {folder}", number=number, file=file, folder=folder)

    def choose(self, text: str) -> None:
        """Choose an event by its number."""
        keys = self.cursor.keys
        if not (text.isascii() and text.isdigit() and 1 <= int(text[:3]) <= len(keys)):
            raise Refusal(
                tr("{typed} is no command here, and no number of the recent events: list tells them.", typed=text)
            )
        self.cursor.move_to(keys[int(text) - 1])

    def words(self) -> Iterable[str]:
        """Paths of the recent events."""
        return self.cursor.keys
