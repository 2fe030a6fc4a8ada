"""A round on pages: its boards, how far it has come, and the ways to the other rounds."""

from __future__ import annotations

from collections.abc import Mapping

from paircard.core.event.board import Board
from paircard.core.event.days import when_said
from paircard.core.event.ids import ContestantId
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.pages.in_parts import in_parts
from paircard.core.pages.parts import Boards, Game, Going, Names, Part, Seated, Side, State, Tab, Tabs, Who
from paircard.core.pages.people import who
from paircard.core.papers.pairings import result_of
from paircard.core.papers.paper import Paper
from paircard.core.papers.short_names import short_names
from paircard.core.values.language import tr, trn, trp
from paircard.core.values.text import folded

_FIGURES = {"": "a", "=": "½", "-": "−", "W": "1", "D": "½", "L": "0"}
"""By the sign of a report, where a page has another one."""


def round_page(tournament: Tournament, paper: Paper, number: int) -> Paper:
    """Return the paper of a round as its page has it; of teams the matches stay as on paper."""
    round_ = tournament.rounds[number - 1]
    rest: tuple[Part, ...] = (
        paper.sections if tournament.of_teams else (boards(tournament, round_), *paper.sections[1:])
    )
    return in_parts(paper, tabs(tournament, number), going(tournament, round_), *rest)


def page_of(number: int) -> str:
    """Return the name of the page of a round.

    >>> page_of(3)
    'pairings-3'
    """
    return f"pairings-{number}"  # no words: the name of a file


def tabs(tournament: Tournament, shown: int) -> Tabs:
    """Return the ways to all rounds; those to come tell when they begin."""
    rounds = range(1, max(tournament.planned, tournament.scheduled) + 1)
    return Tabs(tuple(_tab(tournament, number, shown) for number in rounds))


def _tab(tournament: Tournament, number: int, shown: int) -> Tab:
    made = number <= tournament.scheduled
    state: State = "shown" if number == shown else "past" if made else "to come"  # no words: keys
    return Tab(number, page_of(number) if made else "", when_said(tournament.when(number)), state)


def going(tournament: Tournament, round_: Round) -> Going:
    """Return how far a round has come."""
    games = [board for board in round_.by_match if not board.annulled]
    done = sum(board.result is not None for board in games)
    told = [trn("{done} of {count} game in", "{done} of {count} games in", len(games), done=done)] if games else []
    if when := when_said(tournament.when(round_.number)):
        told.append(tr("begins {when}", when=when))
    return Going(tuple(map(_outcome, games)), tuple(told))


def _outcome(board: Board) -> str:
    """Return who won a board, as a strip has it."""
    if board.result is None:
        return "·"
    half = board.result.outcome == "=" or not board.result.settled
    return won_by(board) or ("½" if half else "0" if board.result.played else "−")


def won_by(board: Board) -> Side:
    """Return which colour won a board; the one named first is White, as paired."""
    if board.result is None or not board.result.settled:
        return ""
    outcome = board.result.outcome
    return "" if outcome == "=" else outcome


def boards(tournament: Tournament, round_: Round) -> Boards:
    """Return the boards of a round."""
    return Boards(tuple(_game(tournament, round_, board) for board in round_.by_match))


def _game(tournament: Tournament, round_: Round, board: Board) -> Game:
    white, black = (who(tournament, id_, before=round_.number) for id_ in board.players)
    white_sign, black_sign = board.result.signs if board.result else ("", "")
    figures = (_FIGURES.get(white_sign, white_sign), _FIGURES.get(black_sign, black_sign)) if board.result else ("", "")
    if board.annulled:  # in brackets, as in the tables
        figures = (f"({figures[0] or '?'})", f"({figures[1] or '?'})")
    return Game(
        round_.place(board), white, black, figures, _said(tournament, round_, board), won_by(board), board.reversed
    )


def _said(tournament: Tournament, round_: Round, board: Board) -> str:
    if board.result is not None or board.annulled:
        return result_of(board)
    if round_.number > tournament.under_way:
        return trp("of a game", "to come")
    return trp("of a game", "playing")


def names(tournament: Tournament, round_: Round | None) -> Names:
    """Return everybody by name, with where they sit in a round and against whom."""
    short = short_names(tournament)
    by_name = sorted(tournament.registrations, key=lambda id_: _alphabet(tournament, id_))
    return Names(tuple(_seated(tournament, round_, id_, short) for id_ in by_name))


def _alphabet(tournament: Tournament, id_: ContestantId) -> tuple[str, str]:
    name = tournament.registrations[id_].entrant.name
    return folded(name), name


def _seated(
    tournament: Tournament, round_: Round | None, id_: ContestantId, short: Mapping[ContestantId, str]
) -> Seated:
    entrant = tournament.registrations[id_].entrant
    number = tournament.numbers[id_]
    own = Who(str(number), entrant.name, " · ".join(filter(None, (str(number), entrant.federation))))
    if round_ is None:
        return Seated(own, "")
    mine = round_.boards_of(id_)
    if not mine:
        return Seated(own, ", ".join(tr(line.kind.value) for line in tournament.cards[id_].of_round(round_.number)))
    board = mine[0]
    opponent = board.black if board.white == id_ else board.white
    places = " ".join(map(round_.place, mine))
    where = tr("board {board}, White, against", board=places)
    if len(mine) > 1:
        where = tr("boards {boards}, against", boards=places)
    elif board.black == id_:
        where = tr("board {board}, Black, against", board=places)
    met = Who(str(tournament.numbers[opponent]), short[opponent])
    return Seated(own, where, met, f"b{places.split()[0]}")
