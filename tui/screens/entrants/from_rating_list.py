"""Entering a player as a rating list has them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.entrant import Entrant
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.data.exchange.import_report import BadRow
from paircard.data.ratings.as_entrant import as_entrant
from paircard.data.ratings.rated_player import Rated
from paircard.data.ratings.ratings_of_one import Found, every_rate, rated, with_rates
from paircard.data.storage.errors import StoreError
from paircard.tui.commands.command import SECOND, EventCommand, row
from paircard.tui.dialogs.ask import AskLine, Choose
from paircard.tui.importing.rating_lists import LookedUp, known_lists, looked_up
from paircard.tui.importing.rating_plan import found_for, lists_of, plan_of
from paircard.tui.screens.entrants.entering import enter_with
from paircard.tui.screens.entrants.ratings_of_one import choose_rate

if TYPE_CHECKING:
    from paircard.tui.program.program import Program
    from paircard.tui.screens.entrants.presenter import EntrantsPresenter

MOST = 9
"""One key each."""


async def _from_rating_list(at: EntrantsPresenter) -> None:
    """Ask who, let choose if there are several, and open the form."""
    program = at.program
    if program.need_tournament().of_teams and not at.team:
        raise Refusal(tr("Open a team first: a player is entered as one of its members."))
    words = await program.ask(AskLine(tr("From the rating lists"), tr("Id, or beginnings of the names:")))
    if not words:
        return
    found = await _chosen(program, _looked_up(words))
    if found is None:
        return
    tournament = program.need_tournament()
    try:
        person = as_entrant(found[0], found[1])
        everywhere = found_for(tournament, person, found[0])
    except BadRow as bad:
        raise Refusal(bad.remark.sentence) from bad
    except StoreError as error:
        raise Refusal(str(error)) from error
    names = [each.name for each in lists_of(tournament)]
    entrant = with_rates(person, everywhere, plan_of(tournament), names=names, where=found[1])
    if not entrant.rating and every_rate(everywhere):
        entrant = await _one_of_others(program, entrant)
    await enter_with(at, entrant, _other_ratings(entrant, everywhere))


async def _one_of_others(program: Program, entrant: Entrant) -> Entrant:
    """Ask for a rating of another list where those of the event have none (Q128, Q129)."""
    rate = await choose_rate(program, program.need_tournament(), entrant, entrant.name)
    return entrant if rate is None else rated(entrant, rate, chosen=True)


def _other_ratings(entrant: Entrant, found: Found) -> str:
    """Say what other ratings somebody has than the one that counts."""
    counts = entrant.origin and (entrant.origin.name, entrant.origin.kind)
    others = [str(each) for each in every_rate(found) if (each.name, each.kind) != counts]
    return tr("Other ratings: {ratings}.", ratings=", ".join(others)) if others else ""


def _looked_up(words: str) -> LookedUp:
    """Return who fits, or who may be meant; raise `Refusal` when nobody does."""
    known = known_lists()
    if not known:
        raise Refusal(tr("There is no rating list yet: L makes one from a file you have."))
    try:
        looked = looked_up(words, known, most=MOST)
    except StoreError as error:
        raise Refusal(str(error)) from error
    if looked.found:
        return looked
    if looked.nearest or looked.unforgiving:
        raise Refusal(looked.proposal())
    searched = ", ".join(looked.lists)
    raise Refusal(
        tr("Nobody is called {name} in {lists}: type less, or enter the player yourself.", name=words, lists=searched)
    )


async def _chosen(program: Program, looked: LookedUp) -> tuple[Rated, str] | None:
    found = [(player, each.name) for each, players in looked.found for player in players][:MOST]
    if len(found) == 1 and looked.exact:
        return found[0]
    keys = {str(place): each for place, each in enumerate(found, start=1)}
    lines = [f"{key}  {_line(*each)}" for key, each in keys.items()]
    if not looked.exact:
        lines = [looked.proposal(), "", *lines]
    if len(found) == MOST:
        lines += ["", tr("The first {count}: more letters narrow it down.", count=MOST)]
    answer = await program.ask(Choose(tr("Which of them?"), "\n".join(lines), dict.fromkeys(keys, "")))
    return keys[answer] if answer else None


def _line(player: Rated, where: str) -> str:
    parts = (player.title, player.federation, str(player.standard or tr("unrated")), str(player.birth or ""), where)
    return f"{player.name}  {' '.join(part for part in parts if part)}"


# fmt: off
FromRatingList = row("FromRatingList", "l", "From list", _from_rating_list,
    "Enter a player as a rating list on this machine has them: found by id, or by the beginnings of their names. "
    "Umlauts, apostrophes and a typing error do not matter. The form opens filled in; Enter saves. L makes a list "
    "from a file, c compares all entrants with the lists.",
    of=EventCommand, footer=SECOND, words="fide, elo, add, search", takes="WORDS; NUMBER if several; FIELD=VALUE ...",
    changes=True)
# fmt: on

COMMANDS = (FromRatingList,)
