"""Entering a player as a rating list has him."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.errors import Refusal
from core.language import tr
from data.errors import StoreError
from data.exchange.import_report import BadRow
from data.ratings.as_entrant import as_entrant
from data.ratings.rated import Rated
from tui.command import SECOND, EventCommand
from tui.dialogs.ask import AskLine, Choose
from tui.rating_lists import known_lists
from tui.screens.entrants.entering import enter_with

if TYPE_CHECKING:
    from tui.program import Program
    from tui.screens.entrants.place import EntrantsPlace

MOST = 9
"""One key each."""


class FromRatingList(EventCommand):
    """Enter a player as a rating list on this machine has him: found by id, or by the beginnings of his names.

    The form opens filled in; Enter saves. L makes a list of a file, c compares all entrants with the lists.
    """

    key = "l"
    label = "From list"
    footer = SECOND
    words = "fide, elo, add, search"
    takes = "WORDS; NUMBER if several; FIELD=VALUE ..."
    changes = True

    async def run(self, screen: EntrantsPlace) -> None:
        """Ask who, let choose if there are several, and open the form."""
        program = screen.program
        words = await program.ask(AskLine(tr("From the rating lists"), tr("Id, or beginnings of the names:")))
        if not words:
            return
        found = await _chosen(program, _found(words))
        if found is None:
            return
        try:
            entrant = as_entrant(found[0], found[1])
        except BadRow as bad:
            raise Refusal(bad.remark.sentence) from bad
        await enter_with(screen, entrant)


def _found(words: str) -> list[tuple[Rated, str]]:
    """Return who fits, each with the name of his list; raise `Refusal` when nobody does."""
    known = known_lists()
    if not known:
        raise Refusal(tr("There is no rating list yet: L makes one of a file you have."))
    try:
        found = [(player, each.name) for each in known for player in each.find(words, most=MOST)]
    except StoreError as error:
        raise Refusal(str(error)) from error
    if not found:
        searched = ", ".join(each.name for each in known)
        raise Refusal(tr("Nobody is called {name} in {lists}: type less, or enter him.", name=words, lists=searched))
    return found[:MOST]


async def _chosen(program: Program, found: list[tuple[Rated, str]]) -> tuple[Rated, str] | None:
    if len(found) == 1:
        return found[0]
    keys = {str(place): each for place, each in enumerate(found, start=1)}
    lines = [f"{key}  {_line(*each)}" for key, each in keys.items()]
    if len(found) == MOST:
        lines += ["", tr("The first {count}: more letters narrow it down.", count=MOST)]
    answer = await program.ask(Choose(tr("Who of them?"), "\n".join(lines), dict.fromkeys(keys, "")))
    return keys[answer] if answer else None


def _line(player: Rated, where: str) -> str:
    parts = (player.title, player.federation, str(player.standard or tr("unrated")), str(player.birth or ""), where)
    return f"{player.name}  {' '.join(part for part in parts if part)}"


COMMANDS = (FromRatingList,)
