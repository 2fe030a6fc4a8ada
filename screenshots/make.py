"""Make the pictures of README and manual by driving the real program: `python screenshots/make.py [NAME ...]`."""

from __future__ import annotations

import asyncio
import os
import re
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

FOLDER = Path(__file__).parent
SMALL, MIDDLE, WIDE = (80, 24), (100, 30), (120, 40)


@dataclass(frozen=True, slots=True)
class Picture:
    """One picture: its name, the event of it, the keys that lead to it from there, the terminal and its colours."""

    name: str
    event: str
    keys: str
    size: tuple[int, int] = SMALL
    theme: str = "dark"
    before: tuple[str, ...] = ()
    """Events that were opened before it."""


_ANSWER = " space ".join(("5-1", "7-3", "15-4", "6-9", "2-8", "10-12", "14-11"))
PICTURES = (
    Picture("home", "open", "H", before=("round-robin", "teams", "cup", "match", "demo")),
    Picture("tour", "match", "ctrl+t y"),
    Picture("pairings", "open", "P", WIDE),
    Picture("groups", "open", "G", WIDE),
    Picture("entrants", "open", "E down down", MIDDLE, "light"),
    Picture("standings", "open", "S", WIDE, "light"),
    Picture("sum", "demo", f"S {'down ' * 21}right right enter"),
    Picture("rules", "demo", "R /c12 enter", (120, 24)),
    Picture("journal", "round-robin", "J down down", SMALL, "light"),
    Picture("explain", "open", "X n n down", WIDE, "light"),
    Picture("teach", "demo", f"T l dresden-2008 enter a {_ANSWER} enter", (80, 30)),
    Picture("papers", "demo", "N pagedown", (80, 30)),
    Picture("steps", "demo", "P g3 enter y s d"),
    Picture("cup", "cup", "G", (100, 40)),
    Picture("match", "match", "O", (80, 30)),
    Picture("teams", "teams", "P", MIDDLE),
    Picture("table", "round-robin", "G", MIDDLE, "light"),
    Picture("what-if", "demo", "P15015015 W g5 enter 0 W"),
)


async def draw(picture: Picture, folder: Path) -> str:
    """Open the event, press the keys, and return the screen as SVG."""
    from screenshots.drive import driven, one_by_one
    from screenshots.events import made

    first, *others = (made(name, folder) for name in (*picture.before, picture.event))
    with patch("tempfile.tempdir", str(folder)), patch.dict(os.environ, XDG_STATE_HOME=str(folder)):
        async with driven(first, picture.size, theme=picture.theme) as program:
            for path in others:
                program.app.open_event(path)
                await program.rest()
            await program.press(*one_by_one(picture.keys))
            return _offline(program.app.export_screenshot(title="paircard"), folder)


def _offline(svg: str, folder: Path) -> str:
    """Take out the web fonts, for a picture must not call anybody when it is looked at, and where files lay."""
    svg = re.sub(rf"<text[^>]*>[^<]*{re.escape(folder.name)}[^<]*</text>", "", svg)
    without_fonts = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    # the exporter numbers its styles by a checksum of the text; a fixed name keeps changes small
    return re.sub(r"terminal-\d+", "terminal", without_fonts)


def make(picture: Picture) -> str:
    """Draw one picture with an event of its own."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(draw(picture, Path(folder)))


def main(names: list[str]) -> int:
    """Write pictures beside this file: those named, or all and the moving one."""
    from screenshots import cast

    for picture in PICTURES:
        if not names or picture.name in names:
            (FOLDER / f"{picture.name}.svg").write_text(make(picture), encoding="utf-8")
    return 0 if names else cast.main()


if __name__ == "__main__":
    sys.path.insert(0, str(FOLDER.parent))
    raise SystemExit(main(sys.argv[1:]))
