"""What a norm is judged by: the player, their rounds with who sat opposite, and the event."""

from __future__ import annotations

from enum import Enum

from paircard.core.event.entrant import Sex, Title
from paircard.core.event.fide_details import Occasion
from paircard.core.facets.norm_format import Format
from paircard.core.values.frozen import dataclass
from paircard.core.values.points import LOSS, WIN

NO_FEDERATION = frozenset({"", "FID"})
"""No federation in the sense of 1.4.3 and 1.4.4 (rulings N25 and section 5)."""
NOT_A_MEMBER = "NON"
"""The federation of somebody against whom no game counts (1.4.2a)."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """Whose norm it is: as on the first day of the event (rulings N1, N24)."""

    federation: str
    sex: Sex = Sex.UNKNOWN


@dataclass(frozen=True, slots=True)
class Opponent:
    """Who sat opposite: as on the first day of the event."""

    id: int
    name: str
    federation: str
    title: Title
    rating: int
    """The FIDE standard rating, 0 for none."""
    scoreless: bool = False
    """Made no point against rated opponents, where everybody meets everybody (1.4.2b)."""

    @property
    def counted_rating(self) -> int:
        """The rating that is counted: an unrated opponent is 1400 (1.4.6)."""
        return self.rating or UNRATED


UNRATED = 1400


class Ended(Enum):
    """How a round ended for the player, as far as norms ask."""

    PLAYED = "played"
    OPEN = "open"
    """The opponent is known, the result is not."""
    WON_UNPLAYED = "won-by-forfeit"
    LOST_UNPLAYED = "lost-by-forfeit"
    PAIRING_BYE = "bye"
    NO_GAME = "no-game"
    """A bye on request, an absence, a round before they came."""


@dataclass(frozen=True, slots=True)
class Met:
    """One round of the player, or one game where a round has several."""

    round: int
    ended: Ended
    half_points: int = LOSS
    """What it gave over the board, by 1, ½ and 0 (ruling N36)."""
    opponent: Opponent | None = None

    @property
    def won(self) -> bool:
        """Whether it was won over the board: only such a game may be left out (1.4.1f)."""
        return self.ended is Ended.PLAYED and self.half_points == WIN


@dataclass(frozen=True, slots=True)
class NormEvent:
    """What of an event a norm asks for."""

    format: Format
    rounds: int
    occasion: Occasion = Occasion.ORDINARY
    federation: str = ""
    """That registers the event."""
    approved: bool = False
    """Whether the Qualification Commission has allowed an unusual format beforehand (1.4.2e)."""
    players: int = 0
    """So many take part; 0 where nobody says."""
    many_foreigners: bool = False
    """Whether it is a Swiss with as many foreigners as 1.4.3d asks for, in every round."""

    @property
    def fewest_games(self) -> int:
        """So many games at least (1.4.1a, 1.4.1b)."""
        if self.occasion is Occasion.WORLD_TEAM and 7 <= self.rounds <= 9:
            return 7
        return 8 if self.occasion is Occasion.WORLD_CUP else 9

    def exempts(self, candidate: Candidate) -> str:
        """Return the article that frees somebody from 1.4.3 and 1.4.4; empty where none does."""
        at_home = bool(self.federation) and candidate.federation == self.federation
        if self.occasion is Occasion.NATIONAL_FINAL and at_home:
            return "1.4.3a"
        if self.occasion is Occasion.NATIONAL_TEAM and at_home:
            return "1.4.3b"
        if self.occasion is Occasion.ZONAL:
            return "1.4.3c"
        return "1.4.3d" if self.many_foreigners and self.format is Format.SWISS else ""
