"""Disasters at every single call to the system: all of a command is there, or nothing of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import ImportEvent
from paircard.data.platform.which import WINDOWS
from tests.support.dose import some
from tests.support.torture.deaths import deaths_in_a_command, deaths_in_an_import, deaths_in_mending
from tests.support.torture.refusals import full_disk_in, read_only_folder
from tests.support.torture.venue import Venue, venues
from tests.support.torture.work import played

KINDS = ("result", "pairing", "correction", "undo", "import")
A_FEW_TORN: tuple[int | None, ...] = (None, 1, 100)


@pytest.fixture(scope="module")
def places(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Venue]:
    """Make one event for each kind of command."""
    return venues(tmp_path_factory.mktemp("venues"))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("torn", some([*A_FEW_TORN], 1))
def test_death_at_every_call_leaves_all_or_nothing(places: dict[str, Venue], kind: str, torn: int | None) -> None:
    tally = deaths_in_a_command(places[kind], torn)
    assert tally.clean, tally.complaints
    assert min(tally.met["old"], tally.met["new"]) >= 3


@pytest.mark.parametrize("torn", A_FEW_TORN)
def test_death_while_an_event_is_made_leaves_none_or_all_of_it(tmp_path: Path, torn: int | None) -> None:
    whole = ImportEvent(tuple(entry.event for entry in played().tournament.entries))
    tally = deaths_in_an_import(tmp_path, whole, torn)
    assert tally.clean, tally.complaints
    assert 3 < tally.met["no file"] < tally.runs - 3


@pytest.mark.parametrize("torn", A_FEW_TORN)
def test_death_while_the_log_is_mended_at_opening(places: dict[str, Venue], torn: int | None) -> None:
    tally = deaths_in_mending(places["result"], torn)
    assert tally.clean, tally.complaints
    assert tally.runs > 5


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("for_good", some([False, True], 1))
def test_full_disk_at_every_call_is_told_and_leaves_all_or_nothing(
    places: dict[str, Venue], kind: str, for_good: bool
) -> None:
    tally = full_disk_in(places[kind], torn=50, for_good=for_good)
    assert tally.clean, tally.complaints
    assert (4 if WINDOWS else 5) < tally.met["said so"] < tally.runs


@pytest.mark.parametrize("kind", KINDS)
def test_read_only_folder_is_told_and_not_touched(places: dict[str, Venue], kind: str) -> None:
    tally = read_only_folder(places[kind])
    assert tally.clean, tally.complaints
    assert tally.met["said so"] == 1
