"""How a match stands: points and wins of both, whether it is decided, and by what (E1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.ids import NOBODY, ContestantId
from paircard.core.systems.match.options import MatchOptions, options_of
from paircard.core.values.frozen import dataclass
from paircard.core.values.points import WIN, format_points
from paircard.core.values.said import Words, said, said_n

if TYPE_CHECKING:
    from paircard.core.event.board import Board
    from paircard.core.event.match import Match
    from paircard.core.event.tournament import Tournament

ARTICLE = "B.VI E1"


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two."""

    id: ContestantId
    points: int
    """Half points of the games of the match; those of a play-off only decide."""
    wins: int


@dataclass(frozen=True, slots=True)
class Progress:
    """A match so far."""

    sides: tuple[Side, Side]
    """Number 1 first."""
    games: int
    """Over."""
    left: int
    """Still to be played at most."""
    decided: bool = False
    winner: ContestantId = NOBODY
    why: Words | str = ""
    """What decided it, in a few words with the article."""
    drawn: bool = False
    """Whether the games are over and level, and nothing has decided it yet."""
    waiting: bool = False
    """Whether a game that was begun, of the match or of a play-off, is still open."""

    @property
    def score(self) -> str:
        """Points of both."""
        return " : ".join(format_points(side.points) for side in self.sides)


def players(tournament: Tournament) -> tuple[ContestantId, ...]:
    """Return who plays the match, number 1 first."""
    return tuple(id_ for _, id_ in sorted(tournament.ids.items()))


def main_boards(tournament: Tournament) -> tuple[Board, ...]:
    """Return the games of the match itself, the first first."""
    return tuple(board for round_ in tournament.rounds for board in round_.boards if not board.play_off)


def progress(tournament: Tournament) -> Progress:
    """Return how the match stands; two players are entered."""
    boards, options = main_boards(tournament), options_of(tournament)
    over = [board for board in boards if board.result and board.result.settled]
    one, other = (_side(id_, over) for id_ in players(tournament)[:2])
    most = options.most or tournament.regulations.rounds
    left, open_ = max(most - len(over), 0), len(boards) > len(over)
    now = Progress((one, other), len(over), left, waiting=open_)
    if found := _by_games(now, options):
        return found
    if found := _by_decision(tournament, now):
        return found
    if not _level(now, options) or open_:
        return now
    return _after_play_offs(tournament, now)


def _side(id_: ContestantId, over: list[Board]) -> Side:
    points = [board.result.half_points[board.white != id_] for board in over if board.result]
    return Side(id_, sum(points), points.count(WIN))


def _by_games(now: Progress, options: MatchOptions) -> Progress | None:
    """Return the match as its games decide it; None while they do not."""
    one, other = now.sides
    ahead = one if (one.points, one.wins) > (other.points, other.wins) else other
    behind = other if ahead is one else one
    if options.to == "wins":
        ahead = max(now.sides, key=lambda side: side.wins)
        reached = said("{wins} wins reached ({article})", wins=options.wins, article=ARTICLE)
        return _won(now, ahead.id, reached) if ahead.wins >= options.wins else None
    if options.to == "points":
        reached = said("{points} points reached ({article})", points=format_points(options.points), article=ARTICLE)
        return _won(now, ahead.id, reached) if behind.points < options.points <= ahead.points else None
    difference = ahead.points - behind.points
    if not now.left:
        done = said("most points after {games} games ({article})", games=now.games, article=ARTICLE)
        return _won(now, ahead.id, done) if difference else None
    if options.play_out or difference <= WIN * now.left:
        return None
    early = said_n(
        "{score} cannot be made up in {left} game ({article})",
        "{score} cannot be made up in {left} games ({article})",
        now.left,
        score=f"{format_points(ahead.points)} : {format_points(behind.points)}",
        left=now.left,
        article=ARTICLE,
    )
    return _won(now, ahead.id, early)


def _level(now: Progress, options: MatchOptions) -> bool:
    """Whether the games are over, and nobody is ahead."""
    if options.to == "points":
        return all(side.points >= options.points for side in now.sides)
    return not now.left


def _won(now: Progress, winner: ContestantId, why: Words) -> Progress:
    return Progress(now.sides, now.games, now.left, decided=True, winner=winner, why=why)


def _by_decision(tournament: Tournament, now: Progress) -> Progress | None:
    """Return the match as somebody has decided it; None where nobody has."""
    decisions = [each for round_ in tournament.rounds[-1:] for each in round_.decisions.values()]
    if not decisions:
        return None
    how = {
        "lots": said("decided by lots"),
        "forfeit": said("decided by forfeit"),
        "withdrawal": said("the opponent has left"),
        "report": said("as the report has it"),
        "auxiliary": said("auxiliary points of the earlier event ({article})", article=ARTICLE),
    }[decisions[-1].how]
    return _won(now, decisions[-1].winner, how)


def _after_play_offs(tournament: Tournament, now: Progress) -> Progress:
    """Return a level match as its play-offs have it."""
    match = tournament.rounds[-1].matches[0]
    for number, opened in enumerate(match.series, start=1):
        verdict = match.verdict_of(number)
        if verdict is None:
            continue
        if not verdict.decided:
            return Progress(now.sides, now.games, now.left, waiting=True)
        if opened.sudden_death and match.points_in(number, verdict.winner) < WIN:
            why = said("drawn last game, enough for Black ({article})", article=ARTICLE)
        else:
            why = said("play-off {number}: {score} ({article})", number=number,
                       score=_of_series(match, number, verdict.winner), article=ARTICLE)  # fmt: skip
        return _won(now, verdict.winner, why)
    return Progress(now.sides, now.games, now.left, drawn=True)


def _of_series(match: Match, number: int, winner: ContestantId) -> str:
    points = (match.points_in(number, each) for each in (winner, match.opponent(winner)))
    return " : ".join(map(format_points, points))


def is_over(tournament: Tournament) -> bool:
    """Whether the match is decided: no further game is made."""
    return bool(tournament.rounds) and len(tournament.registrations) == 2 and progress(tournament).decided
