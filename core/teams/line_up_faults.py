"""Whether a line-up may be handed in: everything that is wrong with it, and what each thing offends.

Which article that is, says the system of the event: each has its own book, or none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from paircard.core.teams.admission import enough
from paircard.core.teams.board_order import BoardOrder
from paircard.core.values.said import Words, said, series

if TYPE_CHECKING:
    from paircard.core.event.subject_of_rules import Matter

NOBODY = 0
"""Stands on a board that stays empty."""
Name = Callable[[int], object]
"""Says who an id is."""
LineUp = Sequence[int]
"""Ids by board, board 1 first."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a line-up."""

    matter: Matter

    def said(self, name: Name) -> Words:
        """Say it, with the names of people."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class TooManyBoards(Fault):
    """More players than boards."""

    named: int
    boards: int

    def said(self, name: Name) -> Words:  # noqa: ARG002
        """Say how many there may be."""
        return said("The match has {boards} boards, and {named} are named.", boards=self.boards, named=self.named)


@dataclass(frozen=True, slots=True)
class TooFewPlayers(Fault):
    """Half of the boards or more stay empty: the team could not start."""

    named: int
    boards: int

    def said(self, name: Name) -> Words:  # noqa: ARG002
        """Say how many are needed."""
        return said(
            "{named} of {boards} boards are taken: more than half have to be.", named=self.named, boards=self.boards
        )


@dataclass(frozen=True, slots=True)
class NotAMember(Fault):
    """Somebody who was not entered for this team."""

    player: int
    board: int

    def said(self, name: Name) -> Words:
        """Say who it is."""
        return said("{player} on board {board} is not in this team.", player=name(self.player), board=self.board)


@dataclass(frozen=True, slots=True)
class PlaysTwice(Fault):
    """Somebody on two boards or more."""

    player: int
    boards: tuple[int, ...]

    def said(self, name: Name) -> Words:
        """Say on which."""
        return said(
            "{player} plays on boards {boards}: on one only.", player=name(self.player), boards=series(self.boards)
        )


@dataclass(frozen=True, slots=True)
class OrderBroken(Fault):
    """Somebody plays above a member who stands before them in the order."""

    player: int
    board: int
    passed: int
    """The member who should be higher."""
    passed_board: int

    def said(self, name: Name) -> Words:
        """Say who has to play higher."""
        fields = {"player": name(self.player), "board": self.board, "passed": name(self.passed)}
        return said(
            "{player} on board {board} plays above {passed} on board {lower}, who stands before them in the order.",
            **fields, lower=self.passed_board,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class ReserveTooHigh(Fault):
    """A reserve plays above a regular."""

    player: int
    board: int
    regular: int
    regular_board: int

    def said(self, name: Name) -> Words:
        """Say who is the regular."""
        fields = {"player": name(self.player), "board": self.board, "regular": name(self.regular)}
        return said(
            "{player}, a reserve, on board {board} plays above {regular} on board {lower}: regulars move up.",
            **fields, lower=self.regular_board,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class MovedDown(Fault):
    """A regular plays lower than they were entered."""

    player: int
    board: int
    own: int

    def said(self, name: Name) -> Words:
        """Say where they were entered."""
        fields = {"player": name(self.player), "board": self.board, "own": self.own}
        return said(
            "{player} plays on board {board} and was entered for board {own}: regulars never move down.", **fields
        )


@dataclass(frozen=True, slots=True)
class NotOnOwnBoard(Fault):
    """A regular plays on another board where regulars do not move."""

    player: int
    board: int
    own: int

    def said(self, name: Name) -> Words:
        """Say which is theirs."""
        fields = {"player": name(self.player), "board": self.board, "own": self.own}
        return said("{player} plays on board {board}: regulars play only on their own, here board {own}.", **fields)


@dataclass(frozen=True, slots=True)
class EmptyAbove(Fault):
    """A board stays empty above one that is taken."""

    board: int
    taken: int

    def said(self, name: Name) -> Words:  # noqa: ARG002
        """Say which boards may stay empty."""
        return said(
            "Board {board} is empty above board {taken}: only the last boards may be.",
            board=self.board,
            taken=self.taken,
        )


def faults(order: BoardOrder, line_up: LineUp) -> tuple[Fault, ...]:
    """Return all that is wrong with a line-up; nothing for one that may be handed in."""
    return tuple(_faults(order, line_up))


def _faults(order: BoardOrder, line_up: LineUp) -> Iterator[Fault]:
    yield from _number(order, line_up)
    yield from _people(order, line_up)
    known = {board: id_ for board, id_ in enumerate(line_up, 1) if id_ in order.members and line_up.count(id_) == 1}
    if order.reserves == "any-place":
        yield from _away_from_home(order, known)
    else:
        yield from _passed(order, known)
        yield from _gaps(order, line_up)
    if order.reserves == "last-boards":
        yield from _lowered(order, known)


def _number(order: BoardOrder, line_up: LineUp) -> Iterator[Fault]:
    named = sum(id_ != NOBODY for id_ in line_up)
    if len(line_up) > order.boards:
        yield TooManyBoards("line_ups", len(line_up), order.boards)
    if not enough(named, order.boards):
        yield TooFewPlayers("team_start", named, order.boards)


def _people(order: BoardOrder, line_up: LineUp) -> Iterator[Fault]:
    for id_ in dict.fromkeys(line_up):
        if id_ == NOBODY:
            continue
        boards = tuple(board for board, each in enumerate(line_up, 1) if each == id_)
        if id_ not in order.members:
            yield NotAMember("line_ups", id_, boards[0])
        if len(boards) > 1:
            yield PlaysTwice("line_ups", id_, boards)


Known = dict[int, int]
"""Members by board."""


def _away_from_home(order: BoardOrder, known: Known) -> Iterator[Fault]:
    for board, id_ in known.items():
        own = order.place(id_)
        with_a_board = not order.is_reserve(id_) and own <= order.boards
        if with_a_board and own != board:
            yield NotOnOwnBoard(order.matter, id_, board, own)


def _passed(order: BoardOrder, known: Known) -> Iterator[Fault]:
    """Yield for everybody the first below them who should play higher."""
    for board, id_ in known.items():
        below = ((lower, each) for lower, each in known.items() if lower > board)
        passed = next(((lower, each) for lower, each in below if order.place(each) < order.place(id_)), None)
        if passed is None:
            continue
        lower, other = passed
        if order.reserves == "last-boards" and order.is_reserve(id_) and not order.is_reserve(other):
            yield ReserveTooHigh(order.matter, id_, board, other, lower)
        else:
            yield OrderBroken("line_ups", id_, board, other, lower)


def _lowered(order: BoardOrder, known: Known) -> Iterator[Fault]:
    for board, id_ in known.items():
        if not order.is_reserve(id_) and board > order.place(id_):
            yield MovedDown(order.matter, id_, board, order.place(id_))


def _gaps(order: BoardOrder, line_up: LineUp) -> Iterator[Fault]:
    for board, id_ in enumerate(line_up, 1):
        taken = next((lower for lower, each in enumerate(line_up, 1) if lower > board and each != NOBODY), None)
        if id_ == NOBODY and taken is not None:
            yield EmptyAbove(order.matter, board, taken)
