"""The command palette: the commands of the present screen, by name."""

from __future__ import annotations

from functools import partial

from textual.command import DiscoveryHit, Hit, Hits, Provider

from core.language import tr
from tui.command import ScreenCommand
from tui.screens.base import CommandScreen


class ScreenCommands(Provider):
    """Offers what the screen under the palette offers."""

    async def discover(self) -> Hits:
        """List everything before anything is typed."""
        for offer in self._offers():
            yield DiscoveryHit(self._shown(offer), self._runner(offer), help=offer.help())

    async def search(self, query: str) -> Hits:
        """List what matches, or say that nothing does: the palette itself would say it in English."""
        matcher = self.matcher(query)
        found = {offer: score for offer in self._offers() if (score := matcher.match(offer.title())) > 0}
        for offer, score in found.items():
            yield Hit(score, self._shown(offer), self._runner(offer), text=offer.title(), help=offer.help())
        if not found:
            yield Hit(1.0, tr("No matches found"), _nothing)

    def _offers(self) -> list[type[ScreenCommand]]:
        screen = self.screen
        if not isinstance(screen, CommandScreen):
            return []
        return [offer for offer in screen.offers() if offer.possible(screen.tournament)]

    @staticmethod
    def _shown(offer: type[ScreenCommand]) -> str:
        return f"{offer.title()}  ({offer.keys()})"

    def _runner(self, offer: type[ScreenCommand]) -> partial[None]:
        screen = self.screen
        assert isinstance(screen, CommandScreen)
        return partial(screen.action_command, offer.name())


def _nothing() -> None:
    """Nothing is to be done."""
