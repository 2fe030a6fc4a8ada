"""Whatever is left of an event of any system: whole commands come back, and what is lost is told."""

from __future__ import annotations

from random import Random

import pytest

from paircard.core.event.broken_off import broken_off
from paircard.core.facets.system import system_of
from paircard.core.systems.catalogue import SYSTEMS
from tests.support.dose import some
from tests.support.torture.archive import Archive
from tests.support.torture.remains import brought_back, cut_anywhere, cut_everywhere

ARCHIVES = tuple(Archive.all())
CUTS = 12
"""Of each event here; a thousand of each before a release."""


def test_every_system_is_among_them() -> None:
    met = {system_of(each.tournament.seen(stage)).key for each in ARCHIVES for stage in each.tournament.world}
    assert met == set(SYSTEMS)


def test_no_whole_command_is_called_half() -> None:
    wrong = [(each.name, end) for each in ARCHIVES for end in each.ends[::3] if broken_off(each.tournament.as_of(end))]
    assert not wrong


@pytest.mark.parametrize("archive", some([*ARCHIVES], 12), ids=lambda archive: archive.name)
def test_whole_commands_come_back_and_losses_are_told(archive: Archive) -> None:
    tally = brought_back((archive, each) for each in cut_anywhere(archive, Random(archive.name), CUTS))
    assert tally.clean, tally.complaints


def test_at_every_length() -> None:
    archive = next(each for each in ARCHIVES if each.name == "sliding")
    tally = brought_back(((archive, each) for each in cut_everywhere(archive, 997)), really=9)
    assert tally.clean, tally.complaints
    assert tally.met["a part, and told"] > tally.runs / 2
