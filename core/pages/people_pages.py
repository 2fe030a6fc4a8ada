"""One page for everybody of an event of several sections, with each section they play in."""

from __future__ import annotations

from collections.abc import Mapping

from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.pages.player_page import player_pages
from paircard.core.pages.site import as_published
from paircard.core.papers.paper import Paper
from paircard.core.papers.teams.member_page import member_pages
from paircard.core.values.progress import Steps


def people_pages(tournament: Tournament, steps: Steps) -> Mapping[ContestantId, Mapping[int, Paper]]:
    """Return, by id, the pages that somebody has in the sections they play in, those by their stages."""
    pages: dict[ContestantId, dict[int, Paper]] = {}
    for stage in tournament.stages:
        public = as_published(tournament.seen(stage))
        for number, paper in steps.each(player_pages(public)):
            pages.setdefault(public.ids[number], {})[stage] = paper
        for id_, paper in steps.each(member_pages(public)) if public.of_teams else ():
            pages.setdefault(id_, {})[stage] = paper
    return pages
