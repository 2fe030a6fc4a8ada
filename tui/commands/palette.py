"""The command palette: the commands of the present screen, then of other rooms, by name or by other words for them."""

from __future__ import annotations

from asyncio import sleep
from collections.abc import Iterator
from functools import partial
from typing import Any

from textual.command import DiscoveryHit, Hit, Hits, Provider

from paircard.core.values.language import tr
from paircard.tui.commands.command import ScreenCommand
from paircard.tui.commands.room_keys import GOING, GoTo
from paircard.tui.commands.search import matching
from paircard.tui.screens.base import CommandScreen
from paircard.tui.screens.of_room import screen_of
from paircard.tui.widgets.fitting import fit

Offer = type[ScreenCommand]
_EDGES = 8
"""Columns beside the text of the palette."""


class ScreenCommands(Provider):
    """Offers what the screen under the palette offers; what is not possible now says when it is."""

    async def discover(self) -> Hits:
        """List everything of this screen before anything is typed."""
        for offer in self._offers():
            yield DiscoveryHit(self._shown(offer), self._runner(offer), help=self._help(offer))

    async def search(self, query: str) -> Hits:
        """List what matches here, then elsewhere, or say that nothing does: the palette would say it in English."""
        found = matching(query, self._offers())
        for place, offer in enumerate(found):
            # the palette sorts by the score; what can be done stands before what cannot
            score = (1.0 if self._possible(offer) else 0.75) - 0.25 * place / len(found)
            yield Hit(score, self._shown(offer), self._runner(offer), text=offer.title(), help=self._help(offer))
        there = await self._of_other_rooms()
        elsewhere = matching(query, there)
        for place, offer in enumerate(elsewhere):
            room, shown = there[offer], self._shown(offer, there[offer])
            score = 0.5 - 0.5 * place / len(elsewhere)
            yield Hit(score, shown, self._runner(offer, room), text=shown, help=self._help(offer))
        if not found and not elsewhere:
            yield Hit(1.0, tr("No matches found"), _nothing)

    # --- what is offered -----------------------------------------------------------------------------------

    def _offers(self) -> list[Offer]:
        screen = self.screen
        return list(screen.offers()) if isinstance(screen, CommandScreen) else []

    async def _of_other_rooms(self) -> dict[Offer, type[GoTo]]:
        """Return what no command here is, with the way to the room that has it; what is typed meanwhile comes first."""
        here, event = {*self._offers()}, self._here.tournament
        found: dict[Offer, type[GoTo]] = {}
        for going in GOING:
            await sleep(0)  # a room is loaded the first time
            if not going.obstacle(event):
                offers: Iterator[Offer] = (each for each in screen_of(going.room).OFFERS if each.offered(event))
                found |= {each: going for each in offers if each not in here and each not in found}
        return found

    @property
    def _here(self) -> CommandScreen:
        screen = self.screen
        assert isinstance(screen, CommandScreen)
        return screen

    def _possible(self, offer: Offer) -> bool:
        return not self._obstacle(offer)

    def _obstacle(self, offer: Offer) -> str:
        return offer.obstacle(self._here.tournament)

    # --- how it is shown, and done -------------------------------------------------------------------------

    def _shown(self, offer: Offer, room: type[GoTo] | None = None) -> str:
        keys = f"{room.footing()} {offer.keys()}" if room else offer.keys()
        shown = f"{offer.title()}  ({keys})"
        return shown if self._possible(offer) else f"{shown}  - {tr('not now')}"

    def _help(self, offer: Offer) -> str:
        """Return one row: a low window shows the more commands."""
        return fit(self._obstacle(offer) or offer.help(), self._here.size.width - _EDGES).rstrip()

    def _runner(self, offer: Offer, room: type[GoTo] | None = None) -> partial[None]:
        program = self._here.program
        if not self._possible(offer):
            return partial(program.say, self._obstacle(offer), bad=True)
        if room is None:
            return partial(self._here.action_command, offer.name())
        return partial(program.visit, room.room.mode, partial(_do, offer))


def _do(offer: Offer, place: Any) -> None:
    """Give the command where it belongs."""
    place.action_command(offer.name())


def _nothing() -> None:
    """Nothing is to be done."""
