"""A board of a round: one game, the pair as made, and what was written on it."""

from __future__ import annotations

from paircard.core.event.game_address import Address
from paircard.core.event.ids import NOBODY, ContestantId, PlayerId, TeamId
from paircard.core.event.result import Result
from paircard.core.values.colour import Colour, Float
from paircard.core.values.frozen import dataclass


def place_of(match: int, game: int) -> str:
    """Return an address of the journal as a sentence has it.

    >>> place_of(5, 1), place_of(5, 2)
    ('5', '5.2')
    """
    return str(match) if game == 1 else f"{match}.{game}"


@dataclass(frozen=True, slots=True)
class Board:
    """One game: the pair as made (R19) and its result so far. Where a match has one game, it is a board of the hall."""

    number: int
    """Which of the round's games it is, 1 the first: unique in the round, and its address in the journal."""
    white: ContestantId
    """Id of the player paired with White; they stay the first named even when the colours were reversed."""
    black: ContestantId
    white_float: Float = "-"
    black_float: Float = "-"
    result: Result | None = None
    rated_as: Result | None = None
    """What goes out for rating where that is another result than the one that counts."""
    reversed: bool = False
    """The game was played with the colours the other way round (F7)."""
    verified_by: str = ""
    """Who typed the result a second time; empty since the board was changed, or when nobody has."""
    excused: tuple[ContestantId, ...] = ()
    """Who lost it by forfeit and had given notice (F8); nobody since the result was changed."""
    of_match: int = 0
    """Number of the match it is a game of; 0 where nobody says: then the match bears the number of the board."""
    game: int = 1
    """Which game of that match."""
    annulled: bool = False
    """Whether it counts for nobody: one of the two left too early. What was written stays to be seen."""
    series: int = 0
    """Which series of further games of the match it belongs to; 0 where it is of the match as it was paired."""
    play_off: bool = False
    """Whether it only decides who has won the match: it counts on no card and in no table."""
    same_as: Address | None = None
    """The game of an earlier stage that this is: what stands here was typed there."""
    white_player: PlayerId = NOBODY
    """Id of who plays for `white` where that is a team, by its line-up; 0 for nobody, or while it is not in."""
    black_player: PlayerId = NOBODY
    turned: bool = False
    """Whether the team named first in the match has Black here: it stands on the left all the same."""
    black_seat: int = 0
    """Place in the line-up of the team with Black; 0 where it is the number of the board."""
    before: int = 0
    """How many boards of the hall stand before the first of the event."""

    @property
    def reported(self) -> Result | None:
        """The result as it goes out for rating."""
        return self.rated_as or self.result

    @property
    def in_hall(self) -> int:
        """The number that stands on the board in the hall: the one that people say and type."""
        return self.number + self.before

    @property
    def match(self) -> int:
        """Number of the match it belongs to, as the journal names it."""
        return self.of_match or self.number

    @property
    def players(self) -> tuple[ContestantId, ContestantId]:
        """The two ids, first named first."""
        return self.white, self.black

    @property
    def teams(self) -> tuple[TeamId, TeamId]:
        """The two ids of a board on which players of teams meet."""
        return TeamId(self.white), TeamId(self.black)

    @property
    def listed(self) -> tuple[ContestantId, ContestantId]:
        """The two ids as they stand on a sheet: White on the left, in a match of teams the first named."""
        return (self.black, self.white) if self.turned else self.players

    def as_listed(self, result: Result) -> Result:
        """Return a result of this board as it stands on a sheet, or what a result on a sheet is on this board."""
        return result.turned if self.turned else result

    @property
    def text(self) -> str:
        """The result as it stands on a sheet; empty where there is none."""
        return "" if self.result is None else self.as_listed(self.result).text

    def player_of(self, team: ContestantId) -> PlayerId:
        """Return who plays on this board for one of the two teams; 0 for nobody, or while nobody is named."""
        return self.white_player if team == self.white else self.black_player

    def colour_of(self, player: ContestantId) -> Colour | None:
        """Colour in which they played; None when no game was played (F2). An empty board counts as being played."""
        if self.result is not None and not self.result.played:
            return None
        return "W" if (player == self.white) != self.reversed else "B"
