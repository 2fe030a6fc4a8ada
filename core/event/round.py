"""One paired round: its boards as published, and what was written on them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from paircard.core.event.board import Board, place_of
from paircard.core.event.bye import Bye, ByeKind
from paircard.core.event.card_lines import lines_grown, lines_of
from paircard.core.event.ids import NOBODY, ContestantId, PlayerId, TeamId
from paircard.core.event.lines_of_two_games import lines_of_matches
from paircard.core.event.match import Match
from paircard.core.event.result import Result
from paircard.core.values.frozen import dataclass, field, replace
from paircard.core.values.scale import USUAL, Scale

if TYPE_CHECKING:
    from paircard.core.event.card import CardLine
    from paircard.core.event.display_facts import Note, Noted
    from paircard.core.event.series_facts import MatchDecided, SeriesOpened
    from paircard.core.event.team_facts import StartNoted


@dataclass(frozen=True)
class Round:
    """One round from its pairing on."""

    number: int
    boards: tuple[Board, ...]
    byes: tuple[Bye, ...] = ()
    """Everybody whom the round gives no opponent and who has not stayed away, the bye of the pairing first."""
    published: bool = False
    by_hand: str = ""
    """Reason of a pairing made by hand; empty when the program paired."""
    against: tuple[str, ...] = ()
    """The articles a pairing by hand breaks."""
    handed: Mapping[tuple[TeamId, int], tuple[PlayerId, ...]] = field(default_factory=dict)
    """What teams have handed in, by team and leg, 0 for all legs: who plays, by board; 0 where nobody does."""
    starts: Mapping[int, StartNoted] = field(default_factory=dict)
    """By number of the match when it began and its teams were admitted, where that was noted."""
    notes: tuple[Noted, ...] = ()
    """What the arbiter of a display noted, in that order."""
    together: tuple[int, ...] = ()
    """Of a display, the boards that were put side by side last, by seat."""
    series: Mapping[int, tuple[SeriesOpened, ...]] = field(default_factory=dict)
    """By number of the match the further games that were opened, in order."""
    decisions: Mapping[int, MatchDecided] = field(default_factory=dict)
    """By number of the match what decided it, where its games do not."""
    ends_early: bool = False
    """Whether a match is over as soon as it is decided: games left are not played then."""
    leg: int = 0
    """Boards of a leg, where teams meet and one of them has to win; 0 elsewhere."""
    scale: Scale = USUAL
    """What its results are worth to players, as announced when it was paired."""
    match_of_two: Scale | None = None
    """What its matches are worth where two games make one: cards have a line a match then; else None."""

    @cached_property
    def lines(self) -> Mapping[ContestantId, Sequence[CardLine]]:
        """What the round, once it is in play, writes on the cards of those who play in it or have a bye, by id."""
        return lines_of(self) if self.match_of_two is None else lines_of_matches(self, self.match_of_two)

    @property
    def scale_of_round(self) -> Scale:
        """What it is worth to players as a whole: a game, or a match of two."""
        return self.match_of_two or self.scale

    @cached_property
    def some_annulled(self) -> bool:
        """Whether a game of it counts for nobody."""
        return any(board.annulled for board in self.boards)

    @cached_property
    def linked(self) -> bool:
        """Whether a game of it was played in an earlier stage."""
        return any(board.same_as for board in self.boards)

    @cached_property
    def line_ups(self) -> Mapping[TeamId, tuple[PlayerId, ...]]:
        """The line-up of every team that has handed in one, of the first leg where it has its own for each."""
        teams = dict.fromkeys(team for team, leg in self.handed if leg <= 1)
        return {team: found for team in teams if (found := self.line_up_of(team)) is not None}

    def line_up_of(self, team: TeamId, leg: int = 1) -> tuple[PlayerId, ...] | None:
        """Return who plays for a team in a leg: what it has handed in for that one, or for all."""
        return self.handed.get((team, leg), self.handed.get((team, 0)))

    @property
    def boards_before(self) -> int:
        """How many boards of the hall stand before its first."""
        return self.boards[0].before if self.boards else 0

    @cached_property
    def matches(self) -> tuple[Match, ...]:
        """The boards by the match they belong to, in the order of publication."""
        return self.matches_of({board.match for board in self.boards})

    @cached_property
    def _by_player(self) -> Mapping[ContestantId, Sequence[Board]]:
        """The boards of everybody who has one, in their order."""
        boards: dict[ContestantId, list[Board]] = {}
        for board in self.boards:
            for player in dict.fromkeys(board.players):
                boards.setdefault(player, []).append(board)
        return boards

    def _match(self, number: int, boards: tuple[Board, ...]) -> Match:
        first, second = boards[0].players  # who has White on the first board is named first
        return Match(number, first, second, boards, self.series.get(number, ()), self.decisions.get(number), self.leg)

    @property
    def still_drawn(self) -> tuple[Match, ...]:
        """The matches that somebody has to win, and nobody has though all games there are have been played."""
        return tuple(match for match in self.matches if match.verdict.drawn) if self.ends_early else ()

    @property
    def by_match(self) -> tuple[Board, ...]:
        """The boards match by match, further games of a match behind its others."""
        return tuple(sorted(self.boards, key=lambda board: (board.match, board.game)))

    @cached_property
    def several_games(self) -> bool:
        """Whether a match of it has several games, so that a board is named by match and game."""
        return any(board.game > 1 for board in self.boards)

    @property
    def heads(self) -> tuple[Board, ...]:
        """The first board of every match: it tells who meets whom, with which colour and floats."""
        return tuple(match.boards[0] for match in self.matches)

    @cached_property
    def pairs(self) -> tuple[tuple[ContestantId, ContestantId], ...]:
        """Who meets whom, a pair a match, first named first."""
        pairs: dict[int, tuple[ContestantId, ContestantId]] = {}
        for board in self.boards:
            pairs.setdefault(board.match, board.players)
        return tuple(pairs.values())

    def matches_of(self, numbers: Collection[int]) -> tuple[Match, ...]:
        """Return the matches of these numbers, in the order of publication."""
        boards: dict[int, list[Board]] = {}
        for board in self.boards:
            if board.match in numbers:
                boards.setdefault(board.match, []).append(board)
        return tuple(self._match(number, tuple(each)) for number, each in boards.items())

    def match_of(self, contestant: ContestantId) -> Match | None:
        """Return the match of a contestant; None where they have none."""
        boards = self.boards_of(contestant)
        return self.match(boards[0].match) if boards else None

    @cached_property
    def bye(self) -> ContestantId | None:
        """Who has the bye of the pairing."""
        return next(iter(self.who_has(ByeKind.ALLOCATED)), None)

    def who_has(self, *kinds: ByeKind) -> tuple[ContestantId, ...]:
        """Return the ids of those who have a bye of these kinds."""
        return tuple(bye.who for bye in self.byes if bye.kind in kinds)

    @property
    def given_a_point(self) -> tuple[ContestantId, ...]:
        """Everybody who got a point without an opponent, the bye of the pairing first."""
        return self.who_has(ByeKind.ALLOCATED, ByeKind.FULL)

    @property
    def more_byes_than_one(self) -> bool:
        """Whether points were given that no pairing by the rules gives: they know one bye (A5), and none on request."""
        return len(self.given_a_point) > 1 or bool(self.who_has(ByeKind.FULL))

    def beyond_one_bye(self, *, full_allowed: bool) -> tuple[ContestantId, ...]:
        """Return who has a point without playing where that is more than the rules give; usually nobody.

        `full_allowed`: whether they know whole points on request.
        """
        if not full_allowed:
            return self.given_a_point if self.more_byes_than_one else ()
        allocated = self.who_has(ByeKind.ALLOCATED)
        return allocated if len(allocated) > 1 else ()

    @cached_property
    def missing(self) -> tuple[Board, ...]:
        """Boards without a result that still wait for one."""
        open_ = tuple(board for board in self.boards if board.result is None and not board.annulled)
        over = self.over if open_ else frozenset()
        return tuple(board for board in open_ if board.match not in over)

    @property
    def unfinished(self) -> tuple[Board, ...]:
        """Boards that still wait for a result, adjourned games among them: at the end of the day both are open."""
        missing = {board.number for board in self.missing}
        return tuple(
            board
            for board in self.boards
            if board.number in missing or (board.result is Result.ADJOURNED and not board.annulled)
        )

    @property
    def over(self) -> frozenset[int]:
        """The numbers of the matches of which no game is played any more, whatever is open."""
        if not self.ends_early:
            return frozenset(self.decisions)
        return frozenset(match.number for match in self.matches if match.verdict.decided)

    @property
    def begun(self) -> bool:
        """Whether any result is in that was typed here."""
        return any(board.result is not None for board in self.boards if board.same_as is None)

    @property
    def complete(self) -> bool:
        """Whether every board has a result (an adjourned game counts as one, F9)."""
        return not self.missing

    @cached_property
    def settled(self) -> bool:
        """Whether every result is final."""
        over = self.over
        return all(
            board.annulled or (board.result.settled if board.result else board.match in over) for board in self.boards
        )

    @property
    def verified_by(self) -> str:
        """Who verified boards of this round; empty when nobody has."""
        return ", ".join(sorted({board.verified_by for board in self.boards if not board.same_as} - {""}))

    @property
    def unverified(self) -> tuple[Board, ...]:
        """Boards whose result was typed here, and not a second time, or was changed since."""
        return tuple(board for board in self.boards if not board.verified_by and not board.same_as)

    def board(self, number: int) -> Board:
        """Return the board of that number; raise `IndexError` when there is none."""
        if not 1 <= number <= len(self.boards):
            raise IndexError(number)
        return self.boards[number - 1]

    def game(self, match: int, game: int = 1) -> Board:
        """Return the board at an address of the journal; raise `IndexError` when there is none."""
        found = self.found(match, game)
        if found is None:
            raise IndexError(place_of(match, game))
        return found

    def found(self, match: int, game: int = 1) -> Board | None:
        """Return the board at an address of the journal, None when there is none."""
        # where every match has one game, its number is that of the board
        if 1 <= match <= len(self.boards):
            likely = self.boards[match - 1]
            if likely.game == game and likely.match == match:
                return likely
        return next((each for each in self.boards if each.game == game and each.match == match), None)

    def with_boards(self, boards: Iterable[Board]) -> Round:
        """Return the round with some boards replaced."""
        changed, numbers = list(self.boards), set[int]()
        for board in boards:
            changed[board.number - 1] = board
            numbers.add(board.number)
        after = replace(self, boards=tuple(changed))
        known = vars(self).get("lines")
        if known is not None and (lines := lines_grown(known, self, after, numbers)) is not None:
            vars(after)["lines"] = lines
        return after

    def noted(self, what: Note, board: int = 0) -> tuple[Noted, ...]:
        """Return what was noted of a board, or of all of them."""
        return tuple(each for each in self.notes if (each.what, each.table) == (what, board))

    def place(self, board: Board) -> str:
        """Return what a board is called: its number, and match and game where the match has several.

        >>> first, second = Board(1, 1, 2, of_match=1), Board(2, 2, 1, of_match=1, game=2)
        >>> Round(1, (first, second)).place(first), Round(1, (Board(1, 1, 2),)).place(Board(1, 1, 2))
        ('1.1', '1')
        """
        following = self.boards[board.number : board.number + 1]
        several = board.game > 1 or board.match in self.series or any(each.match == board.match for each in following)
        return f"{board.match}.{board.game}" if several else str(board.in_hall)

    def match(self, number: int) -> Match | None:
        """Return the match of that number, None when there is none."""
        boards = tuple(board for board in self.boards if board.match == number)
        return self._match(number, boards) if boards else None

    def line_ups_missing(self, match: Match, leg: int = 1) -> tuple[TeamId, ...]:
        """Return which teams of a match have not said yet who plays in a leg."""
        return tuple(each for each in match.teams if self.line_up_of(each, leg) is None)

    def seated(self, board: Board) -> bool:
        """Whether it is known who plays on a board of teams: both line-ups of its leg are in."""
        match = self.match(board.match) if self.leg else None
        leg = match.leg_of(board) if match else 1
        return all(self.line_up_of(each, leg) is not None for each in board.teams)

    def line_ups_due(self, match: Match) -> tuple[TeamId, ...]:
        """Return whose line-up is missing for the leg of a match that is played, or played next."""
        return self.line_ups_missing(match, match.leg_now)

    def boards_of(self, player: ContestantId) -> tuple[Board, ...]:
        """Return the boards of a player in their order: none, one, or one a game where they have several."""
        return tuple(self._by_player.get(player, ()))

    def with_series(self, opened: SeriesOpened) -> Round:
        """Return the round with further games of a match, behind all there are: no game changes its number."""
        match = self.match(opened.match)
        if match is None:
            raise IndexError(opened.match)
        made = tuple(
            Board(
                len(self.boards) + at,
                *(match.contestants if colour == "W" else (match.second, match.first)),
                of_match=match.number,
                game=len(match.boards) + at,
                series=len(match.series) + 1,
                play_off=opened.play_off,
                turned=bool(self.leg) and colour == "B",
            )
            for at, colour in enumerate(opened.colours, start=1)
        )
        series = {**self.series, match.number: (*match.series, opened)}
        return replace(self, boards=(*self.boards, *made), series=series)._with_players(match)

    def with_line_up(self, team: TeamId, players: tuple[PlayerId, ...], leg: int = 0) -> Round:
        """Return the round with the line-up of a team. It is secret until that of the opponents is in, too.

        Then on each board of the match sits who is named for it.
        """
        handed = replace(self, handed={**self.handed, (team, leg): players})
        match = self.match_of(team)
        return handed if match is None else handed._with_players(match)

    def _with_players(self, match: Match) -> Round:
        """Return the round with everybody at the boards of a match, in the legs of which both line-ups are in."""
        now = self.match(match.number) or match
        boards = list(self.boards)
        for board in now.boards:
            leg = now.leg_of(board)
            for each in match.teams if not self.line_ups_missing(match, leg) else ():
                players = self.line_up_of(each, leg) or ()
                boards[board.number - 1] = _seated(boards[board.number - 1], each, players, self.leg)
        return replace(self, boards=tuple(boards))


def _seated(board: Board, team: TeamId, players: tuple[PlayerId, ...], leg: int) -> Board:
    at = (board.game - 1) % leg + 1 if leg else board.game
    seat = at if team == board.white else board.black_seat or at
    player = players[seat - 1] if seat <= len(players) else NOBODY
    return replace(board, white_player=player) if team == board.white else replace(board, black_player=player)
