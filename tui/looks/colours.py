"""The colours of every theme, by what they mean. No colour stands anywhere else.

The board is the palette: a light and a dark square carry most of the meaning, and on them always stands a letter or a
figure. Beside them there is one accent for what to do here (`key`), one for what is alive (`live`), one for what binds
a pairing (`mark`).
"""

# no words in this file: names of colours
from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Literal

ThemeName = Literal["dark", "light", "contrast", "clear", "sixteen"]


@dataclass(frozen=True, slots=True)
class Tokens:
    """One theme."""

    name: ThemeName
    dark: bool
    sheet: str
    """The page."""
    panel: str
    """Bars, heads of groups, details."""
    band: str
    """Heads of columns, empty cells of strips."""
    line: str
    """Rules and borders."""
    ink: str
    """What is read."""
    quiet: str
    """What is looked up."""
    key: str
    """Keys, articles, what is chosen, now."""
    key_ink: str
    """On `key`."""
    cursor: str
    cursor_ink: str
    white: str
    """The light square: White."""
    black: str
    """The dark square: Black. What stands on one square has the colour of the other."""
    draw: str
    draw_ink: str
    live: str
    """Results, pairs that stand, places won."""
    mark: str
    """What binds a pairing: floats, absolute preferences."""
    warn: str
    """What is to be seen to, not published, absent, places lost."""
    bad: str
    """Refusals."""

    def pairs(self) -> dict[str, tuple[str, str]]:
        """Return every colour of text with the ground it stands on, by what it is."""
        on_sheet = {name: (getattr(self, name), self.sheet) for name in _ON_SHEET}
        on_panel = {f"{name} on panel": (getattr(self, name), self.panel) for name in _ON_SHEET}
        return {
            **on_sheet,
            **on_panel,
            "ink on band": (self.ink, self.band),
            "cursor": (self.cursor_ink, self.cursor),
            "open tab": (self.key_ink, self.key),
            "white square": (self.black, self.white),
            "drawn game": (self.draw_ink, self.draw),
        }


_ON_SHEET = ("ink", "quiet", "key", "live", "mark", "warn", "bad")

DARK = Tokens(
    name="dark",
    dark=True,
    sheet="#16181c",
    panel="#1f2227",
    band="#2b2f36",
    line="#626a76",
    ink="#eceae4",
    quiet="#b0b6c0",
    key="#f7bd52",
    key_ink="#16181c",
    cursor="#274b80",
    cursor_ink="#ffffff",
    white="#f6ead2",
    black="#8a5c3d",
    draw="#555b66",
    draw_ink="#ffffff",
    live="#5fd3a6",
    mark="#d3abff",
    warn="#ffab5e",
    bad="#ff8d85",
)
LIGHT = Tokens(
    name="light",
    dark=False,
    sheet="#fbfaf7",
    panel="#f1efea",
    band="#e2dfd8",
    line="#878279",
    ink="#1d1b18",
    quiet="#54514a",
    key="#6b3a00",
    key_ink="#ffffff",
    cursor="#bcd7f7",
    cursor_ink="#10141c",
    white="#f2ddb0",
    black="#6e4a30",
    draw="#cccdd1",
    draw_ink="#1d1b18",
    live="#00634a",
    mark="#7a1fa0",
    warn="#9a3b00",
    bad="#b3161f",
)
CONTRAST = Tokens(
    name="contrast",
    dark=True,
    sheet="#000000",
    panel="#000000",
    band="#1c1c1c",
    line="#ffffff",
    ink="#ffffff",
    quiet="#dcdcdc",
    key="#ffd75f",
    key_ink="#000000",
    cursor="#ffe14d",
    cursor_ink="#000000",
    white="#ffffff",
    black="#0050b8",
    draw="#4e4e4e",
    draw_ink="#ffffff",
    live="#5fffaf",
    mark="#d9b8ff",
    warn="#ffb86b",
    bad="#ffa39e",
)
CLEAR = Tokens(
    name="clear",
    dark=True,
    sheet="#16181c",
    panel="#1f2227",
    band="#2b2f36",
    line="#626a76",
    ink="#eceae4",
    quiet="#b0b6c0",
    key="#f0e442",
    key_ink="#16181c",
    cursor="#274b80",
    cursor_ink="#ffffff",
    white="#f5efe0",
    black="#2566a8",
    draw="#555b66",
    draw_ink="#ffffff",
    live="#66c0f2",
    mark="#f2a8d4",
    warn="#f2a93b",
    bad="#ff9b7d",
)
SIXTEEN = Tokens(
    name="sixteen",
    dark=True,
    sheet="ansi_default",
    panel="ansi_default",
    band="ansi_default",
    line="ansi_bright_black",
    ink="ansi_default",
    quiet="ansi_default",
    key="ansi_yellow",
    key_ink="ansi_black",
    cursor="ansi_white",
    cursor_ink="ansi_black",
    white="ansi_white",
    black="ansi_blue",
    draw="ansi_default",
    draw_ink="ansi_default",
    live="ansi_cyan",
    mark="ansi_magenta",
    warn="ansi_yellow",
    bad="ansi_red",
)
THEMES: dict[str, Tokens] = {each.name: each for each in (DARK, LIGHT, CONTRAST, CLEAR, SIXTEEN)}


def colours(tokens: Tokens) -> dict[str, str]:
    """Return all colours of a theme by the name of what they mean."""
    names = (field.name for field in fields(tokens) if field.name not in {"name", "dark"})
    return {name: getattr(tokens, name) for name in names}
