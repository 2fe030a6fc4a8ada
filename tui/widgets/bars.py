"""The lines above and below every screen: what is open, where one is, what was said last."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import Static

from core.tournament import Tournament
from tui.widgets.fitting import fold

TABS = (
    ("H", "ome", "home"),
    ("E", "ntrants", "entrants"),
    ("G", "roups", "groups"),
    ("P", "airings", "pairings"),
    ("S", "tandings", "standings"),
)
"""Key, rest of the label, and name of each screen."""


class EventBar(Static):
    """First line: the event, the round, what is missing."""

    def tell(self, tournament: Tournament | None, arbiter: str) -> None:
        """Show where the event stands."""
        self.update(Text(_standing(tournament, arbiter), no_wrap=True, overflow="ellipsis"), layout=False)


class TabBar(Static):
    """Second line: the screens, the present one in brackets and reverse."""

    def tell(self, mode: str) -> None:
        """Mark the present screen."""
        line = Text(no_wrap=True)
        for letter, rest, name in TABS:
            here = name == mode
            style, opening, closing = ("reverse", "[", "]") if here else ("", " ", " ")
            line.append(opening, style).append(letter, f"{style} underline").append(f"{rest}{closing}", style)
            line.append(" ")
        self.update(line, layout=False)


USUAL_ROWS = 2
"""Rows kept for the status line, so that most messages do not move the table and repaint it."""


class StatusLine(Static):
    """The line above the footer: the last thing the program said. It stays until the next."""

    _rows = USUAL_ROWS

    def tell(self, message: str, *, bad: bool = False) -> None:
        """Say something; a refusal is marked with `!`, so that no colour is needed."""
        lines = fold(f"! {message}" if bad else message, self.content_size.width or 76)
        rows, self._rows = self._rows, max(USUAL_ROWS, len(lines))
        self.update(Text("\n".join(lines), no_wrap=True), layout=rows != self._rows)
        self.set_class(bad, "bad")


def _standing(tournament: Tournament | None, arbiter: str) -> str:
    if tournament is None:
        return "paircard · FIDE Swiss rules of 1992 - 1998"
    parts = [tournament.details.name, _round(tournament), arbiter]
    return " · ".join(part for part in parts if part)


def _round(tournament: Tournament) -> str:
    total = tournament.regulations.rounds
    current = tournament.current
    if current is None:
        return f"{len(tournament.registrations)} entrants · {total} rounds, none paired"
    state = f"round {current.number} of {total}"
    if not current.published:
        return f"{state}, not published"
    missing = len(current.missing)
    return f"{state}, {missing} of {len(current.boards)} results missing" if missing else f"{state}, complete"
