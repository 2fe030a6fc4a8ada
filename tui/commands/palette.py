"""The command palette: the commands of the present screen, by name or by other words for them."""

from __future__ import annotations

from functools import partial

from textual.command import DiscoveryHit, Hit, Hits, Provider

from core.values.language import tr
from tui.commands.command import ScreenCommand
from tui.commands.search import matching
from tui.screens.base import CommandScreen


class ScreenCommands(Provider):
    """Offers what the screen under the palette offers; what is not possible now says when it is."""

    async def discover(self) -> Hits:
        """List everything before anything is typed."""
        for offer in self._offers():
            yield DiscoveryHit(self._shown(offer), self._runner(offer), help=self._help(offer))

    async def search(self, query: str) -> Hits:
        """List what matches, or say that nothing does: the palette itself would say it in English."""
        found = matching(query, self._offers())
        for place, offer in enumerate(found):
            # the palette sorts by the score; what can be done stands before what cannot
            score = (1.0 if self._possible(offer) else 0.5) - 0.5 * place / len(found)
            yield Hit(score, self._shown(offer), self._runner(offer), text=offer.title(), help=self._help(offer))
        if not found:
            yield Hit(1.0, tr("No matches found"), _nothing)

    def _offers(self) -> list[type[ScreenCommand]]:
        screen = self.screen
        return list(screen.offers()) if isinstance(screen, CommandScreen) else []

    def _possible(self, offer: type[ScreenCommand]) -> bool:
        return not self._obstacle(offer)

    def _obstacle(self, offer: type[ScreenCommand]) -> str:
        screen = self.screen
        assert isinstance(screen, CommandScreen)
        return offer.obstacle(screen.tournament)

    def _shown(self, offer: type[ScreenCommand]) -> str:
        shown = f"{offer.title()}  ({offer.keys()})"
        return shown if self._possible(offer) else f"{shown}  - {tr('not now')}"

    def _help(self, offer: type[ScreenCommand]) -> str:
        return self._obstacle(offer) or offer.help()

    def _runner(self, offer: type[ScreenCommand]) -> partial[None]:
        screen = self.screen
        assert isinstance(screen, CommandScreen)
        if self._possible(offer):
            return partial(screen.action_command, offer.name())
        return partial(screen.program.say, self._obstacle(offer), bad=True)


def _nothing() -> None:
    """Nothing is to be done."""
