"""All ratings that the lists have of one entrant; one of them is taken, and stays (Q128, Q129)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from paircard.core.commands import CorrectEntrant
from paircard.core.event.entrant import Entrant
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.data.ratings.ratings_of_one import Rate, every_rate, rated
from paircard.data.storage.errors import StoreError
from paircard.tui.commands.command import EventCommand, ScreenCommand, row
from paircard.tui.dialogs.ask import AskReason, Choose
from paircard.tui.importing.rating_plan import found_for, lists_of, plan_of
from paircard.tui.screens.entrants.chosen import called, need_chosen
from paircard.tui.screens.entrants.correction import correct_entrant, with_reason
from paircard.tui.screens.entrants.rating_told import origin_told

if TYPE_CHECKING:
    from paircard.tui.program.program import Program
    from paircard.tui.screens.entrants.presenter import EntrantsPresenter

MOST = 9
"""One key each."""


async def _ratings_of_one(at: EntrantsPresenter) -> None:
    """Show them, and take over the one that is chosen."""
    program, player = at.program, need_chosen(at)
    tournament = program.need_tournament()
    if player.id in tournament.teams:
        raise Refusal(tr("A team has the ratings of its members: open it (m), and choose one."))
    before = player.entrant
    chosen = await choose_rate(program, tournament, before, called(tournament, player.id))
    if chosen is None:
        return
    official = plan_of(tournament).official(found_for(tournament, before)) if chosen.of_fide else before.fide
    entrant = rated(replace(before, official_rating=official), chosen, chosen=True)
    if entrant == before:
        raise Refusal(tr("{player} has this rating already.", player=before.name))
    reason = await _reason(program, chosen)
    if reason is not None:
        await correct_entrant(program, CorrectEntrant(player.id, entrant, reason))


async def choose_rate(program: Program, tournament: Tournament, entrant: Entrant, who: str) -> Rate | None:
    """Ask which rating of all lists counts for somebody; None where none is chosen. Refuses where there is none."""
    try:
        found = every_rate(found_for(tournament, entrant))[:MOST]
    except StoreError as error:
        raise Refusal(str(error)) from error
    if not found:
        if not lists_of(tournament):
            raise Refusal(tr("There is no rating list yet: L makes one from a file you have."))
        raise Refusal(tr("No list has a rating of {player}: e types one.", player=entrant.name))
    text = "\n".join(_lines(entrant, found))
    keys = {str(place): "" for place in range(1, len(found) + 1)}
    answer = await program.ask(Choose(tr("Ratings of {player}", player=who), text, keys))
    return found[int(answer) - 1] if answer else None


def _lines(entrant: Entrant, found: Sequence[Rate]) -> Iterator[str]:
    if entrant.rating:
        yield tr("{rating} counts ({origin}).", rating=entrant.rating, origin=origin_told(entrant))
        yield ""
    yield from (f"{place}  {rate}" for place, rate in enumerate(found, start=1))


async def _reason(program: Program, rate: Rate) -> str | None:
    """Ask why a rating is another once pairings rest on it; nothing is asked before."""
    tournament = program.need_tournament()
    if not with_reason(tournament):
        return ""
    text = system_of(tournament).citing(tr("A new rating after round 1 needs a reason."), "correction")
    as_listed = tr("as in the list {list}", list=rate.name)
    return await program.ask(AskReason(tr("Take over a rating"), text, as_listed, yes=tr("take over")))


# fmt: off
RatingsOfOne = row("RatingsOfOne", "v", "Ratings", _ratings_of_one,
    "Show every rating that the lists on this machine have of the entrant under the cursor, with list and month, and "
    "where the one that counts comes from. A number takes one over; it stays when the lists are compared.",
    of=EventCommand, words="fide, rapid, blitz, list, source", takes="NUMBER; REASON", changes=True)
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (RatingsOfOne,)
