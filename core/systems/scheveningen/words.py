"""The facts of a Scheveningen table said for people, every figure worked out."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.systems.scheveningen.closed_forms import opponent_of, round_of, taken_from, unwrapped
from paircard.core.systems.scheveningen.table import COLOURS, TABLES, Member, Side, white_in
from paircard.core.values.cited import Cited, cite
from paircard.core.values.language import tr


def formulas(n: int) -> Iterator[str]:
    """Yield the closed forms for two teams of n, each with the number that counts here."""
    more = 2 * n + 2
    yield tr("Round: {most} less the sum of both numbers; of a sum above {above} it is {more}.",
             most=n + 2, above=n + 1, more=more)  # fmt: skip
    yield tr("Opponent: {most} less the round and your number; below 1 add {boards}.", most=n + 2, boards=n)
    yield tr("Colour: the whole of team A has White in odd rounds, the whole of team B in even ones.")


def meeting_cited(n: int, of_a: int, of_b: int) -> Iterator[Cited]:
    """Yield when two meet and with which colours, with the rules that each line speaks by."""
    number = round_of(n, of_a, of_b)
    white, black = _white_first(Member(Side.A, of_a), Member(Side.B, of_b), number)
    fields = {"white": white, "black": black, "round": number, "board": white.number}
    yield cite(tr("{white}-{black}: round {round}, board {board}.", **fields))
    yield cite(f"{TABLES}: {round_working(n, of_a, of_b)}", TABLES)
    yield cite(f"{COLOURS}: {colour_working(number)}", COLOURS)


def round_working(n: int, one: int, other: int) -> str:
    """Return how the round of a pair is found."""
    total = one + other
    fields = {"one": one, "other": other, "sum": total, "from": taken_from(n, total), "round": round_of(n, one, other)}
    return tr("{one} + {other} = {sum}, {from} - {sum} = round {round}.", **fields)


def colour_working(number: int) -> str:
    """Return which team has White in a round, and why."""
    if white_in(number) is Side.A:
        return tr("Round {round} is odd: all of team A have White.", round=number)
    return tr("Round {round} is even: all of team B have White.", round=number)


def opponent_working(n: int, member: Member, number: int) -> str:
    """Return how the opponent of a player in a round is found, and the colour."""
    left = unwrapped(n, member.number, number)
    fields = {"round": number, "from": n + 2, "player": member.number, "left": left, "boards": n}
    found = Member(member.side.other, opponent_of(n, member.number, number))
    working = tr("Round {round}: {from} - {round} - {player} = {left}", **fields)
    if left < 1:
        working = tr("{working}, {left} + {boards} = {found}", working=working, **fields, found=found.number)
    if white_in(number) is member.side:
        return tr("{working}: White against {opponent}.", working=working, opponent=found)
    return tr("{working}: Black against {opponent}.", working=working, opponent=found)


def _white_first(one: Member, other: Member, number: int) -> tuple[Member, Member]:
    return (one, other) if one.side is white_in(number) else (other, one)
