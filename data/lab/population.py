"""Fields taken from a file: the entrants of a report, or the ratings of a list; what is kept is their numbers."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from paircard.core.event.tournament import Tournament
from paircard.core.lab.reading import FEWEST_PLAYERS, MOST_PLAYERS, BadExperiment
from paircard.core.lab.toml_lines import line_of
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.language import tr
from paircard.data.exchange.trf import read_trf
from paircard.data.machine.os_errors import in_words
from paircard.data.ratings.list_file import ListFile
from paircard.data.storage.errors import StoreError, Unreadable

_KEY = "from"
_ENTRANT = re.compile(rb"^001 ", re.MULTILINE)


def with_population(text: str, beside: Path) -> str:
    """Return an experiment with the ratings that its `from` names written into it, so that it needs no other file.

    `beside` is the folder from which the file is named. Raises `BadExperiment` with the line where it cannot be read.
    """
    try:
        field = tomllib.loads(text).get("field", {})
    except tomllib.TOMLDecodeError:
        return text  # who reads the experiment says what is wrong with it
    named = field.get(_KEY) if isinstance(field, dict) else None
    if not isinstance(named, str):
        return text
    at = line_of(text, "field", _KEY)
    try:
        ratings = [*_ratings_of(beside / named)]
    except StoreError as error:
        raise BadExperiment(at, str(error)) from error
    except OSError as error:
        raise BadExperiment(at, tr("{file} cannot be used ({why}).", file=named, why=in_words(error))) from error
    if not any(ratings):
        raise BadExperiment(at, tr("{file} has no player with a rating.", file=named))
    if len(ratings) < FEWEST_PLAYERS:
        raise BadExperiment(at, tr("{file} has one player: a field has two or more.", file=named))
    lines = text.splitlines()
    lines[at - 1] = f"ratings = {ratings}  # {named}"  # no words: a line of TOML
    return "\n".join(lines) + "\n"


def _ratings_of(file: Path) -> Iterator[int]:
    """Yield the ratings of a report in its order, 0 for who has none; of a list so many as stand for all of it."""
    content = file.read_bytes()
    if _ENTRANT.search(content):
        event = Tournament.told(SYSTEMS, read_trf(content).events)
        yield from (each.entrant.rating for each in event.registrations.values())
        return
    listed = ListFile.of(file)
    if listed.kind == "csv":
        raise Unreadable(tr("{file} is neither a report nor a list of FIDE.", file=file.name))
    rated = sorted((each.standard for _, each in listed.players({}) if each and each.standard), reverse=True)
    step = max(1, -(-len(rated) // MOST_PLAYERS))
    yield from rated[step // 2 :: step]
