"""How a round looks as a table."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from functools import partial

from rich.text import Text

from paircard.core.event.board import Board
from paircard.core.event.bye import Bye, ByeKind
from paircard.core.event.byes_given import points_given
from paircard.core.event.carried import where_played
from paircard.core.event.former_results import Played
from paircard.core.event.ids import ContestantId
from paircard.core.event.match import Match
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.language import tr, trp
from paircard.core.values.points import format_points
from paircard.data.papers.cells import cell_len
from paircard.tui.looks import squares
from paircard.tui.looks.signs import signs_for
from paircard.tui.looks.styles import QUIET, WON
from paircard.tui.screens.pairings.absentees import AWAY, not_playing, reason
from paircard.tui.screens.pairings.colours_before import cells_of_history, history_before
from paircard.tui.screens.pairings.kept_rows import KeptRows
from paircard.tui.screens.pairings.matches import leg_row, match_columns, match_rows, spaced, team_width, won
from paircard.tui.widgets.celltable import Column, Row
from paircard.tui.widgets.fitting import fit

_NARROWEST, _WIDEST = 24, 84
ROOMY = 45
"""In so many cells there is room for title, federation, rating and colours of a player too."""
_BEHIND = 4 + 5 + 1 + 5
"""Federation, rating, and points behind the name, and what stands before them and the colours."""
_NAME = 30
"""Cells of a name that need not be more: what is left in a roomy row is for the club."""
_CLUB = 10
"""Cells of a club that are worth a column."""
_PLACE = 5
"""Cells of a board that is named by match and game."""
_RESULT = 7
_FIXED = 3 + _RESULT + 3 + 1
"""Board, result, a blank before each of the three columns behind the board, the scroll bar."""


def columns(
    width: int, *, of_teams: bool = False, several: bool = False, points: bool = True, rounds: int = 0
) -> list[Column]:
    """Return board, White, result and Black, the two players sharing what the terminal is wide.

    `rounds` are those before the one shown, of which there are colours.
    """
    if of_teams:
        return match_columns(width)
    player, place = player_width(width) - several, _PLACE if several else 3
    white, black = (
        _head(colour, player, rounds, points=points)
        for colour in (trp("at most 12 columns", "White"), trp("at most 12 columns", "Black"))
    )
    return [
        Column("board", f"{trp('at most 3 columns', 'Bd'):>{place}}", place),
        Column("white", f" {white}", 1 + player),
        Column("result", f" {trp('at most 7 columns', 'Result')}", 1 + _RESULT),
        Column("black", f" {black}", 1 + player),
    ]


def rests_on_points(tournament: Tournament) -> bool:
    """Whether points say anything of a pairing: not in a cup, nor where one player meets all others."""
    return not (system_of(tournament).ends_early or system_of(tournament).display)


def _head(colour: str, width: int, rounds: int, *, points: bool) -> str:
    number, scored = trp("at most 3 columns", "No"), trp("at most 4 columns", "Pts") if points else ""
    if width < ROOMY:
        return f"{number:>3} {colour}".ljust(width - len(scored)) + scored
    federation, rating = trp("at most 3 columns", "Fed"), trp("at most 4 columns", "Rtg")
    coloured = cells_of_history(rounds)
    behind = f" {federation:3} {rating:>4} {trp('at most 3 columns', 'Col'):{coloured}} {scored:>4}"
    if club := _club_width(width, coloured):
        behind = f" {fit(trp('at most 10 columns', 'Club'), club - 1)}{behind}"
    return f"{number:>3} {colour}".ljust(width - cell_len(behind)) + behind


def player_width(width: int) -> int:
    """Return how many cells one player gets in a terminal of this width."""
    return min(_WIDEST, max(_NARROWEST, (width - _FIXED) // 2))


def _club_width(size: int, coloured: int) -> int:
    """Return the cells of the club with the blank before it, 0 where there is no room for a useful one."""
    left = size - _NAME - _BEHIND - coloured - 8
    return left if left > _CLUB else 0


def is_roomy(width: int, *, several: bool) -> bool:
    """Whether in a terminal of this width the rows hold federation, rating and colours of a player."""
    return player_width(width) - several >= ROOMY


def rows(
    tournament: Tournament,
    round_: Round,
    width: int,
    left: Played = (),
    *,
    missing_only: bool,
    result: Callable[[Board], str],
    blind: bool = False,
    kept: KeptRows | None = None,
) -> list[Row]:
    """Return one row a board in the order of publication (F1), then byes, absent players, results of pairs that `left`.

    `result` writes the result column; `blind` shows no score of a match, which would tell the results. Of rows that
    are `kept` those are taken that are the same; not where `result` looks at more than the board.
    """
    size = player_width(width) - round_.several_games
    if tournament.of_teams:
        size = team_width(width)
        shown = list(match_rows(tournament, round_, width, missing_only=missing_only, result=result, blind=blind))
    else:
        boards: Sequence[Board] = round_.unfinished if missing_only else round_.boards
        if round_.several_games:  # further games stand below their match
            boards = sorted(boards, key=lambda board: (board.match, board.game))
        shown = _game_rows(tournament, round_, boards, size, result, blind=blind, kept=kept or KeptRows())
    if not missing_only:
        shown += _without_opponent(tournament, round_, size)
        shown += _not_playing(tournament, round_, size)
        shown += _played_before(tournament, round_, size)
        shown += _of_an_earlier_pairing(tournament, round_, left, size)
    return shown


def _game_rows(
    tournament: Tournament,
    round_: Round,
    boards: Sequence[Board],
    size: int,
    result: Callable[[Board], str],
    *,
    blind: bool,
    kept: KeptRows,
) -> list[Row]:
    kept.stand_on(tournament, round_, size, result)
    pairs = _pairs_of_games(tournament, round_)
    heads = _heads(round_, boards, pairs, blind=blind)
    shown: list[Row] = []
    for board in boards:
        shown += heads.get(board.number, ())
        match = pairs.get(board.match) if board.game > 1 else None
        first = match.boards[0] if match else None
        write = partial(_board_row, tournament, round_, size=size, result=result, match=None if blind else match)
        shown.append(kept.row(board, write, first))
    return shown


def _pairs_of_games(tournament: Tournament, round_: Round) -> Mapping[int, Match]:
    """Return the matches that two rows tell, one a game: of two games, each with the points before or in the match."""
    if not round_.several_games or not rests_on_points(tournament):
        return {}
    return {match.number: match for match in round_.matches if len(match.boards) == 2 and not match.boards[1].series}


def _heads(
    round_: Round, boards: Sequence[Board], headless: Container[int], *, blind: bool
) -> Mapping[int, tuple[Row, ...]]:
    """Return the rows over the games of a match and over its play-offs, by the number of the board below."""
    if not round_.several_games:
        return {}
    shown = {board.number for board in boards}
    first = (
        (match, next((board for board in part if board.number in shown), None))
        for match in round_.matches
        if match.number not in headless
        for part in match.headed
    )
    return {board.number: (leg_row(match, board, blind=blind),) for match, board in first if board}


def _board_row(
    tournament: Tournament,
    round_: Round,
    board: Board,
    *,
    size: int,
    result: Callable[[Board], str],
    match: Match | None = None,
) -> Row:
    """Write a game; under the first one of its `match` with what that has given so far in place of the points."""
    white, black = (
        _player(tournament, round_, id_, size, won=won(board, id_), scored=_made(match, id_)) for id_ in board.players
    )
    place = round_.place(board).rjust(_PLACE if round_.several_games else 3)
    return spaced(
        str(board.number),
        Text(place, QUIET if match else ""),
        white,
        squares.result(_with_lateness(result(board), len(round_.noted("late", board.match))), turned=board.reversed),
        black,
    )


def _made(match: Match | None, id_: ContestantId) -> str | None:
    """Say what the games of a match have given somebody, once one is over; None where no match is told of."""
    if match is None:
        return None
    return f"+{signs_for().points(match.game_points(id_))}" if match.begun else ""


def _with_lateness(result: str, times: int) -> str:
    """Add how often the player of a display was not ready.

    >>> _with_lateness("  ·  ", 2), _with_lateness(" 1-0 ", 3)
    ('  ·   2', ' 1-0  3')
    """
    return f"{result[:5]:<5} {times}" if times else result


def result_text(board: Board) -> str:
    """Return what stands in the result column.

    `~` marks colours played the other way round (F7), `*` another stage, `r` another result for rating.

    >>> result_text(Board(1, 1, 2))
    '  ·  '
    """
    if board.annulled:
        return _annulled(board)
    text = (signs_for().no_float if board.result is None else signs_for().spell(board.text)).center(5)
    signs = ("~" if board.reversed else "") + ("*" if board.same_as else "") + ("r" if board.rated_as else "")
    if not signs and len(text) <= 7:
        return text
    if board.result is not None and len(text) > 5:  # 0.5-0.5 would push the mark out of the column
        text = f"{board.as_listed(board.result).value:^5}"
    return f"{text[: 6 - len(signs)]} {signs}" if signs else text


def _annulled(board: Board) -> str:
    """Write what counts for nobody: in brackets what was played."""
    if board.result is None:
        return trp("at most 7 columns", "annul.")
    return f"({signs_for().spell(board.text)})"


def _player(
    tournament: Tournament,
    round_: Round,
    id_: ContestantId,
    size: int,
    *,
    won: bool = False,
    scored: str | None = None,
) -> Text:
    """Write a player, with the points before the round or what else they have `scored`."""
    card = tournament.cards[id_]
    points = scored
    if points is None:
        points = signs_for().points(card.score_before(round_.number)) if rests_on_points(tournament) else ""
    title, bold = card.entrant.title.value, WON if won else ""
    if size < ROOMY:
        text = Text(no_wrap=True).append(f"{card.number:>3} ", QUIET)
        name = f"{title} {card.entrant.name}" if title else card.entrant.name
        behind = f" {points:>{4 if signs_for().plain else 3}}" if points or scored is not None else ""
        return text.append(fit(name, size - 4 - len(behind)), bold).append(behind)
    coloured = cells_of_history(round_.number - 1)
    club = _club_width(size, coloured)
    # every change of style is sent, twice a board: what stands before the name is left as it is
    name = fit(card.entrant.name, size - _BEHIND - coloured - 8 - club)
    text = Text(f"{card.number:>3} {title:<4}", no_wrap=True).append(name, bold)
    if club:
        text.append(f" {fit(card.entrant.club, club - 1)}", QUIET)
    text.append(f"{card.entrant.federation[:3]:>4} {card.entrant.rating or '':>4} ", QUIET)
    colours = history_before(card, round_.number)
    text.append(" " * (coloured - colours.cell_len)).append_text(colours)
    return text.append(f" {points:>4}", bold)


def _without_opponent(tournament: Tournament, round_: Round, size: int) -> list[Row]:
    return [
        spaced(
            f"bye {bye.who}",  # no words: a key
            "  -",
            _player(tournament, round_, bye.who, size),
            Text(_bye_sign(bye, points_given(tournament, round_.number, bye))),
            Text(""),
        )
        for bye in round_.byes
    ]


def _bye_sign(bye: Bye, half_points: int) -> str:
    if bye.kind is ByeKind.FREE:
        return trp("at most 7 columns", "free")
    if bye.kind is ByeKind.THROUGH:
        return trp("at most 7 columns", "through")
    worth = (trp("at most 7 columns", "bye  0"), trp("at most 7 columns", "bye  ½"), trp("at most 7 columns", "bye  1"))
    if half_points >= len(worth):
        return f"{trp('at most 4 columns', 'bye'):<4}{format_points(half_points):>3}"
    sign = worth[half_points]
    return signs_for().spell(sign).replace("  ", " ") if signs_for().plain else sign


def _not_playing(tournament: Tournament, round_: Round, size: int) -> list[Row]:
    return [
        spaced(
            f"{AWAY}{id_}",
            "  -",
            _player(tournament, round_, id_, size),
            Text(trp("at most 7 columns", "away")),
            Text(fit(reason(tournament, round_, id_), size)),
        )
        for id_ in not_playing(tournament, round_)
    ]


def _played_before(tournament: Tournament, round_: Round, size: int) -> list[Row]:
    """Name the stage and round of every game that counts here and is not played again."""
    return [
        spaced(
            f"played {board.number}",  # no words: a key
            f"*{board.in_hall}".rjust(3),
            Text(fit(tr("played before, counts here:"), size)),
            Text(""),
            Text(fit(where_played(tournament, board.same_as), size)),
        )
        for board in round_.boards
        if board.same_as
    ]


def _of_an_earlier_pairing(tournament: Tournament, round_: Round, left: Played, size: int) -> list[Row]:
    shown = [
        spaced(
            f"left {board.number}",  # no words: a key
            trp("at most 3 columns", "was"),
            _player(tournament, round_, board.listed[0], size),
            Text(result_text(board)),
            _player(tournament, round_, board.listed[1], size),
        )
        for board in left
    ]
    head = fit(tr("Typed for pairs that are gone:"), size)
    return [spaced("left", "", Text(head), Text(""), Text("")), *shown] if shown else []
