"""How the screens look: themes that can be read, and colours that never say a thing alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from textual.color import Color

from paircard.core.event.result import Result
from paircard.data.machine.settings import THEMES as SETTINGS
from paircard.tui.app import PaircardApp
from paircard.tui.looks import squares
from paircard.tui.looks.colours import SIXTEEN, THEMES, Tokens, colours
from paircard.tui.looks.result_strip import result_strip
from paircard.tui.looks.signs import PLAIN, Signs
from paircard.tui.looks.themes import styles_of, theme_chosen, theme_of
from tests.support.play import gold12
from tests.support.screen import comes, opened, screen_text

WITH_COLOURS = [each for each in THEMES.values() if each is not SIXTEEN]
LEAST = {"contrast": 7.0}
"""WCAG AA asks for 4.5; who chooses high contrast asks for AAA."""
BELOW = {("contrast", "white square"): 6.3}
"""Blue squares are told from White's by the letter: a darker blue is lost on black."""


@pytest.mark.parametrize("tokens", WITH_COLOURS, ids=lambda each: each.name)
def test_everything_can_be_read(tokens: Tokens) -> None:
    """The contrast of all text with what it stands on, by WCAG 2.2, 1.4.3."""
    for what, (text, ground) in tokens.pairs().items():
        least = BELOW.get((tokens.name, what), LEAST.get(tokens.name, 4.5))
        assert contrast(text, ground) >= least, (what, text, ground)


def contrast(one: str, other: str) -> float:
    """(L1 + 0.05) / (L2 + 0.05), the lighter first."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    """Relative luminance of sRGB."""
    parts = (each / 255 for each in Color.parse(colour).rgb)
    red, green, blue = (each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_the_contrast_is_that_of_the_standard() -> None:
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_the_sixteen_are_the_terminals_own() -> None:
    assert all(colour.startswith("ansi_") for colour in colours(SIXTEEN).values())
    assert theme_of(SIXTEEN).ansi


def test_settings_know_every_theme() -> None:
    assert set(SETTINGS) == set(THEMES)
    assert theme_chosen("", "256") == "dark"


@pytest.mark.parametrize("tokens", THEMES.values(), ids=lambda each: each.name)
def test_every_style_that_cells_name_is_there(tokens: Tokens) -> None:
    """Named anywhere in the code of the screens, known in every theme."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in Path("tui").rglob("*.py"))
    named = set(re.findall(r'"((?:square|said|tab)\.[a-z.]+)"', source))
    assert {"square.white", "said.mark", "tab.open"} <= named
    assert named <= set(styles_of(tokens).styles)


def test_no_colour_stands_outside_the_table() -> None:
    for path in (*Path("tui").rglob("*.py"), *Path("tui").rglob("*.tcss")):
        if path.name not in {"colours.py", "themes.py"}:
            assert not re.search(r"#[0-9a-fA-F]{6}\b", path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize("signs", [Signs(), PLAIN], ids=["full", "plain"])
def test_a_square_always_bears_a_letter(signs: Signs) -> None:
    """Without colours everything is said as well."""
    play = gold12(2)
    play.pair()
    round_ = play.tournament.rounds[1]
    strip = result_strip(round_, signs)
    for sign, board in zip(strip.plain, round_.boards, strict=True):
        assert board.result is not None
        expected = {Result.WHITE: "W", Result.BLACK: "B", Result.DRAW: "=" if signs.plain else "½"}
        assert sign == expected.get(board.result, sign)
    assert squares.history("WB-W").plain == "WB-W"
    assert result_strip(play.tournament.rounds[2], signs).plain == signs.no_float * 6


def test_from_one_square_to_the_next_the_colours_are_turned() -> None:
    """Sent as five bytes: the dark square is the light one reversed."""
    styles = styles_of(THEMES["dark"]).styles
    white, black = styles["square.white"], styles["square.black"]
    assert (white.color, white.bgcolor) == (black.color, black.bgcolor)
    assert black.reverse
    assert not white.reverse


async def test_another_theme_at_once(tmp_path: Path) -> None:
    """Chosen in the settings, it is seen without a new start; an event looks the same in words."""
    async with opened(gold12(2).store(tmp_path / "gold12.json")) as pilot:
        assert isinstance(pilot.app, PaircardApp)
        await pilot.press("P")
        await comes(pilot, "Round 2")
        # the line about the board waits until keys rest
        await comes(pilot, "Bd ")
        await pilot.pause(0.5)
        before = screen_text(pilot.app)
        for name in THEMES:
            pilot.app.look(name)
            await pilot.pause()
            assert pilot.app.theme == name
            light = styles_of(THEMES[name]).styles["square.white"]
            strip = pilot.app.screen._compositor.render_strips()[2]
            squares_drawn = [part.style for part in strip if part.style and part.text in {"W", "B"}]
            assert squares_drawn, "the strip of results"
            if name not in {"sixteen"}:
                triplets = {(style.color, style.bgcolor) for style in squares_drawn}
                assert all({light.color, light.bgcolor} == set(pair) for pair in triplets), name
            assert screen_text(pilot.app) == before
