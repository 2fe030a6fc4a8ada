"""What tables must have of a round for one side: worked out from the boards alone, by nothing that makes tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from paircard.core.event.board import Board
from paircard.core.event.bye import ByeKind
from paircard.core.event.ids import ContestantId
from paircard.core.event.result import Result
from paircard.core.event.round import Round
from paircard.core.event.team_options import team_options
from paircard.core.event.tournament import Tournament
from paircard.core.values.points import format_points
from paircard.core.values.scale import Scale

BYES = {ByeKind.ALLOCATED: "bye", ByeKind.FULL: "bye", ByeKind.HALF: "½bye", ByeKind.FREE: "free"}


@dataclass(frozen=True)
class Met:
    """A match or game, from one side."""

    opponent: int
    colour: str
    """As it was played, `w` or `b`; empty where no game was."""
    mine: int
    theirs: int
    settled: int
    """What of it no adjourned game gave."""
    open: bool
    adjourned: bool
    played: bool
    annulled: bool
    of_matches: bool

    @property
    def outcome(self) -> int:
        """2, 1 or 0; nobody wins where neither scores, and of one game what it gave counts: ½-0 is no win (Q180)."""
        if not self.of_matches:
            return self.mine
        return 2 if self.mine > self.theirs else 1 if self.mine == self.theirs > 0 else 0

    @property
    def sign(self) -> str:
        """How it ended, as a cell has it."""
        said = self._team_sign if self.of_matches else self._sign
        return f"({said})" if self.annulled else said

    @property
    def _sign(self) -> str:
        if self.open or self.adjourned:
            return "?" if self.open else "a"
        if not self.played:
            return "+" if self.mine else "-"
        return format_points(self.mine)

    @property
    def _team_sign(self) -> str:
        points = format_points(self.mine)
        if self.open:
            return "?"
        if not self.played:
            return f"{'-=+'[self.outcome]}{points}"
        return f"{points}a" if self.adjourned else points

    @property
    def cell(self) -> str:
        """The whole cell of a crosstable."""
        bare = self.sign.strip("()")
        text = f"{self.opponent}{self.colour}{bare}"
        return f"({text})" if self.annulled else text


def met_in(tournament: Tournament, round_: Round, id_: ContestantId) -> Iterator[Met]:
    """Yield what one side has from a round: of a team one match, of a player a game each, or a match of two."""
    mine = [board for board in round_.boards if id_ in board.players and not board.play_off]
    for boards in [mine] if _by_match(tournament) and mine else [[board] for board in mine]:
        if not _by_match(tournament) and boards[0].result is None and boards[0].match in round_.over:
            continue  # a game of a match that is over is not played
        yield _met(tournament, round_, id_, boards)


def _by_match(tournament: Tournament) -> bool:
    return tournament.of_teams or tournament.match_of_two is not None


def _forfeited(tournament: Tournament, results: list[Result | None], sides: list[tuple[int, int]]) -> bool:
    """A match of two games only if one of the two forfeits both (C.04.5 1.1); any other where nobody played."""
    if tournament.match_of_two is None or None in results:
        return not any(result is None or result.played for result in results)
    gone = [[result is not None and not result.played for result in results]] * 2
    return any(all(away and not side[at] for away, side in zip(gone[at], sides, strict=True)) for at in (0, 1))


def _met(tournament: Tournament, round_: Round, id_: ContestantId, boards: list[Board]) -> Met:
    first = boards[0]
    results = [board.result for board in boards]
    open_ = None in results
    sides = [half_of(board, id_) for board in boards]
    played = not _forfeited(tournament, results, sides)
    begun = played and any(result is None or result.played for result in results)
    colour = "w" if (first.white == id_) != first.reversed else "b"
    to_come = open_ and round_.number > tournament.under_way
    return Met(
        int(tournament.numbers[first.black if first.white == id_ else first.white]),
        colour if begun and not to_come else "",
        sum(one for one, _ in sides),
        sum(other for _, other in sides),
        sum(one for board, (one, _) in zip(boards, sides, strict=True) if board.result and board.result.settled),
        open_,
        Result.ADJOURNED in results,
        played,
        all(board.annulled for board in boards),
        _by_match(tournament),
    )


def half_of(board: Board, id_: ContestantId) -> tuple[int, int]:
    if board.result is None:
        return 0, 0
    white, black = board.result.half_points
    return (white, black) if board.white == id_ else (black, white)


def expected_cell(tournament: Tournament, number: int, id_: ContestantId) -> str:
    """Return what a crosstable has of a round."""
    round_ = tournament.rounds[number - 1]
    if cells := [met.cell for met in met_in(tournament, round_, id_)]:
        return " ".join(cells)
    kind = next((bye.kind for bye in round_.byes if bye.who == id_), ByeKind.ZERO)
    if kind is ByeKind.ZERO and any(id_ in (*each.contestants,) for each in round_.matches):
        kind = ByeKind.THROUGH  # no game was played, and the match is decided
    return "free" if kind is ByeKind.THROUGH else BYES.get(kind, "-")


def expected_points(tournament: Tournament, number: int, id_: ContestantId) -> int:
    """Return the half points of a team in a round, in the points that rank; an adjourned match has none yet."""
    options, round_ = team_options(tournament.regulations), tournament.rounds[number - 1]
    by_match, scale = options.primary == "match", options.match_scale
    for met in met_in(tournament, round_, id_):
        if met.annulled:
            return 0
        if not by_match:
            return met.settled
        if met.open or met.adjourned:
            return 0
        return scale.forfeit_loss if not met.played and not met.outcome else _worth(scale)[met.outcome]
    bye = next((each for each in round_.byes if each.who == id_), None)
    if bye is None:
        return 0
    games = options.boards * (2 if options.bye_games == "all" else 1) * bye.half_points // 2
    return (0, scale.draw, scale.win)[bye.half_points] if by_match else games


def _worth(scale: Scale) -> tuple[int, int, int]:
    return scale.loss, scale.draw, scale.win


def member_cell(tournament: Tournament, round_: Round, team: ContestantId, named: Sequence[str]) -> str:
    """Return what the table of a team has of a round in the row of a member, or in that of the total."""
    boards = [board for board in round_.boards if team in board.players and not board.play_off]
    names = {tournament.name_of(board.player_of(team)) for board in boards if board.player_of(team)} & set(named)
    if names:
        mine = (board for board in boards if tournament.name_of(board.player_of(team)) in names)
        return " ".join(_game_cell(board, team) for board in mine)
    counted = any(board.result for board in boards) and not all(board.annulled for board in boards)
    points = sum(half_of(board, team)[0] for board in boards)
    return format_points(points) if "Total" in named and counted else ""


def _game_cell(board: Board, team: ContestantId) -> str:
    mine, _ = half_of(board, team)
    sign = "?" if board.result is None else "a" if board.result is Result.ADJOURNED else ""
    if not sign and board.result is not None:
        sign = format_points(mine) if board.result.played else "+" if mine else "-"
    return f"({sign})" if board.annulled else sign
