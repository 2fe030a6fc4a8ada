"""The sliding system said for people: where they sit, where they go, when they meet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from paircard.core.systems.sliding.closed_forms import halved, into_ring, opponent_of, ring, round_of, total, twice
from paircard.core.systems.sliding.moves import Move, Step, move
from paircard.core.systems.sliding.seats import EVEN, ODD, SLIDING, Seat, Side, boards, colour, opponent, place, seat
from paircard.core.values.cited import Cited, cite
from paircard.core.values.language import mark, tr

_SIT: Mapping[tuple[Side, str], str] = {
    (Side.NEAR, "W"): mark("Round {round}: board {board}, near side, White against {opponent}."),
    (Side.NEAR, "B"): mark("Round {round}: board {board}, near side, Black against {opponent}."),
    (Side.FAR, "W"): mark("Round {round}: board {board}, far side, White against {opponent}."),
    (Side.FAR, "B"): mark("Round {round}: board {board}, far side, Black against {opponent}."),
}
_GO: Mapping[Step, str] = {
    Step.LEFT: mark("Then one board to the left, to board {board}."),
    Step.ACROSS: mark("Then to the other side of board {board}, the last one."),
    Step.RESTS: mark("Then no board is left to the left: rest."),
    Step.RETURNS: mark("Then to the free place at board 1, on the far side."),
    Step.STAYS: mark("Then stay, and turn the board."),
    Step.TO_ONE: mark("Then to board 1, opposite number 1."),
}


def formulas(n: int) -> Iterator[str]:
    """Yield the closed form for n players."""
    fields = {"ring": ring(n)}
    if n % 2:
        yield tr("Round: half of the sum of both numbers, of an odd sum with {ring} added, and 1 more.", **fields)
        yield tr("Above {ring}: {ring} less. Whose number is the round less 1 rests; in round 1 the last.", **fields)
    else:
        yield tr("Round: half of the sum of both numbers, of an odd sum with {ring} added.", **fields)
        yield tr("Above {ring}: {ring} less. With number 1: in place of the sum stands twice the other.", **fields)


def meeting_cited(n: int, one: int, other: int) -> Iterator[Cited]:
    """Yield when and where two meet, with the rules that each line speaks by."""
    number = round_of(n, one, other)
    where = seat(n, one, number)
    if where is None:
        return  # two who meet do not rest
    white, black = (one, other) if colour(n, where, number) == "W" else (other, one)
    fields = {"white": white, "black": black, "round": number, "board": where.board}
    yield cite(tr("{white}-{black}: round {round}, board {board}.", **fields))
    yield cite(f"{SLIDING}: {round_working(n, one, other)}", SLIDING)
    ruling = ODD if n % 2 else EVEN
    yield cite(f"{ruling}: {colour_working(n, where, number)}", ruling)


def round_working(n: int, one: int, other: int) -> str:
    """Return how the round of a pair is found, step by step."""
    low, high = sorted((one, other))
    whole, places, half = total(n, one, other), ring(n), halved(n, one, other)
    terms = f"2 x {high}" if whole != low + high else f"{low} + {high}"
    working = f"{terms} = {whole}"
    if whole % 2:
        working += f", {whole} + {places} = {whole + places}"
    doubled = whole + places * (whole % 2)
    working += f", {doubled} / 2 = {doubled // 2}"
    if doubled // 2 != half:
        working += f", {doubled // 2} - {places} = {half}"
    if n % 2:
        return tr("{working}, and 1 more: round {round}.", working=working, round=half + 1)
    return tr("{working}: round {round}.", working=working, round=half)


def colour_working(n: int, where: Seat, number: int) -> str:
    """Return on which side of a board White is, and why."""
    near = (colour(n, where, number) == "W") is (where.side is Side.NEAR)
    if n % 2 == 0 and where.board == 1:
        if near:
            return tr("Board 1 is turned after every round: in even rounds number 1, on the near side, has White.")
        return tr("Board 1 is turned after every round: in odd rounds number 1, on the near side, has Black.")
    if near:
        return tr("Colours stay and alternate from board to board: White is near at board {board}.", board=where.board)
    return tr("Colours stay and alternate from board to board: White is far at board {board}.", board=where.board)


def sitting_said(n: int, player: int, number: int) -> str:
    """Return where somebody sits in a round, with which colour, against whom."""
    where = seat(n, player, number)
    if where is None:
        return tr("Round {round}: rests.", round=number)
    template = _SIT[where.side, colour(n, where, number)]
    return tr(template, round=number, board=where.board, opponent=opponent(n, player, number))


def move_said(made: Move) -> str:
    """Return where somebody goes after a round."""
    return tr(_GO[made.step], board=made.seat.board if made.seat else 0)


def ruling(n: int) -> str:
    """Return which ruling says where everybody sits."""
    return ODD if n % 2 else EVEN


def place_working(n: int, player: int, number: int) -> str:
    """Return how the seat of a round is found from the number of a player."""
    at, where = place(n, player, number), seat(n, player, number)
    if at is None:
        return tr("Number 1 stays on the near side of board 1.")
    terms, value = (f"{number} - 1 - {player}", number - 1 - player) if n % 2 else _even_terms(player, number)
    working = _brought(terms, value, at, ring(n))
    if where is None:
        return tr("Place in the ring: {working}. Place 0 is the rest.", working=working)
    if where.side is Side.FAR:
        return tr("Place in the ring: {working}, the far side of board {board}.", working=working, board=where.board)
    back = f"{n if n % 2 else n + 1} - {at} = {where.board}"
    near = mark("Place in the ring: {working}, above {boards}: {back}, the near side of board {board}.")
    return tr(near, working=working, boards=boards(n), back=back, board=where.board)


def _even_terms(player: int, number: int) -> tuple[str, int]:
    return f"1 + {number} - {player}", 1 + number - player


def opponent_working(n: int, player: int, number: int) -> str:
    """Return how the opponent of a round is found from the number of a player."""
    other = opponent_of(n, player, number)
    if n % 2 == 0 and player == 1:
        fields = {"round": number, "opponent": other}
        if other == number:
            return tr("Number 1 meets whose number is that of the round: {opponent}.", **fields)
        return tr("Number 1 meets the last one in round 1: {opponent}.", **fields)
    terms = f"2 x ({number} - 1) - {player}" if n % 2 else f"2 x {number} - {player}"
    value = twice(n, number) - player
    working = _brought(terms, value, into_ring(n, value), ring(n))
    if other is None:
        return tr("Opponent: {working}, oneself: rest.", working=working)
    if other == into_ring(n, value):
        return tr("Opponent: {working}.", working=working)
    return tr("Opponent: {working}, oneself: number 1.", working=working)


def _brought(terms: str, value: int, to: int, places: int) -> str:
    """Return a sum, and how whole rings bring it to where it is meant."""
    working = f"{terms} = {value}"
    while value != to:
        step = places if value < to else -places
        working += f", {value} {'+' if step > 0 else '-'} {places} = {value + step}"
        value += step
    return working


def way(n: int, player: int, number: int, last: int) -> str:
    """Return where somebody sits in a round and where they go then."""
    here = sitting_said(n, player, number)
    return here if number == last else f"{here} {move_said(move(n, player, number))}"
