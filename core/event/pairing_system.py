"""What an event itself asks of the system that pairs it; all else is asked of the whole system, by whoever knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Protocol

from paircard.core.event.traits import Catalogue, Traits

if TYPE_CHECKING:
    from paircard.core.event.ids import ContestantId, PairingNumber
    from paircard.core.event.proposal import Proposal
    from paircard.core.event.readiness import Need
    from paircard.core.event.subject_of_rules import Matter
    from paircard.core.event.tournament import Tournament
    from paircard.core.values.errors import Refusal


class RoundsOfSystem(Protocol):
    """How many rounds there are, which is being played, and how the next one is made."""

    @property
    def beforehand(self) -> bool:
        """Whether all rounds are made before the first game: results then come in any order."""

    @property
    def most(self) -> int:
        """So many rounds an event may have."""

    def planned(self, tournament: Tournament) -> int:
        """Return how many rounds the event has, as things stand."""

    def under_way(self, tournament: Tournament) -> int:
        """Return the number of the round being played; 0 before there is one."""

    def needs(self, tournament: Tournament) -> Iterable[Need]:
        """Return what is missing before a further round can be made, the most pressing first."""

    def propose(self, tournament: Tournament) -> Proposal:
        """Return the next round as it would be made now; raise `Refusal` with the article when it cannot be."""


class LawOfSystem(Protocol):
    """What may still be changed."""

    def may_write(self, tournament: Tournament, number: int) -> Refusal | None:
        """Return why a result of a round may only be corrected, with a reason; None when it may be written."""


class PairingSystem(Traits, Protocol):
    """A pairing system as an event sees it."""

    @property
    def one_bye(self) -> tuple[str, ...]:
        """The articles against which it is that a round has more than one bye worth a point."""

    @property
    def full_point_byes(self) -> bool:
        """Whether the rules know a whole point without playing, given on request."""

    @property
    def frees_over_half(self) -> bool:
        """Whether over 50 % takes the absolute class of a preference away in the last round."""

    @property
    def rounds(self) -> RoundsOfSystem:
        """How rounds are made."""

    @property
    def law(self) -> LawOfSystem:
        """What may still be changed."""

    def draws_colour(self, tournament: Tournament) -> bool:
        """Whether an event draws a colour by lot before round 1, as it has chosen."""

    def over(self, tournament: Tournament) -> bool:
        """Whether an event is decided, so that no further round is made though the regulations have some."""

    def numbers(self, tournament: Tournament) -> Mapping[ContestantId, PairingNumber] | None:
        """Return the pairing number of everybody where the system gives them; None where round 1 fixes them."""

    def article(self, matter: Matter) -> str:
        """Return the article of its book about something; empty where it has none."""


class Systems(Catalogue, Protocol):
    """The catalogue as an event sees it."""

    def __getitem__(self, key: str) -> PairingSystem:
        """Return a system; raise `KeyError` where there is none of that key."""
