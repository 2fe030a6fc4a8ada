"""The experiments that come with the program, by name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from core.lab.reading import BadExperiment
from core.values.language import mark, tr

_FOLDER = Path(__file__).with_name("experiments")
QUESTIONS = (
    mark("What is different in an open paired by the rules of 2026 and not by those of 1998?"),
    mark("Does Baku acceleration help an open of 200 players over 9 rounds?"),
    mark("Cup or Swiss: which finds the best of 64 players, and for how many games?"),
    mark("How many rounds are enough to find the best of 64 players?"),
    mark("Snake or baskets: which draw of 32 players into 8 groups is fairer to the strongest?"),
    mark("How near does a Swiss of few rounds come to a round robin of the same 12 players?"),
    mark("Match points or game points: which finds the best of 24 teams in 7 rounds?"),
    mark("Which tie-break tells best who is stronger among players equal in points?"),
)
"""As in the files, which no translator reads; whoever shows the question of an experiment says it by `tr`."""


def shipped() -> Iterator[tuple[str, str]]:
    """Yield the name and the text of each, by name."""
    for file in sorted(_FOLDER.glob("*.toml")):
        yield file.stem, file.read_text(encoding="utf-8")


def text_of(name_or_file: str) -> str:
    """Return the text of a shipped experiment, or else of a file; raise OSError where there is neither.

    Raises `BadExperiment` with the line that is not UTF-8.
    """
    if text := dict(shipped()).get(name_or_file):
        return text
    content = Path(name_or_file).read_bytes()
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BadExperiment(line, tr("This is not UTF-8: save the file as UTF-8.")) from error
