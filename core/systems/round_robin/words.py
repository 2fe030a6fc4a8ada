"""The facts of a Berger table said for people, late, in the language that is spoken."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from paircard.core.systems.round_robin.berger import last_number
from paircard.core.systems.round_robin.closed_forms import opponent_of, partner
from paircard.core.systems.round_robin.why import CAROUSEL, COLOUR, CYCLES, NEXT_ROUND, ROUND, ColourRule, Meeting
from paircard.core.values.cited import Cited, cite, texts_of
from paircard.core.values.language import mark, tr
from paircard.core.values.said import Words, joined, said

_COLOUR: Mapping[ColourRule, str] = {
    ColourRule.EVEN_SUM: mark("{low} + {high} is even: White is the larger, {white}."),
    ColourRule.ODD_SUM: mark("{low} + {high} is odd: White is the smaller, {white}."),
    ColourRule.LOWER_HALF: mark("{low} is in the lower half (above {half}): {last} has White."),
    ColourRule.UPPER_HALF: mark("{low} is in the upper half (up to {half}): {last} has Black."),
}


def formulas(n: int) -> Iterator[str]:
    """Yield the closed forms for n players, each with the number that counts here."""
    last = last_number(n)
    fields = {"last": last, "half": last // 2}
    yield tr("Round: the sum of both numbers; above {last} take {last} off, otherwise 1.", **fields)
    yield tr("Colour: of an even sum the larger number has White, of an odd one the smaller.")
    yield tr("Opponent: the round less your number; 0 or more: add 1, below 0: add {last}.", **fields)
    if n == last:
        yield tr("Number {last}: in place of the sum stands twice the other number.", **fields)
        yield tr("It has White against the numbers above {half}, Black against the others.", **fields)
        yield tr("Whose opponent comes out as themselves meets number {last}.", **fields)
    else:
        yield tr("Whose opponent comes out as themselves rests in this round.")


def meeting_lines(meeting: Meeting) -> Iterator[str]:
    """Yield when two meet and with which colours, every figure worked out."""
    return texts_of(meeting_cited(meeting))


def meeting_cited(meeting: Meeting) -> Iterator[Cited]:
    """Yield the same with the rules that each line speaks by."""
    yield cite(
        tr(
            "{white}-{black}: round {round}, board {board}.",
            white=meeting.white, black=meeting.black, round=meeting.round, board=meeting.board,
        )
    )  # fmt: skip
    yield cite(f"{ROUND}: {round_working(meeting)}", ROUND)
    yield cite(f"{COLOUR}: {colour_working(meeting)}", COLOUR)
    if meeting.reversed:
        turned = tr("{article}: cycle {cycle} is even, so colours are reversed.", article=CYCLES, cycle=meeting.cycle)
        yield cite(turned, CYCLES)
    if meeting.moved:
        yield cite(tr("The last two rounds of this cycle are played in reverse order, as announced."), CYCLES)
    step = CAROUSEL if meeting.table_round == 1 else NEXT_ROUND
    yield cite(f"{step}: {carousel_step(meeting)}", step)


def round_working(meeting: Meeting) -> Words:
    """Return how the round of the table is found."""
    fields = {
        "low": min(meeting.white, meeting.black), "high": max(meeting.white, meeting.black), "sum": meeting.total,
        "off": meeting.off, "round": meeting.table_round, "last": meeting.last,
    }  # fmt: skip
    if meeting.with_last:
        return said("2 x {low} = {sum}, {sum} - {off} = round {round}.", **fields)
    return said("{low} + {high} = {sum}, {sum} - {off} = round {round}.", **fields)


def colour_working(meeting: Meeting) -> Words:
    """Return who has White in the table, and why."""
    low, high = sorted((meeting.white, meeting.black))
    white = high if meeting.colour is ColourRule.EVEN_SUM else low
    fields = {"low": low, "high": high, "white": white}
    return said(_COLOUR[meeting.colour], last=meeting.last, half=meeting.last // 2, **fields)


def carousel_step(meeting: Meeting) -> Words:
    """Return where the carousel stands in the round of the table."""
    fields = {"round": meeting.table_round, "beside": meeting.beside, "last": meeting.last}
    if meeting.last > meeting.n:
        return said("In round {round} of the table {beside} rests, and the others are counted from there.", **fields)
    return said(
        "In round {round} of the table {beside} sits beside {last}, and the others are counted from there.",
        **fields,
    )


def opponent_working(n: int, player: int, number: int) -> Words:
    """Return how the opponent of a player in a round is found; of the last even number it is asked the other way."""
    last, opponent = last_number(n), opponent_of(n, player, number)
    if player == last and opponent is not None:
        return opponent_working(n, opponent, number)
    difference = number - player
    fields = {
        "round": number, "player": player, "difference": difference, "last": last,
        "added": 1 if difference >= 0 else last, "found": partner(last, player, number), "opponent": opponent,
    }  # fmt: skip
    working = said("Round {round}: {round} - {player} = {difference}, {difference} + {added} = {found}.", **fields)
    if opponent is None:
        return joined([working, said("That is {player}: they rest.", **fields)])
    return working if opponent != last else joined([working, said("That is {player}: they meet {last}.", **fields)])
