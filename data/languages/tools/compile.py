"""Compile the catalogues: `python -m paircard.data.languages.tools.compile`; installing does it by itself."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

LONG_AGO = datetime(2026, 1, 1, tzinfo=UTC)
"""The same in every build, or two wheels of one state would differ."""
CATALOGUES = Path(__file__).parents[1]


def compile_all(folder: Path = CATALOGUES) -> None:
    """Write a `.mo` for every `.po`; what a translator has marked as doubtful is left in English."""
    for source in sorted(folder.glob("*.po")):
        with source.open("rb") as text, source.with_suffix(".mo").open("wb") as compiled:
            catalogue = read_po(text, locale=source.stem)
            catalogue.creation_date = LONG_AGO
            write_mo(compiled, catalogue)


if __name__ == "__main__":
    compile_all()
