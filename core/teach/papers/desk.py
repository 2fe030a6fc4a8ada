"""Pairing cards as an arbiter lays them on the desk, from the rounds an event has played."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from paircard.core.event.card import CardLine, Kind
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.teach.papers.blocks import Card, CardRow
from paircard.core.values.colour import Float
from paircard.core.values.colour_letters import colour_letter
from paircard.core.values.language import mark
from paircard.core.values.points import format_decimal, format_points

ARROWS = {"D": "v", "U": "^", "-": ""}
Sign = Callable[[Tournament, ContestantId, CardLine], str]
"""What stands for the result of a round."""
LEGEND = mark(
    "Cut along the dashed lines. Floats: v down, ^ up. Results: 1 = 0, not played + and -; U the bye of the "
    "pairing, F H Z a bye of a full, half or no point."
)
"""What stands on the cards, results as reports write them."""
LEGEND_OF_MATCHES = mark(
    "Cut along the dashed lines. Floats: v down, ^ up. Results: the points of the match, not played + and -; U the bye "
    "of the pairing, F H Z a bye of a full, half or no point."
)
"""The same where a round is a match of several games."""
ABSENT = mark("Not in this round: {players}.")
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_FORFEIT = {Kind.FORFEIT_WIN: "+", Kind.FORFEIT_LOSS: "-"}
_PLAYED = {Kind.PLAYED, Kind.ADJOURNED}
_GAME, _BYE = "0=1", "ZHF"
"""By half points."""


def as_reported(tournament: Tournament, id_: ContestantId, line: CardLine) -> str:
    """Return the letter or sign that stands for a round in a report; of a match of several games its points."""
    if line.kind in _PLAYED and system_of(tournament).several_games:
        return format_points(line.half_points)
    if line.kind in _PLAYED:
        return _GAME[line.result]
    if line.kind in _FORFEIT:
        return _FORFEIT[line.kind]
    return "U" if tournament.rounds[line.round - 1].bye == id_ else _BYE[line.result]


def letter_of(at: int) -> str:
    """Return what marks the cards of an event among those on the desk, 0 for the first.

    >>> letter_of(1), letter_of(26)
    ('B', 'Z26')
    """
    return _LETTERS[at] if at < len(_LETTERS) else f"Z{at}"


def legend_of(tournament: Tournament) -> str:
    """Return what stands on the cards of an event, as it stands in the code."""
    return LEGEND_OF_MATCHES if system_of(tournament).several_games else LEGEND


def cards_of(name: str, tournament: Tournament, sign: Sign) -> Iterator[Card]:
    """Yield the cards of everybody in the event, by pairing number, marked with the name of their part."""
    floats = system_of(tournament).floats(tournament)
    for number, id_ in sorted(tournament.ids.items()):
        card = tournament.cards[id_]
        played = [
            _row(tournament, line, mark, sign(tournament, id_, line), card.score_before(line.round + 1))
            for line, mark in zip(card.lines, floats[id_], strict=True)
        ]
        later = [CardRow(str(round_)) for round_ in range(card.last_round + 1, tournament.regulations.rounds + 1)]
        rating = str(card.entrant.rating) if card.entrant.rating else "-"
        yield Card(name, number, card.entrant.name, rating, (*played, *later))


def _row(tournament: Tournament, line: CardLine, mark: Float, result: str, score: int) -> CardRow:
    return CardRow(
        str(line.round),
        "" if line.opponent is None else str(tournament.numbers[line.opponent]),
        colour_letter(line.colour) if line.colour else "",
        ARROWS[mark],
        result,
        format_decimal(score),
    )
