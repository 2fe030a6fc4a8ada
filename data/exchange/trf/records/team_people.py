"""Record 001 of who plays for a team: their own games, and what they have for rounds without a match."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from paircard.core.event.bye import ByeKind
from paircard.core.event.ids import ContestantId, Place, TeamId
from paircard.core.event.team_cards import team_of
from paircard.core.event.team_options import team_options
from paircard.core.facets.system import system_of
from paircard.core.values.points import format_decimal
from paircard.data.exchange.trf.records.open_games import UNKNOWN, counted_open, is_open
from paircard.data.exchange.trf.records.player_columns import POINTS
from paircard.data.exchange.trf.records.player_written import players, points_told, put_round, record_of
from paircard.data.exchange.trf.records.without_match import signs_told

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paircard.core.event.board import Board
    from paircard.core.event.card import PairingCard
    from paircard.core.event.round import Round
    from paircard.data.exchange.trf.outgoing import Outgoing

_Cells = dict[ContestantId, dict[int, tuple[str, str, str]]]
"""Opponent, colour and result by round."""
_Given = dict[ContestantId, list[str]]
"""The signs of points without a match."""
_POINTS_OF_BYE = {"F": 2, "H": 1, "+": 2, "=": 1}
SIGN_OF_BYE = {ByeKind.ALLOCATED: "U", ByeKind.FULL: "F", ByeKind.HALF: "H"}
_SIGN_ALONE = {"1": "+", "=": "H", "0": "-"}
"""Of who sat alone at a board, though a game was entered for it: what gives the same points."""


def write_001(out: Outgoing) -> Iterator[str]:
    """Yield everybody who plays, in an event of players or for a team."""
    return _people(out) if out.of_teams else players(out)


def _people(out: Outgoing) -> Iterator[str]:
    """Yield everybody who plays for a team.

    Where no record of teams tells their byes (TRF16), they stand with the members who would have played, and count
    in the points, which are the sum of what stands there.
    """
    cells, given = _cells(out), defaultdict[ContestantId, list[str]](list)
    _put_told(out, cells, given)
    if out.old:
        _add_byes(out, cells, given)
    worth = {**_POINTS_OF_BYE, "U": system_of(out.tournament).bye_worth(out.tournament)}
    points = {card.id: _points(out, card) + sum(worth[sign] for sign in given[card.id]) for card in out.cards}
    for card in out.cards:
        place = Place(1 + sum(each > points[card.id] for each in points.values()))
        line = record_of(card, place, old=out.old)
        line.put(POINTS, format_decimal(points[card.id]))
        for round_ in out.tournament.rounds:
            put_round(line, round_.number, *cells[card.id].get(round_.number, ("0000", "-", "Z")))
        yield line.text


def _points(out: Outgoing, card: PairingCard) -> int:
    return points_told(card) + (counted_open(card) if out.tells_open else 0)


def _cells(out: Outgoing) -> _Cells:
    """Return what stands in each round of everybody who sat at a board."""
    numbers = {id_: card.number for id_, card in out.tournament.player_cards.items()}
    cells: _Cells = defaultdict(dict)
    for round_ in out.tournament.rounds:
        for board in round_.boards:
            if not _told_here(round_, board):
                continue
            sides = (board.white_player, board.black_player)
            for side, (player, opponent) in enumerate((sides, sides[::-1])):
                if not player:
                    continue
                sign = out.signs(board)[side] or _sign_if_open(out, round_, player)
                colour = "wb"[(side == 0) == board.reversed]
                if opponent:
                    cells[player][round_.number] = (str(numbers[opponent]), colour, sign)
                else:
                    cells[player][round_.number] = ("0000", "-", _SIGN_ALONE.get(sign, sign))
    return cells


def _sign_if_open(out: Outgoing, round_: Round, player: ContestantId) -> str:
    lines = out.tournament.player_cards[player].of_round(round_.number)
    return UNKNOWN if out.tells_open and any(map(is_open, lines)) else ""


def _told_here(round_: Round, board: Board) -> bool:
    """Whether a board is told: of two legs the first is, as a report knows one game a player and round."""
    return not (board.same_as or board.play_off or (round_.leg and board.game > round_.leg))


def _put_told(out: Outgoing, cells: _Cells, given: _Given) -> None:
    """Put what the report the event came from told of members without a match."""
    told = signs_told(out.tournament)
    for card in out.cards if told else ():
        team = team_of(out.tournament, card.id)
        for round_ in out.tournament.rounds:
            sign = told.get((card.number, round_.number), "")
            if sign and round_.match_of(team) is None:
                cells[card.id][round_.number] = ("0000", "-", sign)
                given[card.id].append(sign)


def _add_byes(out: Outgoing, cells: _Cells, given: _Given) -> None:
    """Put the byes of teams with the members who would have played, unless the report the event came from did so."""
    boards = team_options(out.tournament.regulations).boards
    for round_ in out.tournament.rounds:
        for bye in round_.byes:
            members = out.tournament.teams[TeamId(bye.who)].members
            sign = SIGN_OF_BYE.get(bye.kind)
            if not sign or any(round_.number in cells[player] for player in members):
                continue
            for player in members[:boards]:
                cells[player][round_.number] = ("0000", "-", sign)
                given[player].append(sign)
