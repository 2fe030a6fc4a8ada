"""All trials, each in a dose: a pinch for every change, the full measure before a release."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

from paircard.core.commands import ImportEvent, Undo
from tests.support.play import Play
from tests.support.torture import arbiters, kills
from tests.support.torture.archive import Archive
from tests.support.torture.cuts import power_cuts_in
from tests.support.torture.damage import damaged_event, damaged_log
from tests.support.torture.deaths import TORN, deaths_in_a_command, deaths_in_an_import, deaths_in_mending
from tests.support.torture.outside.captains import Siege, besieged
from tests.support.torture.outside.evenings import evenings
from tests.support.torture.outside.screens import many_screens
from tests.support.torture.refusals import full_disk_in, read_only_folder
from tests.support.torture.remains import brought_back, cut_anywhere
from tests.support.torture.swaps import changed_texts, swaps
from tests.support.torture.tally import Tally
from tests.support.torture.venue import Venue, venues
from tests.support.torture.work import played


@dataclass(frozen=True)
class Dose:
    """How much of everything; the defaults are what a release needs."""

    kills: int = 10_000
    arbiters: int = 4
    commands: int = 2_000
    players: int = 24
    """In the events that meet with deaths, power cuts and full disks."""
    torn: tuple[int | None, ...] = TORN
    bits: tuple[int, ...] = tuple(range(8))
    """Flipped in every byte of a small file."""
    step: int = 1
    """Every so many bytes are damaged."""
    swaps: int = 1_000
    """Files that others take the place of while they are open."""
    remains: int = 1_000
    """Of every event of the golden journals: file, log and backup cut or damaged."""
    evenings: int = 2_000
    """Kills of line mode itself, in events of every system."""
    screens: int = 65
    """Screens on terminals of their own that are killed."""
    sieges: int = 10
    """Rounds of four arbiters in line mode, of players and of teams in turn."""
    jobs: int = 2
    seed: int = 1


Trial = Callable[[], Tally]


def trials(dose: Dose, folder: Path) -> Iterator[Trial]:
    """Yield every trial, ready to run in this folder; several may count in the same row. A dose of 0 leaves one out."""
    yield from _random_kills(dose)
    if dose.commands:
        yield partial(arbiters.arbiters, arbiters.Siege(dose.arbiters, dose.commands, dose.seed))
    if dose.players:
        yield from _at_every_call(dose, folder)
    small = Venue.prepared(folder / "small", Play.evenly(4, 2000, 5), Undo())
    if dose.step:
        yield partial(damaged_event, small, dose.bits, dose.step)
        yield partial(damaged_log, small, dose.bits, dose.step)
    yield partial(changed_texts, small)
    if dose.swaps:
        yield partial(swaps, folder, dose.swaps, dose.seed)
    if dose.remains:
        yield from (partial(_remains, archive, dose) for archive in Archive.all())
    yield from _from_outside(dose)


def _from_outside(dose: Dose) -> Iterator[Trial]:
    """Yield what is done to the whole program."""
    if dose.evenings:
        yield partial(evenings, dose.evenings, dose.seed, dose.jobs)
    if dose.screens:
        yield partial(many_screens, dose.screens, dose.seed)
    for number in range(dose.sieges):
        yield partial(besieged, Siege(4, 12, 30, f"{dose.seed}/{number}", of_teams=number % 2 > 0))


def _remains(archive: Archive, dose: Dose) -> Tally:
    chance = Random(f"{dose.seed}/{archive.name}")
    return brought_back((archive, each) for each in cut_anywhere(archive, chance, dose.remains))


def _random_kills(dose: Dose) -> Iterator[Trial]:
    each, more = divmod(dose.kills, len(kills.TRIALS))
    for place, work in enumerate(kills.TRIALS):
        if count := each + (place < more):
            yield partial(kills.kills, work, count, dose.seed, dose.jobs)


def _at_every_call(dose: Dose, folder: Path) -> Iterator[Trial]:
    places = venues(folder, dose.players)
    whole_event = ImportEvent(tuple(entry.event for entry in played(dose.players).tournament.entries))
    (folder / "new").mkdir()
    for torn in dose.torn:
        yield from (partial(deaths_in_a_command, venue, torn) for venue in places.values())
        yield partial(deaths_in_an_import, folder / "new", whole_event, torn)
        yield partial(deaths_in_mending, places["result"], torn)
    for venue in places.values():
        yield partial(power_cuts_in, venue)
        yield from (
            partial(full_disk_in, venue, torn=torn, for_good=for_good)
            for torn in sorted({length or 0 for length in dose.torn})
            for for_good in (False, True)
        )
        yield partial(read_only_folder, venue)


def run(dose: Dose, say: Callable[[str], object]) -> list[Tally]:
    """Run every trial; say what is done now. One account for each row of the table."""
    rows: dict[str, Tally] = {}
    with tempfile.TemporaryDirectory() as folder:
        for trial in trials(dose, Path(folder)):
            part = trial()
            rows.setdefault(part.trial, Tally(part.trial)).add(part)
            say(part.trial)
    return list(rows.values())
