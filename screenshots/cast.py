"""Make the moving picture of the README by driving the real program: `python screenshots/cast.py`.

An SVG that moves by CSS alone, as GitHub shows it: a strip of frames that jumps from one to the next, for ever. Rows
that are the same in several frames stand in it once. Who wants no motion sees the frame that says most.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from html import escape
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import patch

if TYPE_CHECKING:
    from rich.segment import Segment
    from rich.style import Style

FOLDER = Path(__file__).parent
NAME = "cast.svg"
COLUMNS, ROWS = 80, 24
MOST_BYTES = 400_000
"""Bytes the picture may have: it is fetched by everybody who looks at the page."""


@dataclass(frozen=True, slots=True)
class Act:
    """Keys that are pressed, what is seen by it, and for how long."""

    keys: str
    said: str
    seconds: float = 0.7


IN, MOVE, WHY = "Results go in as they come.", "Every result moves the groups of the next round.", "Why does 8 meet 23?"
ACTS: tuple[Act, ...] = (
    Act("", "Round 4 of the sample event is being played.", 2.0),
    Act("1", IN),
    Act("5", IN),
    Act("G", MOVE, 2.2),
    Act("P 1", IN),
    Act("5", IN),
    Act("0", IN),
    Act("G", MOVE, 2.2),
    Act("P 1", IN),
    Act("5", IN),
    Act("0", "The round is complete.", 1.2),
    Act("G", "The next round stands before it is paired.", 3.0),
    Act("P g 3 enter", WHY, 1.6),
    Act("y", "Because of these articles.", 5.0),
)
POSTER = len(ACTS) - 1
"""The frame of those who want no motion."""


def draw(acts: Sequence[Act] = ACTS) -> str:
    """Play the acts on a sample event of its own, and return the picture."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_play(acts, Path(folder)))


async def _play(acts: Sequence[Act], folder: Path) -> str:
    from paircard.tui.program.demo import create_demo
    from screenshots.drive import NOON

    film = Film()
    path = create_demo(folder, clock=lambda: NOON)
    with patch.dict(os.environ, XDG_STATE_HOME=str(folder)):
        await _filmed(film, acts, path)
    return film.svg()


async def _filmed(film: Film, acts: Sequence[Act], path: Path) -> None:
    from screenshots.drive import driven, one_by_one

    async with driven(path, (COLUMNS, ROWS)) as program:
        for act in acts:
            if act.keys:
                await program.press(*one_by_one(act.keys))
            film.add(program.app.screen._compositor.render_strips(), act)


# --- the picture ---------------------------------------------------------------------------------------------

ACROSS, DOWN = 10.0, 21.0
"""A cell of the terminal."""
EDGE = 14.0
HEAD, FOOT = 30.0, 46.0
"""The bar of the window, and the words under it."""
WIDE = COLUMNS * ACROSS + 2 * EDGE
HIGH = HEAD + ROWS * DOWN + FOOT
_FONT = "ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono','Liberation Mono',monospace"


@dataclass(slots=True)
class Film:
    """The frames so far; what they share stands once."""

    _rows: dict[str, str] = field(default_factory=dict)
    """Each different row of the terminal as SVG, and its name."""
    _styles: dict[str, str] = field(default_factory=dict)
    """Each different way to write, as CSS, and its class."""
    _frames: list[str] = field(default_factory=list)
    _seconds: list[float] = field(default_factory=list)

    def add(self, strips: Iterable[Iterable[Segment]], act: Act) -> None:
        """Take a frame of what is on the screen."""
        uses = []
        for number, strip in enumerate(strips):
            row = "".join(self._row(strip))
            name = self._rows.setdefault(row, f"r{len(self._rows)}")
            uses.append(_tag("use", href=f"#{name}", y=number * DOWN))
        screen = _tag("g", *uses, transform=f"translate({EDGE:g} {HEAD:g})")
        left = len(self._frames) * WIDE
        self._frames.append(_tag("g", screen, *_foot(act), transform=f"translate({left:g})"))
        self._seconds.append(act.seconds)

    def svg(self) -> str:
        """Return the whole picture."""
        styles = (f".{name}{{{css}}}" for css, name in self._styles.items())
        rows = (_tag("g", row, id=name) for row, name in self._rows.items())
        whole = {"width": WIDE, "height": HIGH}
        return _tag(
            "svg",
            _tag("style", _CSS, self._motion(), *styles),
            _tag("defs", *rows, _tag("clipPath", _tag("rect", **whole, rx=10), id="w")),
            _tag(
                "g",
                _tag("rect", class_="window", **whole),
                *_bar(),
                _tag("g", *self._frames, class_="film", transform=f"translate({-POSTER * WIDE:g})"),
                clip_path="url(#w)",
            ),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {WIDE:g} {HIGH:g}",
            xml__space="preserve",
            role="img",
            aria_label=_LABEL,
        )

    def _motion(self) -> str:
        """Return when each frame comes: the strip jumps, and stands still between."""
        whole = sum(self._seconds)
        begins = [0.0, *accumulate(self._seconds)][:-1]
        stops = (
            f"{100 * begin / whole:.3f}%{{transform:translate({-number * WIDE:g}px)}}"
            for number, begin in enumerate(begins)
        )
        return (
            f"@keyframes film{{{''.join(stops)}}}"
            f"@media (prefers-reduced-motion:no-preference){{.film{{animation:film {whole:g}s step-end infinite}}}}"
        )

    def _row(self, segments: Iterable[Segment]) -> Iterator[str]:
        """Yield the grounds of a row, then what is written on them."""
        written, column = [], 0
        for text, style, _ in segments:
            ground, css = _looks(style)
            width = _cells(text)
            if ground:
                yield _tag("rect", x=column * ACROSS, width=width * ACROSS, height=DOWN + 0.4, fill=ground)
            blank = len(text) - len(text.lstrip())
            if shown := text.strip():
                name = self._styles.setdefault(css, f"s{len(self._styles)}")
                at, long = (column + blank) * ACROSS, _cells(shown) * ACROSS
                written.append(_tag("text", escape(shown), class_=name, x=at, y=DOWN * 0.74, textLength=long))
            column += width
        yield from written


