"""Lists that the settings let fetch, and are a day old: fetched before a comparison, or daily where that is wanted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from time import time

from paircard.core.values.errors import Refusal
from paircard.data.machine.list_addresses import ListAddress, list_addresses
from paircard.data.machine.settings import Settings
from paircard.data.ratings.index import ratings_folder
from paircard.data.ratings.list_months import ENDING
from paircard.data.storage.errors import StoreError
from paircard.tui.dialogs.working import At
from paircard.tui.importing.rating_lists import fetched_told, left_out_told

A_DAY = 24 * 60 * 60
"""Seconds after which a list is no longer taken for the one of today (Q135, Q141)."""
USUAL = 64 * 1024 * 1024
"""Bytes of a list as it is fetched, about, for the bar."""


def due(settings: Settings) -> tuple[ListAddress, ...]:
    """Return the lists of the settings that are not here, or older than a day."""
    try:
        named = list_addresses(settings.rating_lists)
    except Refusal:
        return ()
    folder = ratings_folder()
    return tuple(each for each in named if _age(folder / f"{each.name}{ENDING}") > A_DAY)


def _age(path: Path) -> float:
    try:
        return time() - path.stat().st_mtime
    except OSError:
        return float("inf")


def renew(wanted: Iterable[ListAddress], at: At | None = None) -> tuple[list[str], list[str]]:
    """Fetch lists; return what is said of those fetched, and why others were not."""
    from paircard.data.ratings.fetching import fetch  # loaded when somebody wants it

    told: list[str] = []
    failed: list[str] = []
    for each in wanted:
        try:
            fetched = fetch(each, ratings_folder(), at)
        except StoreError as error:
            failed.append(str(error))
        else:
            told += [fetched_told(fetched), *_first(left_out_told(fetched.troubles))]
    return told, failed


def _first(lines: Iterator[str]) -> list[str]:
    return [line for line in (next(lines, ""),) if line]
