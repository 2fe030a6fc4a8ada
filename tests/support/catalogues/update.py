"""Bring what the program says into the catalogues and compile them: `python -m tests.support.catalogues.update`.

A message that is new, or was changed, comes without a translation and is said in English until it has one; what is
no longer said goes away.
"""

from __future__ import annotations

from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

from paircard.data.languages import TRANSLATED
from paircard.data.languages.tools.compile import CATALOGUES, compile_all
from tests.support.catalogues.extract import Said, everything

HEADER = "# What paircard says. README, section For translators, tells how to work on it."


def template(said: list[Said]) -> Catalog:
    """Return every message once, with the files where it is said; lines would change with every edit."""
    catalogue = Catalog(project="paircard")
    for each in said:
        message: str | tuple[str, str] = (each.one, each.many) if each.many else each.one
        catalogue.add(message, context=each.context or None, locations=[(each.file, 0)])
    return catalogue


def read(language: str, folder: Path = CATALOGUES) -> Catalog:
    """Read the catalogue of a language, an empty one if there is none yet."""
    path = folder / f"{language}.po"
    if not path.exists():
        return Catalog(locale=language)
    with path.open("rb") as file:
        return read_po(file, locale=language)


def write(catalogue: Catalog, language: str, folder: Path = CATALOGUES) -> None:
    """Write a catalogue under a head that is the same every time."""
    catalogue.header_comment = HEADER
    catalogue.fuzzy = False
    with (folder / f"{language}.po").open("wb") as file:
        file.write(_head(catalogue).encode())
        write_po(file, catalogue, width=0, include_lineno=False, omit_header=True)


def _head(catalogue: Catalog) -> str:
    """Return what reading a catalogue needs to know; dates would only make two of the same differ."""
    lines = (
        f"Language: {catalogue.locale_identifier}",
        "Content-Type: text/plain; charset=utf-8",
        "Content-Transfer-Encoding: 8bit",
        f"Plural-Forms: {catalogue.plural_forms}",
    )
    return "\n".join((HEADER, 'msgid ""', 'msgstr ""', *(f'"{line}\\n"' for line in lines), "", ""))


def update() -> None:
    """Update every catalogue."""
    said = template(everything())
    for language in TRANSLATED:
        catalogue = read(language)
        catalogue.update(said, no_fuzzy_matching=True)
        catalogue.obsolete.clear()
        write(catalogue, language)
    compile_all()


if __name__ == "__main__":
    update()
