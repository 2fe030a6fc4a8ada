"""The rating lists on this machine, and what is said of one that came in and of an event held against them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from paircard.core.values.language import tr, trn
from paircard.data.ratings.comparison import Compared
from paircard.data.ratings.difference import Difference
from paircard.data.ratings.index import lists, ratings_folder
from paircard.data.ratings.rated_player import Rated, Troubles
from paircard.data.ratings.search import RatingList
from paircard.tui.importing.files import path_shown

if TYPE_CHECKING:
    from paircard.data.ratings.fetching import Fetched  # what fetches is loaded when something is


@dataclass(frozen=True, slots=True)
class LookedUp:
    """Who was found in the lists by what somebody typed."""

    words: str
    """What was typed."""
    lists: tuple[str, ...]
    """The names of the lists looked into."""
    found: tuple[tuple[RatingList, tuple[Rated, ...]], ...]
    """List by list who fits, without the lists that have nobody."""
    nearest: tuple[str, ...] = ()
    """Surnames near what was typed; nobody has it as it stands then, and who was found is a proposal."""
    unforgiving: tuple[str, ...] = ()
    """Lists too old to be looked through with typing errors."""
    exact: bool = True
    """Whether what was typed fits as it stands."""

    def proposal(self) -> str:
        """Say that nobody is called so, and what is near."""
        where, names = ", ".join(self.lists), ", ".join(self.nearest)
        if names:
            sentence = tr(
                "Nobody is called {words} in {lists}. Nearest: {names}.", words=self.words, lists=where, names=names
            )
        else:
            sentence = tr("Nobody is called {words} in {lists}.", words=self.words, lists=where)
        return " ".join(part for part in (sentence, self._unforgiving()) if part)

    def _unforgiving(self) -> str:
        if not self.unforgiving:
            return ""
        old = ", ".join(self.unforgiving)
        return tr("{lists}: names with a typing error are found once the file is imported again.", lists=old)


def looked_up(words: str, known: Sequence[RatingList], *, federation: str = "", most: int) -> LookedUp:
    """Look somebody up, in all lists as typed, else in all of them with typing errors; raise `Unreadable`."""
    names = tuple(each.name for each in known)
    as_typed = [(each, tuple(each.find(words, federation, most))) for each in known]
    if any(players for _, players in as_typed):
        return LookedUp(words, names, _filled(as_typed))
    near = [(each, each.nearest(words, federation, most)) for each in known]
    found = _filled((each, nearest.players) for each, nearest in near)
    # who fits tells better what was meant than surnames that nobody fits
    wanted = [nearest for _, nearest in near if nearest.players] or [nearest for _, nearest in near]
    surnames = tuple(dict.fromkeys(surname for nearest in wanted for surname in nearest.surnames))
    old = tuple(each.name for each in known if not each.forgives)
    return LookedUp(words, names, found, surnames, old, exact=False)


def _filled(found: Iterable[tuple[RatingList, tuple[Rated, ...]]]) -> tuple[tuple[RatingList, tuple[Rated, ...]], ...]:
    return tuple((each, players) for each, players in found if players)


def known_lists() -> list[RatingList]:
    """Return the lists there are."""
    return [RatingList(path) for path in lists(ratings_folder())]


def imported_told(name: str, count: int, file: Path, month: str) -> str:
    """Say how many players a list has now, and of which month it is."""
    return trn(
        "{list}: {count} player of {file}, as the list of {month}.",
        "{list}: {count} players of {file}, as the list of {month}.",
        count,
        list=name,
        file=path_shown(file),
        month=month,
    )


def fetched_told(fetched: Fetched) -> str:
    """Say that a list was fetched, of which month, and how many players it has."""
    return trn(
        "{list}: fetched as the list of {month}, {count} player.",
        "{list}: fetched as the list of {month}, {count} players.",
        fetched.players,
        list=fetched.name,
        month=fetched.month,
    )


def left_out_told(troubles: Troubles) -> Iterator[str]:
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


def differences_counted(compared: Iterable[Compared]) -> str:
    """Say how many were found, and how many differ."""
    everybody = list(compared)
    differ = sum(bool(each.differences) for each in everybody)
    found = sum(each.listed is not None for each in everybody)
    return tr(
        "{found} of {entrants} entrants found, {differ} differ.", found=found, entrants=len(everybody), differ=differ
    )
