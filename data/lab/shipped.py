"""The experiments that come with the program, by name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

_FOLDER = Path(__file__).with_name("experiments")


def shipped() -> Iterator[tuple[str, str]]:
    """Yield the name and the text of each, by name."""
    for file in sorted(_FOLDER.glob("*.toml")):
        yield file.stem, file.read_text(encoding="utf-8")


def text_of(name_or_file: str) -> str:
    """Return the text of a shipped experiment, or else of a file; raise OSError where there is neither."""
    return dict(shipped()).get(name_or_file) or Path(name_or_file).read_text(encoding="utf-8")
