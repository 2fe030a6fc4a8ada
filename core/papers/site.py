"""What the public may see of an event: a few pages for the hall and the phone, and one for each player."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import takewhile

from core.event.tournament import Tournament
from core.language import tr
from core.papers.catalogue import make_paper, unfit
from core.papers.hall import hall_papers
from core.papers.lists import public_start_list
from core.papers.paper import Paper
from core.papers.player_page import player_pages
from core.papers.teams.live import matches_live
from core.papers.teams.member_page import member_pages
from core.papers.teams.tables import page_key
from core.papers.tree import tree_rounds

_IN_THE_HALL = ("pairings", "where-next", "standings")
_OF_TEAMS = ("matches", "standings")
"""Boards of many matches would take minutes to turn through: the hall sees how each match stands."""


@dataclass(frozen=True, slots=True)
class Page:
    """A paper under a name."""

    name: str
    """Of the file, without its ending."""
    paper: Paper
    label: str = ""
    """As every page leads to it; empty where none but its neighbours do."""
    turns_to: str = ""
    """The page that a screen in the hall shows after it, by itself; empty for a page to be read."""


@dataclass(frozen=True, slots=True)
class Site:
    """All pages of an event, and which event it is."""

    event: str
    """Digest of the first entry of its journal, which stays what it is."""
    name: str
    pages: tuple[Page, ...]


def site(tournament: Tournament, *, people: bool = True) -> Site:
    """Return all pages as of the last published round: what is not published (F6) is not to be seen.

    Without `people` nobody has a page here: where there are several sections they have one for all.
    """
    public = as_published(tournament)
    rounds = tuple(_of_rounds(public)) if public.rounds else ()
    own = _of_people(public) if people else ()
    pages = (
        Page("index", make_paper(public, "alphabetical"), tr("Find your name")),
        *rounds,
        Page("players", _start_list(public), tr("Start list")),
        *_of_hall(rounds, _OF_TEAMS if public.of_teams else _IN_THE_HALL),
        *own,
    )
    return Site(tournament.opening.digest if tournament.opening else "", tournament.details.name, pages)


def _of_people(public: Tournament) -> Iterator[Page]:
    """Yield the page of every player, or of every team and everybody who plays for one."""
    yield from (Page(player_page(number), paper) for number, paper in player_pages(public))
    if public.of_teams:
        yield from (Page(player_page(page_key(id_)), paper) for id_, paper in member_pages(public))


def player_page(number: int | str) -> str:
    """Return the name of the page of a pairing number.

    >>> player_page(7)
    'player-7'
    """
    return f"player-{number}"  # no words: the name of a file


def _of_rounds(public: Tournament) -> Iterator[Page]:
    yield Page("pairings", make_paper(public, "pairings" if public.of_teams else "pairings-wall"), tr("Pairings"))
    if public.of_teams:
        yield Page("matches", matches_live(public), tr("Matches"))
    if public.system.tree:
        yield Page("tree", tree_rounds(public), tr("Tree"))
    if public.system.seating or public.rounds[-1].together:
        yield Page("where-next", make_paper(public, "where-next"), tr("Where next"))
    yield Page("standings", make_paper(public, "standings"), tr("Score") if public.system.score else tr("Standings"))
    if not unfit(public, "crosstable"):
        yield Page("crosstable", make_paper(public, "crosstable"), tr("Crosstable"))
    if public.of_teams:
        yield Page("teams", make_paper(public, "teams"), tr("Teams"))
        yield Page("boards", make_paper(public, "boards"), tr("Best on each board"))
    if public.system.rounds.beforehand and not unfit(public, "rounds"):
        yield Page("rounds", make_paper(public, "rounds"), tr("Rounds"))


def _start_list(public: Tournament) -> Paper:
    return make_paper(public, "start-list") if public.of_teams else public_start_list(public)


def _of_hall(rounds: Iterable[Page], names: tuple[str, ...]) -> Iterator[Page]:
    """Yield the pages of some names in parts, each of which turns to the next, the last to the first."""
    papers = tuple(hall_papers(page.paper for page in rounds if page.name in names))
    for number, paper in enumerate(papers, 1):
        label = tr("Hall screen") if number == 1 else ""
        yield Page(f"hall-{number}", paper, label, f"hall-{number % len(papers) + 1}")  # no words: file names


def as_published(tournament: Tournament) -> Tournament:
    """Return the event without the rounds that are not published yet."""
    published = tuple(takewhile(lambda round_: round_.published, tournament.rounds))
    return tournament.with_facts(replace(tournament.facts, rounds=published))
