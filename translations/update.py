"""Bring what the program says into the catalogues and compile them: `python -m translations.update`.

New messages come without a translation, changed ones are marked doubtful (fuzzy) with the old one, messages that
are no longer said go away.
"""

from __future__ import annotations

from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

from translations.compile import CATALOGUES, compile_all
from translations.extract import Said, everything

LANGUAGES = ("pl", "bg", "sv")


def template(said: list[Said]) -> Catalog:
    """Return every message once, with the files where it is said (no lines: they change with every edit)."""
    catalogue = Catalog(project="paircard")
    for each in said:
        message: str | tuple[str, str] = (each.one, each.many) if each.many else each.one
        catalogue.add(message, context=each.context or None, locations=[(each.file, 0)])
    return catalogue


def read(path: Path, language: str) -> Catalog:
    """Read the catalogue of a language; an empty one if there is none yet."""
    if not path.exists():
        return Catalog(locale=language, project="paircard")
    with path.open("rb") as file:
        return read_po(file, locale=language)


def update() -> None:
    """Update every catalogue."""
    said = template(everything())
    for language in LANGUAGES:
        path = CATALOGUES / f"{language}.po"
        catalogue = read(path, language)
        catalogue.update(said, no_fuzzy_matching=True)
        catalogue.obsolete.clear()
        catalogue.header_comment = "# The words of paircard; see README, For translators."
        with path.open("wb") as file:
            write_po(file, catalogue, width=0, include_lineno=False)
    compile_all()


if __name__ == "__main__":
    update()
