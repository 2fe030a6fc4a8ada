"""Tie-breaks that count rounds: wins, games with Black, rounds one elected to play."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from paircard.core.event.card import CardLine, Kind
from paircard.core.event.ids import ContestantId
from paircard.core.tiebreaks.field import GAMES, Field, Tied
from paircard.core.tiebreaks.figure import Figure, Item
from paircard.core.tiebreaks.tie_break import Figures, Method, Options
from paircard.core.values.language import mark, trp
from paircard.core.values.lazily import Later
from paircard.core.values.points import WIN

Rule = Callable[[CardLine, Options], str]
"""Return why a round counts, as a key of the rules; empty when it does not."""


def _counting(rule: Rule) -> Callable[[Field, Options, Tied], Figures]:
    def figures(field: Field, options: Options, tied: Tied) -> Figures:
        return {id_: _counted(field, options, id_) for id_ in tied.ids}

    def _counted(field: Field, options: Options, id_: ContestantId) -> Figure:
        counted = field.counted(id_)

        def items() -> Iterator[Item]:
            made = (Item.of(record, 1, why) for record in counted if (why := rule(record, options)))
            return (each.on_board() for each in made) if field.by_boards else made

        return Figure(sum([bool(rule(record, options)) for record in counted]), Later(items))

    return figures


def _won(record: CardLine, options: Options) -> str:
    """W1: over the board; the switch `FORFEITS` of W2 counts wins by forfeit too."""
    if record.kind is Kind.FORFEIT_WIN and "FORFEITS" in options.words:
        return "forfeit"
    return "won" if record.kind is Kind.PLAYED and record.result == WIN else ""


def _win(record: CardLine, _: Options) -> str:
    if record.settled_half_points != record.scale.win:
        return ""
    return "won" if record.kind is Kind.PLAYED else "awarded"


def _black(record: CardLine, _: Options) -> str:
    return "black" if record.kind in GAMES and record.colour == "B" else ""


def _black_won(record: CardLine, _: Options) -> str:
    won = record.kind is Kind.PLAYED and record.result == WIN
    return "won black" if won and record.colour == "B" else ""  # no words: a key of the rules


def _elected(record: CardLine, _: Options) -> str:
    """Who is left over by the pairing came to play, whatever the bye is worth."""
    came = record.kind in GAMES or record.kind is Kind.BYE
    return "elected" if came or record.settled_half_points == record.scale.win else ""


WON = Method(
    "WON",
    mark("Games won over the board"),
    _counting(_won),
    short=lambda: trp("at most 5 columns", "Wins"),
    modifiers=frozenset({"FORFEITS"}),
    by_score=True,
)
WIN_POINTS = Method("WIN", mark("Rounds with the points of a win"), _counting(_win), by_score=True)
BLACK = Method("BPG", mark("Games played with Black"), _counting(_black), by_score=True)
BLACK_WON = Method("BWG", mark("Games won with Black"), _counting(_black_won), by_score=True)
ELECTED = Method("REP", mark("Rounds elected to play"), _counting(_elected), by_score=True)
GAMES_ELECTED = Method("GE", mark("Games elected to play"), _counting(_elected), by_score=True)
