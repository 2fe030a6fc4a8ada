"""The rating lists on this machine, and what is said of one that came in and of an event held against them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from core.language import tr, trn
from data.ratings.comparison import Compared
from data.ratings.difference import Difference
from data.ratings.index import lists, ratings_folder
from data.ratings.rated import Troubles
from data.ratings.search import RatingList
from tui.import_files import shown


def known_lists() -> list[RatingList]:
    """Return the lists there are."""
    return [RatingList(path) for path in lists(ratings_folder())]


def imported(name: str, count: int, file: Path) -> str:
    """Say how many players a list has now."""
    return trn(
        "{list}: {count} player of {file}.", "{list}: {count} players of {file}.", count, list=name, file=shown(file)
    )


def left_out(troubles: Troubles) -> Iterator[str]:
    """Yield how many lines were left out, and why the first of them."""
    if troubles.count:
        yield trn("{count} line was left out:", "{count} lines were left out:", troubles.count)
        yield from troubles.first
        if troubles.count > len(troubles.first):
            yield trn("and {count} more", "and {count} more", troubles.count - len(troubles.first))


def difference_of(each: Compared, difference: Difference) -> str:
    """Say of whom what differs, and which list says so."""
    return f"{each.number} {each.entrant.name}: {difference} ({each.origin})"


def not_compared(compared: Iterable[Compared]) -> Iterator[str]:
    """Yield who could not be held against the lists."""
    everybody = list(compared)
    for each in everybody:
        if each.namesakes:
            sentence = trn(
                "{count} of this name, an id would tell them apart",
                "{count} of this name, an id would tell them apart",
                each.namesakes,
            )
            yield f"{each.number} {each.entrant.name}: {sentence}"
    lost = [str(each.number) for each in everybody if each.listed is None and not each.namesakes]
    if lost:
        yield tr("Not in the lists: {numbers}.", numbers=", ".join(lost))


def counted(compared: Iterable[Compared]) -> str:
    """Say how many were found, and how many differ."""
    everybody = list(compared)
    differ = sum(bool(each.differences) for each in everybody)
    found = sum(each.listed is not None for each in everybody)
    return tr(
        "{found} of {entrants} entrants found, {differ} differ.", found=found, entrants=len(everybody), differ=differ
    )
