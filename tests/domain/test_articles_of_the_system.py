"""Papers of systems that are posted beforehand name articles of their own book only, none of the Swiss of 1998."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from paircard.core.commands import (
    Command,
    CreateTournament,
    EnterResult,
    HandUsualLineUps,
    PostSchedule,
    RegisterEntrants,
)
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.papers.catalogue import make_paper, offered
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from paircard.data.papers.as_text import as_text
from tests.support.round_robins import did
from tests.support.teams import opening

SWISS = re.compile(r"\((?:[A-F]\d{1,2}[ab]?|R1[4-9]|R20)[),;]")
"""As papers name them; a small number after R is a round."""


def begun(system: str) -> tuple[Command, ...]:
    """An event of a system before its schedule is posted."""
    if system == "team-round-robin":
        return tuple(opening(4, system=system, rounds=1))
    if system == "scheveningen":
        return tuple(opening(2, system=system, boards=4, members=4, rounds=1))
    entrants = RegisterEntrants(tuple(Entrant.of(f"Pl{at}", rating=2000 - at) for at in range(1, 7)))
    return CreateTournament(Details("Event"), Regulations(5, system)), entrants


def papers(state: Tournament) -> Iterator[tuple[str, str]]:
    """Every paper that can be made now, in one line each."""
    for name in offered(state):
        try:
            yield name, " ".join(as_text(make_paper(state, name)).split())
        except Refusal as refusal:
            yield name, str(refusal)


@pytest.mark.parametrize("system", ["round-robin", "sliding", "team-round-robin", "scheveningen"])
def test_no_paper_names_an_article_of_another_book(system: str) -> None:
    before = did(Tournament.beginning(SYSTEMS), *begun(system))
    posted = did(before, PostSchedule())
    ready = did(posted, HandUsualLineUps(1)) if posted.of_teams else posted
    adjourned = did(ready, EnterResult(1, 1, Result.ADJOURNED))
    named = {
        (name, found)
        for each in (before, posted, adjourned)
        for name, text in papers(each)
        for found in SWISS.findall(text)
    }
    assert named == set()
