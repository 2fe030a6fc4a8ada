"""The themes as the screen library and the text of cells know them."""

from __future__ import annotations

from collections.abc import Mapping

from rich.style import Style
from rich.theme import Theme as Styles
from textual.theme import Theme

from paircard.tui.looks.colours import DARK, SIXTEEN, THEMES, ThemeName, Tokens, colours

# no words in this file: names of styles and variables
OF_256 = {"white": "#ffffd7", "black": "#875f00"}
"""Squares of 256 colours: what the library would choose for those of the dark theme is too near to each other."""


def theme_of(tokens: Tokens) -> Theme:
    """Return a theme of the screen library: its own names, and ours for style sheets (`$panel`, `$mark`)."""
    own = colours(tokens)
    ansi = tokens is SIXTEEN
    variables = {
        **{name.replace("_", "-"): colour for name, colour in own.items()},
        "block-cursor-background": tokens.cursor,
        "block-cursor-foreground": tokens.cursor_ink,
        "block-cursor-text-style": "none",
        "block-cursor-blurred-background": tokens.cursor,
        "block-cursor-blurred-foreground": tokens.cursor_ink,
        "border": tokens.line,
        "border-blurred": tokens.line,
        "footer-background": tokens.panel,
        "footer-foreground": tokens.ink,
        "footer-description-foreground": tokens.ink,
        "footer-description-background": tokens.panel,
        "footer-key-foreground": tokens.key,
        "footer-key-background": tokens.panel,
        "input-cursor-background": tokens.ink if not ansi else "ansi_white",
        "input-cursor-foreground": tokens.sheet if not ansi else "ansi_black",
        "text-muted": tokens.quiet,
        "text-error": tokens.bad,
        "scrollbar": tokens.line,
        "scrollbar-background": tokens.panel,
        **({"ansi-background": "ansi_black", "ansi-foreground": "ansi_white"} if ansi else {}),
    }
    return Theme(
        name=tokens.name,
        primary=tokens.key,
        secondary=tokens.live,
        warning=tokens.warn,
        error=tokens.bad,
        success=tokens.live,
        accent=tokens.mark,
        foreground=tokens.ink,
        background=tokens.sheet,
        surface=tokens.panel,
        panel=tokens.panel,
        boost=tokens.panel,
        dark=tokens.dark,
        ansi=ansi,
        text_alpha=1.0,
        variables=variables,
    )


def styles_of(tokens: Tokens, *, of_256: bool = False) -> Styles:
    """Return the styles that texts of cells name: what a colour means, never the colour."""
    own = {name: colour.removeprefix("ansi_") for name, colour in colours(tokens).items()}
    if of_256 and tokens is DARK:
        own |= OF_256
    light = Style.parse(f"{own['black']} on {own['white']}")
    opened = Style.parse(f"bold {own['key_ink']} on {own['key']}")
    return Styles(
        {
            "square.white": light,
            # the same pair turned round: from one square to the next a terminal is sent five bytes and not thirty-six
            "square.black": light + Style(reverse=True),
            "square.draw": Style.parse(f"{own['draw_ink']} on {own['draw']}"),
            "square.empty": Style.parse(f"{own['quiet']} on {own['band']}"),
            "tab.open": opened,
            "tab.open.key": opened + Style(underline=True),
            "said.quiet": Style.parse(own["quiet"]),
            "said.past": Style.parse(own["line"]),
            "said.key": Style.parse(own["key"]),
            "said.live": Style.parse(own["live"]),
            "said.mark": Style.parse(own["mark"]),
            "said.warn": Style.parse(own["warn"]),
            "said.bad": Style.parse(own["bad"]),
            "said.won": Style(bold=True),
            # of sixteen colours none is a ground for heads: they are bold
            "said.head": Style.parse(f"{'bold ' if tokens is SIXTEEN else ''}on {own['panel']}"),
            "said.band": Style.parse(f"{'bold ' if tokens is SIXTEEN else ''}{own['ink']} on {own['band']}"),
            "said.chosen": Style.parse(f"bold {own['key']}"),
            "said.moved": Style.parse(f"bold {own['mark']}"),
        },
        inherit=False,
    )


FEW = "256"
"""What a terminal calls that has no more colours than these."""


def theme_chosen(setting: str, colour_system: str | None) -> ThemeName:
    """Return the theme of a setting; empty: what the terminal can show.

    >>> theme_chosen("", "truecolor"), theme_chosen("", "standard"), theme_chosen("light", "standard")
    ('dark', 'sixteen', 'light')
    """
    if setting in THEMES:
        return THEMES[setting].name
    return "sixteen" if colour_system in {"standard", "windows"} else "dark"


def all_themes() -> Mapping[str, Theme]:
    """Return every theme by its name."""
    return {name: theme_of(tokens) for name, tokens in THEMES.items()}
