"""What the games of an event make of the ratings of those who play in it, period by period."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field
from functools import cached_property
from itertools import groupby

from paircard.core.event.board import Board
from paircard.core.event.elsewhere import NOTHING_ELSEWHERE, Elsewhere
from paircard.core.event.entrant import Entrant
from paircard.core.event.for_federation import is_of_stage
from paircard.core.event.ids import NOBODY, ContestantId
from paircard.core.event.kind_of_play import play_of
from paircard.core.event.periods import in_period, number_of_periods, rounds_of
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.rating_changes.change import Change, change
from paircard.core.rating_changes.coefficient import Known
from paircard.core.rating_changes.first import FirstRating, first_rating
from paircard.core.rating_changes.game import LeftOut, Met
from paircard.core.rating_changes.pace import rated_as
from paircard.core.rating_changes.regulations import Regulations
from paircard.core.values.dates import is_iso
from paircard.core.values.frozen import dataclass
from paircard.core.values.time_control import Play, seconds_for_60_moves

_NOT_RATED = (Result.WHITE_UNRATED, Result.DRAW_UNRATED, Result.BLACK_UNRATED)


@dataclass(frozen=True, slots=True)
class Account:
    """What a period of an event makes of the rating of one player: a change, or a first rating."""

    id: ContestantId
    entrant: Entrant
    """As they are rated in the period."""
    made: Change | FirstRating

    @property
    def change(self) -> Change | None:
        """The change of a rated player; None of an unrated one."""
        return self.made if isinstance(self.made, Change) else None


@dataclass(frozen=True)
class RatedPeriod:
    """The games that FIDE rates together: those of an event, or of one period of a long one."""

    tournament: Tournament = field(repr=False)
    number: int = 1
    listed: Mapping[ContestantId, int] = field(default_factory=dict, repr=False)
    """K as the list of the first day has it, by id, of those whose K the event does not know."""

    @cached_property
    def rounds(self) -> range:
        """Its rounds."""
        return rounds_of(self.tournament.facts, self.number)

    @cached_property
    def first_day(self) -> str:
        """The day whose list and regulations count (ruling T3); empty where it is not known."""
        own = self.tournament.when(self.rounds[0]).date if self.rounds else ""
        found = (self.tournament.details.start or own) if self.number == 1 else own
        return found if is_iso(found) else ""

    @cached_property
    def play(self) -> Play:
        """The kind of play; standard where nothing tells it."""
        return play_of(self.tournament) or "standard"

    @cached_property
    def regulations(self) -> Regulations:
        """The regulations by which it is rated."""
        return Regulations.of(self.play, self.first_day)

    @cached_property
    def accounts(self) -> Mapping[ContestantId, Account]:
        """What becomes of the rating of everybody who has sat down in it, by id."""
        return {id_: self._account(id_, tuple(met)) for id_, met in self._met.items()}

    # --- how it is made ------------------------------------------------------------------------------------

    @cached_property
    def _entrants(self) -> Mapping[ContestantId, Entrant]:
        facts = self.tournament.facts
        return {id_: in_period(facts, id_, each, self.number) for id_, each in self.tournament.players.items()}

    @cached_property
    def _ratings(self) -> Mapping[ContestantId, int]:
        return {id_: each.rated_by_fide for id_, each in self._entrants.items()}

    @cached_property
    def _seconds(self) -> int | None:
        """What each has for 60 moves, where that may be too little for some ratings."""
        return None if self.regulations.quick else seconds_for_60_moves(self.tournament.details.time_control)

    @cached_property
    def _met(self) -> Mapping[ContestantId, list[Met]]:
        met: dict[ContestantId, list[Met]] = {}
        of_teams = self.tournament.of_teams
        for number, board in self._boards():
            white, black = (board.white_player, board.black_player) if of_teams else board.players
            result, left_out = board.reported, self._left_out(board.reported, white, black)
            points = result.half_points if result and left_out is None else (0, 0)
            for own, other, half_points in ((white, black, points[0]), (black, white, points[1])):
                if own != NOBODY:
                    rating = self._ratings.get(other, 0)
                    met.setdefault(own, []).append(Met(rating, half_points, left_out, number, other))
        return met

    def _boards(self) -> Iterator[tuple[int, Board]]:
        """Yield the games that count, and those still to be played."""
        rounds = self.rounds
        for round_ in self.tournament.rounds:
            if round_.number in rounds and round_.number <= self.tournament.under_way:
                for board in round_.boards:
                    if is_of_stage(board):
                        yield round_.number, board

    def _left_out(self, result: Result | None, white: ContestantId, black: ContestantId) -> LeftOut | None:
        if NOBODY in (white, black) or (result is not None and not result.played):
            return LeftOut.NOT_PLAYED
        if result is None or not result.settled:
            return LeftOut.OPEN
        if result in _NOT_RATED:
            return LeftOut.BY_RESULT
        if self._seconds is None:
            return None
        slow = rated_as(self._seconds, self._ratings.get(white, 0), self._ratings.get(black, 0))
        return None if slow == "standard" else LeftOut.TOO_FAST

    def _account(self, id_: ContestantId, met: tuple[Met, ...]) -> Account:
        entrant = self._entrants[id_]
        own, elsewhere = entrant.rated_by_fide, entrant.elsewhere or NOTHING_ELSEWHERE
        if not own:
            return Account(id_, entrant, first_rating([*_before(elsewhere), met]))
        year = int(self.first_day[:4]) if self.first_day else None
        known = Known(
            own,
            born=entrant.birth,
            year=year,
            games_before=elsewhere.games,
            highest=elsewhere.highest,
            listed=entrant.k or self.listed.get(id_, 0),
        )
        return Account(id_, entrant, change(own, met, known, self.regulations))


def _before(elsewhere: Elsewhere) -> Iterator[tuple[Met, ...]]:
    """Yield the games of an unrated player in other events, an event at a time, the earliest first (7.1.4)."""
    for _, games in groupby(sorted(elsewhere.results, key=lambda each: each.event), key=lambda each: each.event):
        yield tuple(Met(each.rating, each.half_points) for each in games)


def rated_periods(tournament: Tournament, listed: Mapping[ContestantId, int] | None = None) -> tuple[RatedPeriod, ...]:
    """Return the periods of an event, one where it has none; those not begun have no accounts.

    `listed` is K of those whose K the event does not know, as a rating list has it.
    """
    numbers = range(1, number_of_periods(tournament.facts) + 1)
    return tuple(RatedPeriod(tournament, number, listed or {}) for number in numbers)
