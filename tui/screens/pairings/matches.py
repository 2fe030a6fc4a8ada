"""How a round of teams looks as a table: a line a match, its boards beneath, the first named team on the left."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from rich.text import Text

from paircard.core.event.board import Board
from paircard.core.event.ids import ContestantId, TeamId
from paircard.core.event.match import Match
from paircard.core.event.result import Result
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.papers.pairings import leg_called
from paircard.core.teams.outlook import may_draw, to_win
from paircard.core.values.frozen import replace
from paircard.core.values.language import trp
from paircard.core.values.points import WIN, format_points
from paircard.tui.looks import squares
from paircard.tui.looks.signs import signs_for
from paircard.tui.looks.styles import WON
from paircard.tui.screens.pairings.row_keys import leg_key, match_key
from paircard.tui.screens.pairings.who_sits import UNKNOWN, colour_sign, running
from paircard.tui.widgets.celltable import Column, Row
from paircard.tui.widgets.fitting import fit

_NARROWEST = 23
_PLACE, _RESULT = 5, 7
_FIXED = _PLACE + _RESULT + 3 + 1
"""Board, result, a blank before each of the three columns behind the board, the scroll bar."""


def spaced(key: str, board: str | Text, left: Text, result: Text, right: Text) -> Row:
    """Return a row with a blank before what follows the board.

    The table itself has no blanks between columns: one is enough, and names need the others.
    """
    first = Text(board) if isinstance(board, str) else board
    return Row(key, (first, *(Text(" ", no_wrap=True).append_text(cell) for cell in (left, result, right))))


def team_width(width: int) -> int:
    """Return how many cells a team or a player gets in a terminal of this width."""
    return min(60, max(_NARROWEST, (width - _FIXED) // 2))


def match_columns(width: int) -> list[Column]:
    """Return board, the team named first, score, the other team."""
    size = team_width(width)
    return [
        Column("board", trp("at most 5 columns", "Board"), _PLACE),
        Column("white", f" {fit(trp('at most 20 columns', 'Team'), size)}", 1 + size),
        Column("result", f" {trp('at most 7 columns', 'Result')}", 1 + _RESULT),
        Column("black", f" {fit(trp('at most 20 columns', 'Opponents'), size)}", 1 + size),
    ]


def match_rows(
    tournament: Tournament,
    round_: Round,
    width: int,
    *,
    missing_only: bool,
    result: Callable[[Board], str],
    blind: bool = False,
) -> Iterator[Row]:
    """Yield a row a match and one a board; with `missing_only` what is not complete, with `blind` without scores."""
    size = team_width(width)
    for match in round_.matches:
        legs = [leg for leg in legs_shown(match, missing_only=missing_only) if leg]
        if legs:
            yield _match_row(tournament, round_, match, size, blind=blind)
        for leg in legs:
            if len(match.legs) > 1:
                yield leg_row(match, leg[0], blind=blind)
            yield from _board_rows(tournament, round_, leg, size, result)


def legs_shown(match: Match, *, missing_only: bool) -> Iterator[Sequence[Board]]:
    """Yield the boards of a match leg by leg; with `missing_only` those that wait for a result."""
    for leg in match.legs:
        yield [board for board in leg if not missing_only or (_is_open(board) and not board.annulled)]


def _is_open(board: Board) -> bool:
    return board.result in (None, Result.ADJOURNED)


def leg_row(match: Match, first: Board, *, blind: bool) -> Row:
    """Return the row over a leg, the games of two players, or a play-off: what it is called, and its score."""
    leg = next(each for each in match.parts if first in each)
    begun = not blind and any(board.result is not None for board in leg)
    own = replace(match, boards=tuple(replace(board, series=0, play_off=False) for board in leg))
    shown = signs_for().spell(running(own)).center(5).rstrip() if begun else ""
    return spaced(leg_key(first), "", Text(f"    {leg_called(match, first)}"), Text(shown), Text(""))


def _match_row(tournament: Tournament, round_: Round, match: Match, size: int, *, blind: bool) -> Row:
    said = ["" if blind else standing(tournament, round_, match, each) for each in match.teams]
    left, right = (_team(tournament, each, text, size) for each, text in zip(match.contestants, said, strict=True))
    shown = "" if blind else score(match)
    return spaced(match_key(match), Text(f" {match.number}", style="bold"), left, Text(shown), right)


def _team(tournament: Tournament, id_: ContestantId, said: str, size: int) -> Text:
    name = fit(f"{tournament.numbers[id_]:>3} {tournament.name_of(id_)}", size - len(said) - 1)
    return Text(no_wrap=True).append(f"{name} {said}", "bold")  # no words: a style


def standing(tournament: Tournament, round_: Round, match: Match, id_: TeamId) -> str:
    """Say of a team of a match what is to be known first: whether its line-up is in, who has won, its points before."""
    if match.leg and match.verdict.decided:
        return _goes_on(match, id_)
    if match.decided and match.begun:
        return _outcome(match, id_)
    if round_.line_ups_due(match):
        if round_.line_up_of(id_, match.leg_now) is not None:
            return trp("at most 8 columns", "in")
        return trp("at most 8 columns", "no names")
    if match.begun:
        return _outlook(match, id_)
    return signs_for().points(tournament.cards[id_].score_before(round_.number))


def _outlook(match: Match, id_: TeamId) -> str:
    """Say what is still possible for a team: how much wins, or that it may draw."""
    needed = to_win(match, id_)
    if needed is not None:
        return trp("at most 16 columns", "{points} to win", points=signs_for().spell(format_points(needed)))
    return trp("at most 10 columns", "may draw") if may_draw(match, id_) else ""


def _goes_on(match: Match, id_: ContestantId) -> str:
    """Say of a match that somebody has to win who goes on, whatever decided it."""
    return trp("at most 8 columns", "goes on") if match.verdict.winner == id_ else trp("at most 8 columns", "out")


def _outcome(match: Match, id_: ContestantId) -> str:
    own, other = match.game_points(id_), match.game_points(match.opponent(id_))
    if own == other and own:
        return trp("at most 8 columns", "drawn")
    return trp("at most 8 columns", "won") if own > other else trp("at most 8 columns", "lost")


def score(match: Match) -> str:
    """Return the running score of a match as its column has it; empty before its first result."""
    return signs_for().spell(running(match)).center(5).rstrip() if match.begun else ""


def _board_rows(
    tournament: Tournament,
    round_: Round,
    boards: Iterable[Board],
    size: int,
    result: Callable[[Board], str],
) -> Iterator[Row]:
    for board in boards:
        known = round_.seated(board)
        left, right = (
            _player(tournament, board, team, size) if known else _secret(board, team) for team in board.listed
        )
        # 1 is a point for the left, whatever the colour: the square is that of who won
        turned = (board.listed[0] == board.white) is board.reversed
        shown = squares.result(result(board), turned=turned)
        yield spaced(str(board.number), round_.place(board).rjust(_PLACE), left, shown, right)


def won(board: Board, id_: ContestantId) -> bool:
    """Whether the result on a board is a win of that contestant."""
    if board.result is None or board.annulled:
        return False
    return board.result.half_points[id_ != board.white] == WIN


def _secret(board: Board, team: ContestantId) -> Text:
    return Text(f"  {colour_sign(board, team)} {UNKNOWN}", no_wrap=True)


def _player(tournament: Tournament, board: Board, team: ContestantId, size: int) -> Text:
    colour = colour_sign(board, team)
    entrant = tournament.players.get(board.player_of(team))
    if entrant is None:
        return Text(f"  {colour} {trp('at most 10 columns', 'nobody')}", no_wrap=True)
    name = f"{entrant.title.value} {entrant.name}".strip()
    text = Text(f"  {colour} ", no_wrap=True).append(fit(name, size - 9), WON if won(board, team) else "")
    return text.append(f" {entrant.rating or '':>4}")
