"""What a round writes on the cards: a line a game for each of its players, a line for everybody without one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from paircard.core.event.bye import Bye, ByeKind
from paircard.core.event.card import CardLine, Kind
from paircard.core.event.ids import ContestantId
from paircard.core.event.registration import Registration
from paircard.core.event.result import Result
from paircard.core.values.colour import Colour, Float
from paircard.core.values.scale import USUAL, Scale

if TYPE_CHECKING:
    from paircard.core.event.board import Board
    from paircard.core.event.round import Round

Lines = Mapping[ContestantId, Sequence[CardLine]]
"""What a round writes on the cards of those who play in it or have a bye."""

_KINDS: Mapping[ByeKind, Kind] = {
    ByeKind.ALLOCATED: Kind.BYE,
    ByeKind.FULL: Kind.BYE,
    ByeKind.HALF: Kind.HALF_BYE,
    ByeKind.ZERO: Kind.ABSENT,
    ByeKind.FREE: Kind.FREE,
    ByeKind.THROUGH: Kind.THROUGH,
}


def lines_of(round_: Round) -> Mapping[ContestantId, Sequence[CardLine]]:
    """Return the lines of everybody who plays in a round or has a bye, by id."""
    over = round_.over if round_.missing or round_.decisions else frozenset()
    lines = _of_games(round_, round_.boards, over)
    for number in over:
        if (match := round_.match(number)) and match.verdict.winner not in lines and match.verdict.winner:
            lines[match.verdict.winner].append(CardLine(round_.number, Kind.THROUGH))  # no game was played
    for bye in round_.byes:
        lines[bye.who].append(line_of_bye(round_.number, bye, round_.scale_of_round))
    return lines


def lines_grown(known: Lines, before: Round, now: Round, changed: Iterable[int]) -> Lines | None:
    """Return the lines of a round in which nothing has changed but these boards, on the ground of what it wrote before.

    Whoever sits at none of them keeps the very same lines. None where boards hang together: there all are written anew.
    """
    if now.match_of_two is not None or now.ends_early or now.decisions:
        return None
    boards = [each.boards[number - 1] for number in changed for each in (before, now)]
    players = {player for board in boards for player in board.players}
    if any(bye.who in players for bye in now.byes):
        return None
    theirs = [board for board in now.boards if board.white in players or board.black in players]
    written = _of_games(now, theirs, frozenset())
    lines: dict[ContestantId, Sequence[CardLine]] = {**known}
    for player in players:
        lines.pop(player, None)
        if player in written:
            lines[player] = written[player]
    return lines


def lines_to_come(round_: Round) -> Mapping[ContestantId, Sequence[CardLine]]:
    """Return the same of a round that is not in play: games without a result have not begun."""
    return {id_: [line.still_to_come() for line in lines] for id_, lines in round_.lines.items()}


def _of_games(
    round_: Round, boards: Iterable[Board], over: frozenset[int]
) -> defaultdict[ContestantId, list[CardLine]]:
    lines: defaultdict[ContestantId, list[CardLine]] = defaultdict(list)
    for board in boards:
        if board.play_off or (board.result is None and board.match in over):
            continue
        for_white, for_black = _of_game(round_.number, board, round_.scale)
        lines[board.white].append(for_white)
        lines[board.black].append(for_black)
    return lines


def line_away(registration: Registration, round_number: int, scale: Scale = USUAL) -> CardLine:
    """Return the line of somebody who neither plays in a round nor has a bye."""
    if round_number < registration.first_round:
        missed = registration.missed
        told = missed[round_number - 1] if round_number <= len(missed) else 0
        return CardLine(round_number, Kind.NOT_ENTERED, half_points=scale.of_absence(told), scale=scale)
    kind = Kind.WITHDRAWN if registration.withdrawn(round_number) else Kind.ABSENT
    return CardLine(round_number, kind, half_points=scale.absence, scale=scale)


def _of_game(number: int, board: Board, scale: Scale) -> tuple[CardLine, CardLine]:
    """Return the lines of a game on the card of who is named first, and of the other."""
    white, black, game, link = board.white, board.black, board.game, board.same_as
    (kind, points), (other_kind, other_points), played = ends(board.result, scale)
    colour, other = _SEATS[board.reversed] if played else (None, None)
    first = CardLine(number, kind, black, colour, points, board.white_float, game, same_as=link, scale=scale)
    second = CardLine(
        number, other_kind, white, other, other_points, board.black_float, game, same_as=link, scale=scale
    )
    return (first.without_effect(), second.without_effect()) if board.annulled else (first, second)


_SEATS: Mapping[bool, tuple[Colour, Colour]] = {False: ("W", "B"), True: ("B", "W")}
"""The colours of who is named first and of the other, by whether the game was played the other way round."""


Ends = tuple[tuple[Kind, int], tuple[Kind, int], bool]
"""What a result is on the cards of White and of Black, and whether there is a game, played or under way."""


@lru_cache(maxsize=16)
def ends_by_result(scale: Scale) -> Mapping[Result, Ends]:
    """Return what every result is where results are worth so much."""
    return {result: ends(result, scale) for result in Result}


@lru_cache(maxsize=256)
def ends(result: Result | None, scale: Scale) -> Ends:
    """Return what a result is on the cards of White and of Black, and whether there is a game, played or under way."""
    white, black = result.half_points if result else (0, 0)
    of_white, of_black = ((kind_of(result, each), points_of(result, each, scale)) for each in (white, black))
    return of_white, of_black, result is None or result.played


def points_of(result: Result | None, half_points: int, scale: Scale) -> int:
    """Return what a game gives one of the two that gives so many half points where nothing else was announced."""
    if result is None or scale.usual:
        return half_points
    return scale.of_game(half_points) if result.played else scale.of_forfeit(half_points)


def line_of_bye(round_number: int, bye: Bye, scale: Scale = USUAL) -> CardLine:
    """Return the line of somebody who has a bye in a round."""
    kind = kind_of_bye(bye)
    # A5: a point without an opponent is a downfloat
    down: Float = "D" if kind is Kind.BYE else "-"
    return CardLine(round_number, kind, half_points=bye.half_points, float=down, scale=scale)


def kind_of_bye(bye: Bye) -> Kind:
    """Return what a card calls a round without an opponent."""
    return _KINDS[bye.kind]


def kind_of(result: Result | None, half_points: int) -> Kind:
    """Return what a card calls a game with this result, for one of the two."""
    if result is None:
        return Kind.OPEN
    if result is Result.ADJOURNED:
        return Kind.ADJOURNED
    if result.played:
        return Kind.PLAYED
    return Kind.FORFEIT_WIN if half_points else Kind.FORFEIT_LOSS
