"""`paircard ratings`: lists in, players found, an event compared. Nothing is downloaded."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from paircard.core.values.language import mark, tr, trn, trp
from paircard.data.exchange.column_memory import columns_for
from paircard.data.exchange.columns import named
from paircard.data.exchange.import_report import guess
from paircard.data.papers.fitting import fit
from paircard.data.ratings.comparison import Compared
from paircard.data.ratings.index import build, every_month, ratings_folder
from paircard.data.ratings.list_file import ListFile, list_name
from paircard.data.ratings.list_months import this_month
from paircard.data.ratings.rated_player import Rated
from paircard.data.ratings.search import RatingList
from paircard.data.storage.errors import NotStored, StoreError
from paircard.tui.batch.output import CANNOT_READ, DONE, REFUSED, any_alphabet, failed, say
from paircard.tui.batch.progress_bar import ProgressBar
from paircard.tui.batch.recorded_event import recorded_tournament
from paircard.tui.importing.rating_lists import (
    difference_of,
    differences_counted,
    imported_told,
    known_lists,
    left_out_told,
    looked_up,
    not_compared,
)
from paircard.tui.importing.rating_plan import compared_of, lists_of, not_of_the_month

NO_LIST = mark("There is no rating list yet: paircard ratings import FILE makes one from a file you have.")
_NAME = 32


def import_list(
    file: Path,
    *,
    name: str | None,
    federations: frozenset[str],
    columns: str | None,
    encoding: str = "",
    month: str = "",
) -> int:
    """Make a list of a file, of a month if somebody says it; return the exit code."""
    any_alphabet()
    folder = ratings_folder()
    try:
        source = ListFile.of(file, encoding)
        called = list_name(name) if name else source.name
        used = columns_for(file.name, source.sheet.header, columns) if source.sheet else {}
        with ProgressBar(source.size) as bar:
            of_month = month or source.month or this_month()
            count = build(folder, called, file, source.players(used, federations), bar.at, month=of_month)
    except NotStored as error:
        return failed(error, REFUSED)
    except StoreError as error:
        return failed(error, CANNOT_READ)
    say(imported_told(called, count, file, of_month))
    if source.sheet and source.sheet.guessed:
        say(guess(source.sheet.encoding, (named(cells, used)["name"] for cells in source.sheet.foreign())))
    for line in left_out_told(source.troubles):
        say(line)
    return DONE


def find_players(words: str, *, federation: str, most: int) -> int:
    """Print who fits, list by list; return the exit code."""
    any_alphabet()
    try:
        known = known_lists()
        looked = looked_up(words, known, federation=federation, most=most)
    except StoreError as error:
        return failed(error, CANNOT_READ)
    if not known:
        return failed(tr(NO_LIST), REFUSED)
    if not looked.found:
        return failed(looked.proposal(), REFUSED)
    if not looked.exact:
        say(looked.proposal())
    for each, players in looked.found:
        for line in _table(each, players, most):
            say(line)
    return DONE


def compare_event(file: Path, encoding: str = "", section: str = "") -> int:
    """Print what differs between an event and the lists; return the exit code."""
    any_alphabet()
    try:
        tournament = recorded_tournament(file, encoding, section)
        known = lists_of(tournament)
        compared = compared_of(tournament, known)
    except StoreError as error:
        return failed(error, CANNOT_READ)
    if not known:
        return failed(tr(NO_LIST), REFUSED)
    for line in (*_differences(compared), *not_of_the_month(tournament, compared)):
        say(line)
    return REFUSED if any(each.differences for each in compared) else DONE


def show_lists() -> int:
    """Print the lists there are, every month of each; return the exit code."""
    any_alphabet()
    for each in map(RatingList, every_month(ratings_folder())):
        try:
            about = each.about()
        except StoreError as error:
            return failed(error, CANNOT_READ)
        sentence = trn(
            "{list} of {month}: {count} player of {file}, imported {date}",
            "{list} of {month}: {count} players of {file}, imported {date}",
            int(about["players"]),
            list=each.name,
            month=each.month or "?",
            file=about["file"],
            date=about["imported"],
        )
        say(sentence)
    return DONE if known_lists() else failed(tr(NO_LIST), REFUSED)


def _table(each: RatingList, players: Sequence[Rated], most: int) -> Iterator[str]:
    yield _head(each)
    for player in players:
        ratings = "".join(f"{rating or '-':>5}" for rating in (player.standard, player.rapid, player.blitz))
        id_ = player.fide_id or player.national_id
        born = player.birth or ""
        who = f"{fit(player.name, _NAME)}   {player.federation:<3} {player.title:<4}"
        yield f"{who}{ratings}  {born:<4}  {id_}".rstrip()
    if len(players) == most:
        yield tr("The first {count}; more words or --fed narrow it down.", count=most)


def _head(each: RatingList) -> str:
    name = fit(tr("name"), _NAME - len(each.name))
    federation, title = trp("at most 3 columns", "fed"), trp("at most 5 columns", "title")
    kinds = (trp("at most 4 columns", "std"), trp("at most 4 columns", "rap"), trp("at most 4 columns", "blz"))
    ratings = "".join(f"{kind:>5}" for kind in kinds)
    return f"{each.name}: {name} {federation:<3} {title:<5}{ratings}  {trp('at most 4 columns', 'born'):<4}  {tr('id')}"


def _differences(compared: list[Compared]) -> Iterator[str]:
    for each in compared:
        for difference in each.differences:
            yield difference_of(each, difference)
    yield from not_compared(compared)
    yield differences_counted(compared)
