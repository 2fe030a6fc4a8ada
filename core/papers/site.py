"""What the public may see of an event: a few pages for the hall and the phone, and one for each player."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import takewhile

from core.language import tr
from core.papers.lists import alphabetical_list, public_start_list
from core.papers.pairings import pairings_wall
from core.papers.paper import Paper
from core.papers.player_page import player_pages
from core.papers.tables import crosstable_by_place, standings_paper
from core.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Page:
    """A paper under a name."""

    name: str
    """Of the file, without its ending."""
    paper: Paper
    label: str = ""
    """As every page leads to it; empty for the page of a player."""


def site(tournament: Tournament) -> tuple[Page, ...]:
    """Return all pages as of the last published round: what is not published (F6) is not to be seen."""
    public = _as_published(tournament)
    rounds = tuple(_of_rounds(public)) if public.rounds else ()
    players = (Page(player_page(number), paper) for number, paper in player_pages(public))
    return (
        Page("index", alphabetical_list(public), tr("Find your name")),
        *rounds,
        Page("players", public_start_list(public), tr("Start list")),
        *players,
    )


def player_page(number: int | str) -> str:
    """Return the name of the page of a pairing number.

    >>> player_page(7)
    'player-7'
    """
    return f"player-{number}"  # no words: the name of a file


def _of_rounds(public: Tournament) -> Iterator[Page]:
    yield Page("pairings", pairings_wall(public), tr("Pairings"))
    yield Page("standings", standings_paper(public), tr("Standings"))
    yield Page("crosstable", crosstable_by_place(public), tr("Crosstable"))


def _as_published(tournament: Tournament) -> Tournament:
    """Return the event without the rounds that are not published yet."""
    published = tuple(takewhile(lambda round_: round_.published, tournament.rounds))
    return Tournament(tournament.entries, replace(tournament.facts, rounds=published), tournament.timeline)
