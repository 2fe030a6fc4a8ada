"""Kill -9 at random moments, in a small dose; `tests/storage/README.md` says how the full one is given."""

from __future__ import annotations

import pytest

from paircard.core.systems.catalogue import SYSTEMS
from tests.support.dose import examples, long
from tests.support.seeds import fresh_seed
from tests.support.torture.arbiters import Siege, arbiters
from tests.support.torture.kills import TRIALS, kills
from tests.support.torture.outside import captains
from tests.support.torture.outside.evenings import Evening, counted
from tests.support.torture.outside.screens import at_a_result, screens
from tests.support.torture.outside.scripts import SCRIPTS

KILLS = examples(100)
"""Of each kind of work."""


SIEGE = examples(400)
"""Commands of four arbiters together."""


@pytest.mark.parametrize("work", TRIALS)
def test_killed_at_random_moments(work: str) -> None:
    """What was confirmed is there, the rest is there whole or not at all; log, backups and lock are right."""
    tally = kills(work, KILLS, fresh_seed())
    assert tally.clean, tally.complaints
    assert tally.runs == KILLS


def test_four_arbiters_who_are_killed_and_come_back() -> None:
    """Every command of everybody is in the journal once, in their order, and nothing confirmed is missing."""
    tally = arbiters(Siege(4, SIEGE, fresh_seed(), longest_pause=0.06))
    assert tally.clean, tally.complaints
    assert tally.runs == SIEGE


def test_scripts_play_every_system() -> None:
    assert {script.name for script in SCRIPTS} - {"sections"} == set(SYSTEMS)


@long
def test_line_mode_dies_at_calls_in_events_of_every_system() -> None:
    """The program's own `main`, through pipes; at which call it dies is known beforehand."""
    tally = counted((Evening(script, 2, f"small/{script.name}", by_the_clock=False) for script in SCRIPTS), 2)
    assert tally.clean, tally.complaints
    assert tally.met["killed"] > len(SCRIPTS)
    assert tally.met["promised entries"] > len(SCRIPTS)


def test_captains_of_three_arbiters_in_line_mode() -> None:
    """Each hands in line-ups, then types results; they are killed now and then and go on."""
    tally = captains.besieged(captains.Siege(3, 4, 6, f"{fresh_seed()}", of_teams=True))
    assert tally.clean, tally.complaints


def test_screens_die_as_soon_as_a_result_is_shown() -> None:
    """On a terminal: what was shown is stored, whatever comes then."""
    few = [script for script in SCRIPTS if script.name in ("sliding", "team-swiss-2026", "sections")]
    tally = screens((script, at_a_result(2)) for script in few)
    assert tally.clean, tally.complaints