def _looks(style: Style | None) -> tuple[str, str]:
    """Return the ground of a style, empty where it is that of the window, and the rest of it as CSS."""
    if style is None:
        return "", f"fill:{_INK}"
    ink = style.color.get_truecolor().hex if style.color and not style.color.is_default else _INK
    ground = style.bgcolor.get_truecolor().hex if style.bgcolor and not style.bgcolor.is_default else _SHEET
    if style.reverse:
        ink, ground = ground, ink
    css = f"fill:{ink}" + (";font-weight:700" if style.bold else "") + (";opacity:.6" if style.dim else "")
    css += ";text-decoration:underline" if style.underline else ""
    return "" if ground == _SHEET else ground, css


def _cells(text: str) -> int:
    from rich.cells import cell_len

    return cell_len(text)


def _foot(act: Act) -> Iterator[str]:
    """Yield the keys that were pressed, each on a cap, and what is seen by it."""
    left, middle = EDGE + 4, HEAD + ROWS * DOWN + FOOT / 2
    for key in act.keys.split():
        shown = key.capitalize() if len(key) > 1 else key
        wide = 14 + 10 * len(key)
        yield _tag("rect", class_="cap", x=left, y=middle - 14, width=wide, height=28, rx=5)
        yield _tag("text", escape(shown), class_="key", x=left + wide / 2, y=middle + 6)
        left += wide + 8
    yield _tag("text", escape(act.said), class_="said", x=left + 6, y=middle + 6)


def _bar() -> Iterator[str]:
    """Yield the bar over the terminal."""
    yield _tag("rect", class_="bar", width=WIDE, height=HEAD - 6)
    yield _tag("text", "paircard", class_="title", x=WIDE / 2, y=17)
    for place in range(3):
        yield _tag("circle", class_="dot", cx=18 + 18 * place, cy=12, r=5)


def _tag(name: str, *inside: str, **attributes: object) -> str:
    """Write an element; `class_` is the attribute class, `__` a colon and `_` a hyphen."""
    written = "".join(
        f' {key.rstrip("_").replace("__", ":").replace("_", "-")}="{_number(value)}"'
        for key, value in attributes.items()
    )
    return f"<{name}{written}>{''.join(inside)}</{name}>" if inside else f"<{name}{written}/>"


def _number(value: object) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)


_INK, _SHEET = "#eceae4", "#16181c"
_LABEL = "paircard: results go in, the groups of the next round move, and the program says why 8 meets 23"
_CSS = (
    f"text{{font:16.4px {_FONT};white-space:pre}}.window{{fill:{_SHEET}}}.bar{{fill:#2b2f36}}"
    ".dot{fill:#626a76}.title{fill:#b0b6c0;text-anchor:middle}.cap{fill:#f7bd52}.key{fill:#16181c;font-weight:700;text-anchor:middle}"
    ".said{fill:#eceae4;font-size:18px}"
)


def main() -> int:
    """Write the picture beside this file."""
    (FOLDER / NAME).write_text(draw(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(FOLDER.parent))
    raise SystemExit(main())
