"""The experiments that come with the program, by name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from paircard.core.lab.reading import BadExperiment
from paircard.core.values.language import tr
from paircard.data.lab.population import with_population

_FOLDER = Path(__file__).with_name("experiments")


def shipped() -> Iterator[tuple[str, str]]:
    """Yield the name and the text of each, by name."""
    for file in sorted(_FOLDER.glob("*.toml")):
        yield file.stem, file.read_text(encoding="utf-8")


def text_of(name_or_file: str) -> str:
    """Return the text of a shipped experiment, or else of a file; raise OSError where there is neither.

    Ratings that a file takes from another are written into it. Raises `BadExperiment` with the line that is not UTF-8,
    or names a file that cannot be read.
    """
    if text := dict(shipped()).get(name_or_file):
        return text
    content = Path(name_or_file).read_bytes()
    try:
        return with_population(content.decode("utf-8-sig"), Path(name_or_file).parent)
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BadExperiment(line, tr("This is not UTF-8: save the file as UTF-8.")) from error
