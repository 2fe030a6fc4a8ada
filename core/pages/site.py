"""What the public may see of an event: a few pages for the hall and the phone, and one for each player."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field
from itertools import takewhile

from paircard.core.event.days import when_said
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.pages.addresses import player_page
from paircard.core.pages.boards import names, page_of, round_page
from paircard.core.pages.calendar import CALENDAR, calendar
from paircard.core.pages.feed import standings_feed
from paircard.core.pages.hall import hall_papers
from paircard.core.pages.in_parts import in_parts
from paircard.core.pages.ladder import FEED, History, standings_pages
from paircard.core.pages.player_page import player_pages
from paircard.core.pages.schedule import schedule_page
from paircard.core.pages.unchanged import Kept
from paircard.core.papers.catalogue import make_paper, unfit
from paircard.core.papers.lists import public_start_list
from paircard.core.papers.paper import Paper
from paircard.core.papers.teams.live import matches_live
from paircard.core.papers.teams.member_page import member_pages
from paircard.core.papers.teams.tables import page_key
from paircard.core.papers.tree import tree_rounds
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.language import tr, trn
from paircard.core.values.progress import Steps

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
    within: str = ""
    """The page in whose place among those that all lead to it stands; empty where it has its own."""
    turns_to: str = ""
    """The page that a screen in the hall shows after it, by itself; empty for a page to be read."""


@dataclass(frozen=True, slots=True)
class Site:
    """All pages of an event, and which event it is."""

    event: str
    """Digest of the first entry of its journal, which stays what it is."""
    name: str
    pages: tuple[Page, ...]
    feeds: Mapping[str, str] = field(default_factory=dict)
    """Files that other programs read, by name."""
    stands: str = ""
    """How far the event is, in a few words."""
    address: str = ""
    """Where the pages are published; empty where that is not known."""


def site(tournament: Tournament, *, people: bool = True, steps: Steps | None = None, kept: Kept | None = None) -> Site:
    """Return all pages as of the last published round: what is not published (F6) is not to be seen.

    Without `people` nobody has a page here: where there are several sections they have one for all. Pages of rounds
    and people are `steps`: they are nearly all. What is `kept` from last time is not made again.
    """
    steps = steps or Steps()
    public = as_published(tournament)
    history = History(public, kept)
    rounds = tuple(steps.each(_of_rounds(public, history))) if public.rounds else ()
    own = steps.each(_of_people(public, history)) if people else ()
    schedule = schedule_page(public)
    pages = (
        Page("index", _by_name(public), tr("Find your name")),
        *rounds,
        Page("players", _start_list(public), tr("Start list")),
        *((Page("schedule", schedule, tr("Schedule")),) if schedule else ()),
        *_of_hall(rounds, _OF_TEAMS if public.of_teams else _IN_THE_HALL),
        *own,
    )
    digest = tournament.opening.digest if tournament.opening else ""
    return Site(
        digest, tournament.details.name, pages, _feeds(public, history), _stands(public), public.details.address
    )


def _by_name(public: Tournament) -> Paper:
    """Return everybody by name, with where they sit."""
    paper = make_paper(public, "alphabetical")
    if public.of_teams:
        return paper
    return in_parts(paper, names(public, public.current))


def _feeds(public: Tournament, history: History) -> Mapping[str, str]:
    """Return what other programs read: the standings once a round is out, the rounds where their days are known."""
    feeds = {FEED: standings_feed(public, history)} if public.rounds else {}
    rounds = calendar(public)
    return feeds | ({CALENDAR: rounds} if rounds else {})


def _stands(public: Tournament) -> str:
    """Say which round it is, and how many people or teams take part."""
    count = len(public.registrations)
    if public.of_teams:
        who = trn("{count} team", "{count} teams", count)
    else:
        who = trn("{count} player", "{count} players", count)
    now, following = public.under_way, public.under_way + 1
    told = [who, *((tr("round {round} of {rounds}", round=now, rounds=public.planned),) if now else ())]
    if following <= public.planned and (when := public.when(following)):
        told.append(tr("round {round}: {when}", round=following, when=when_said(when)))
    return " · ".join(told)


def _of_people(public: Tournament, history: History) -> Iterator[Page]:
    """Yield the page of every player, or of every team and everybody who plays for one."""
    yield from (Page(player_page(number), paper, within="players") for number, paper in player_pages(public, history))
    if public.of_teams:
        yield from (Page(player_page(page_key(id_)), paper, within="players") for id_, paper in member_pages(public))


def _of_rounds(public: Tournament, history: History) -> Iterator[Page]:
    kind = "pairings" if public.of_teams else "pairings-wall"
    newest = round_page(public, make_paper(public, kind), public.under_way)
    yield Page("pairings", newest, tr("Pairings"))
    for number in range(1, public.scheduled + 1):
        yield Page(page_of(number), round_page(public, make_paper(public, kind, number), number), within="pairings")
    if public.of_teams:
        yield Page("matches", matches_live(public), tr("Matches"))
    if system_of(public).tree:
        yield Page("tree", tree_rounds(public), tr("Tree"))
    if system_of(public).seating or public.rounds[-1].together:
        yield Page("where-next", make_paper(public, "where-next"), tr("Where next"))
    table = tr("Score") if system_of(public).score else tr("Standings")
    for name, paper in standings_pages(public, history):
        own = name == "standings"
        yield Page(name, paper, table if own else "", within="" if own else "standings")
    if not unfit(public, "crosstable"):
        yield Page("crosstable", make_paper(public, "crosstable"), tr("Crosstable"))
    if public.of_teams:
        yield Page("teams", make_paper(public, "teams"), tr("Teams"))
        yield Page("boards", make_paper(public, "boards"), tr("Best on each board"))
    if system_of(public).rounds.beforehand and not unfit(public, "rounds"):
        yield Page("rounds", make_paper(public, "rounds"), tr("Rounds"))


def _start_list(public: Tournament) -> Paper:
    return make_paper(public, "start-list") if public.of_teams else public_start_list(public)


def _of_hall(rounds: Iterable[Page], names: tuple[str, ...]) -> Iterator[Page]:
    """Yield the pages of some names in parts, each of which turns to the next, the last to the first."""
    papers = tuple(hall_papers(page.paper for page in rounds if page.name in names))
    for number, paper in enumerate(papers, 1):
        label = tr("Hall screen") if number == 1 else ""
        following = f"hall-{number % len(papers) + 1}"  # no words: file names
        own = f"hall-{number}"  # no words: a file name
        yield Page(own, paper, label, within="hall-1", turns_to=following)


def as_published(tournament: Tournament) -> Tournament:
    """Return the event without the rounds that are not published yet."""
    published = tuple(takewhile(lambda round_: round_.published, tournament.rounds))
    if published == tournament.facts.rounds:
        return tournament
    return tournament.with_facts(replace(tournament.facts, rounds=published))
