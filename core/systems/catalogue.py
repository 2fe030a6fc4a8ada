"""The table of pairing systems: one protocol, one package or module each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Protocol

from core.errors import Refusal
from core.event.proposal import Proposal
from core.systems.swiss1998.system import Swiss1998
from core.systems.swiss1998.trace import Sink

if TYPE_CHECKING:
    from core.event.tournament import Tournament


class PairingSystem(Protocol):
    """A way to pair rounds."""

    @property
    def key(self) -> str:
        """Short name kept in the regulations."""

    @property
    def name(self) -> str:
        """Name for people."""

    @property
    def several_games(self) -> bool:
        """Whether somebody may have several games in one round; otherwise a journal that tells so is damaged."""

    def pair(self, tournament: Tournament, sink: Sink | None = None) -> Proposal:
        """Pair the next round; raise `core.errors.Refusal` with the article when it cannot be done."""

    def forbids(self, tournament: Tournament, white: int, black: int) -> Refusal | None:
        """Return why two ids may not be paired so by hand in the next round, None when they may."""


SYSTEMS: Mapping[str, PairingSystem] = {system.key: system for system in (Swiss1998(),)}
