"""The harness that says the store is safe must find one that is not: mistakes that others have made."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.support.dose import long
from tests.support.torture import sabotage
from tests.support.torture.__main__ import main
from tests.support.torture.archive import Archive
from tests.support.torture.crew import shared
from tests.support.torture.cuts import power_cuts_in
from tests.support.torture.damage import damaged_event
from tests.support.torture.deaths import deaths_in_a_command
from tests.support.torture.kills import Campaign
from tests.support.torture.outside.evenings import Evening, counted
from tests.support.torture.outside.scripts import SCRIPTS
from tests.support.torture.refusals import full_disk_in
from tests.support.torture.remains import brought_back, cut_anywhere
from tests.support.torture.swaps import swaps
from tests.support.torture.tally import Tally, table
from tests.support.torture.trials import Dose, run
from tests.support.torture.venue import Venue, venues


@pytest.fixture
def own_place_for_what_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the files of what fails out of the system's folder: here it is to fail."""
    place = tmp_path / "kept"
    place.mkdir()
    monkeypatch.setenv("TMPDIR", str(place))
    monkeypatch.setattr(tempfile, "tempdir", str(place))


@pytest.mark.parametrize(
    ("mistake", "work", "wrong"),
    [
        ("written in place, and killed there", "results", "unreadable"),
        ("one entry at a time, and killed there", "correction", "mixed"),
    ],
)
@pytest.mark.usefixtures("own_place_for_what_is_kept")
def test_a_kill_in_the_middle_is_found(mistake: str, work: str, wrong: str) -> None:
    """The reckoning after a kill; where a kill falls is left to chance in long runs only."""
    (tally,) = shared(sabotage.fight, [(mistake, Campaign(work, 20, mistake))], 1)
    assert tally.wrongs[wrong], tally.wrongs
    assert not tally.clean


@long
@pytest.mark.usefixtures("own_place_for_what_is_kept")
def test_line_mode_on_a_mistaken_store_is_found() -> None:
    """It dies within the import of teams; whoever looks then finds half a command."""
    teams = next(each for each in SCRIPTS if each.name == "team-round-robin")
    tally = counted(
        [Evening(teams, 3, "mistaken", by_the_clock=False, mistake="one entry at a time, and killed there")]
    )
    assert tally.wrongs["mixed"], tally.wrongs


@long
@pytest.mark.parametrize(
    ("mistake", "wrong"), [("half commands are brought back", "mixed"), ("nothing said to be lost", "lost")]
)
def test_remains_find_it(mistake: str, wrong: str) -> None:
    archives = [each for each in Archive.all() if each.name in ("round-robin", "teams")]
    with sabotage.sabotaged(mistake):
        tally = brought_back((each, left) for each in archives for left in cut_anywhere(each, Random(7), 40))
    assert tally.wrongs[wrong], tally.wrongs


EVERY_CALL: dict[str, Callable[[Venue], Tally]] = {
    "death": lambda venue: deaths_in_a_command(venue, 100),
    "power cut": power_cuts_in,
    "full disk": lambda venue: full_disk_in(venue, torn=100, for_good=True),
    "damage": lambda venue: damaged_event(venue, (0,), 9),
}


@pytest.mark.parametrize(
    ("mistake", "trial", "wrong"),
    [
        ("written in place", "death", "unreadable"),
        ("written in place", "power cut", "unreadable"),
        ("written in place", "full disk", "unreadable"),
        ("one entry at a time", "death", "mixed"),
        ("folder not synced", "power cut", "lost"),
        ("seal not checked", "damage", "accepted"),
    ],
)
@pytest.mark.usefixtures("own_place_for_what_is_kept")
def test_disasters_at_every_call_find_it(tmp_path: Path, mistake: str, trial: str, wrong: str) -> None:
    # what is wrong with a store shows where a later sync does not happen to make up for it
    with sabotage.sabotaged(mistake):
        venue = venues(tmp_path, 4)["correction" if wrong == "mixed" else "result"]
        tally = EVERY_CALL[trial](venue)
    assert tally.wrongs[wrong], tally.wrongs
    assert tally.complaints


@pytest.mark.usefixtures("own_place_for_what_is_kept")
def test_swapped_files_find_it(tmp_path: Path) -> None:
    """A store that takes whatever lies there for its event."""
    with sabotage.sabotaged("whatever lies there is taken"):
        tally = swaps(tmp_path, 4, 7)
    assert tally.wrongs["accepted"], tally.wrongs


def test_gate_fails_with_a_table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """One wrong is enough to end with 1; the table counts it and the complaint says what and where."""
    one, none, good = Tally("kill -9", runs=9), Tally("power cut"), Tally("full disk", runs=9)
    one.blame("lost", "kill 3, seed 7")
    for tallies, code in (([one, good], 1), ([none, good], 1), ([good], 0)):
        monkeypatch.setattr("tests.support.torture.__main__.run", lambda _dose, _say, found=tallies: found)
        assert main(["--seed", "7"]) == code
        said = capsys.readouterr().out
        assert ("A GATE FAILS" in said) == bool(code)
        assert ("kill -9: lost: kill 3, seed 7" in said) == (one in tallies)


@long
def test_all_trials_in_the_smallest_dose() -> None:
    """One row for each trial, and every row was tried."""
    dose = Dose(
        kills=1,
        commands=8,
        players=4,
        torn=(1,),
        bits=(0,),
        step=500,
        swaps=3,
        remains=1,
        evenings=1,
        screens=0,
        sieges=0,
        jobs=1,
        seed=1,
    )
    tallies = run(dose, lambda _trial: None)
    assert all(tally.clean for tally in tallies), table(tallies)
    assert len(tallies) == 14
