"""A position as a table of pairing cards in plain text: what a student may see before they pair."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.position import Player, Position
from paircard.core.facets.taught import History, OnCard
from paircard.core.systems.kit.virtual_points_told import AsAnnounced
from paircard.core.teach.questions.book import Book
from paircard.core.values.colour_letters import in_letters
from paircard.core.values.language import tr, trn, trp
from paircard.core.values.points import format_points


@dataclass(frozen=True, slots=True)
class CardTable:
    """The cards of a position, to be written or drawn."""

    heads: tuple[str, ...]
    rows: tuple[tuple[Player, tuple[str, ...]], ...]
    """Everybody in the order of the rules: number, points, colours, floats, whom they have met or what they played."""
    signs: tuple[str, ...]
    """What the signs in it mean, a line each."""

    @property
    def widths(self) -> tuple[int, ...]:
        """How wide the columns are, the last one left out."""
        written = [self.heads, *(cells for _, cells in self.rows)]
        return tuple(max(map(len, column)) for column in list(zip(*written, strict=True))[:-1])

    def lines(self) -> Iterator[str]:
        """Yield the heads and one line a player, then what the signs mean."""
        for cells in (self.heads, *(cells for _, cells in self.rows)):
            yield "  ".join((*(text.ljust(width) for text, width in zip(cells, self.widths, strict=False)), cells[-1]))
        yield from self.signs


def card_table(book: Book, position: Position, history: History | None = None) -> CardTable:
    """Return the cards: with a history what was played, round by round; else whom they have met."""
    marks = book.teach.on_cards(position)
    return CardTable(
        _heads(history),
        tuple((player, _row(player, marks[player.number], history)) for player in position.players),
        tuple(_signs(book, position, list(marks.values()), history)),
    )


def card_lines(book: Book, position: Position, history: History | None = None) -> Iterator[str]:
    """Yield the cards in lines."""
    return card_table(book, position, history).lines()


def situation(position: Position) -> str:
    """Say which round it is, and what else counts in it."""
    told = _round_and_players(position)
    if position.round > 1:
        return f"{told}."
    if position.first_colour == "W":
        return tr("{situation}; odd numbers have White in round 1.", situation=told)
    return tr("{situation}; odd numbers have Black in round 1.", situation=told)


def _round_and_players(position: Position) -> str:
    number, players = position.round, len(position.players)
    if position.last_round:
        return trn(
            "Round {round}, the last one, {count} player",
            "Round {round}, the last one, {count} players",
            players,
            round=number,
        )
    return trn("Round {round}, {count} player", "Round {round}, {count} players", players, round=number)


def _heads(history: History | None) -> tuple[str, ...]:
    return (
        trp("at most 3 columns", "No"),
        trp("at most 8 columns", "points"),
        trp("at most 8 columns", "colours"),
        trp("at most 8 columns", "floats"),
        trp("at most 8 columns", "met") if history is None else trp("at most 8 columns", "rounds"),
    )


def _row(player: Player, marks: OnCard, history: History | None) -> tuple[str, ...]:
    signs = ("*" if player.bye_barred else "") + ("!" if marks.topscorer else "")
    return (
        f"{player.number}{signs}",
        _points(player.score, marks.virtual),
        in_letters(player.colours) or "-",
        player.floats or "-",
        (_games(history, player.number) if history else " ".join(map(str, sorted(player.opponents)))) or "-",
    )


def _points(score: int, virtual: int) -> str:
    return f"{format_points(score - virtual)}+{format_points(virtual)}" if virtual else format_points(score)


def _games(history: History, number: PairingNumber) -> str:
    """Return what somebody played, with colours as they are written in the language spoken."""
    return " ".join(map(_game, history.row(number).split()))


def _game(word: str) -> str:
    for letter in "wb":
        before, found, after = word.partition(letter)
        if found:
            return f"{before}{in_letters(letter.upper()).lower()}{after}"
    return word


def _signs(book: Book, position: Position, marks: list[OnCard], history: History | None) -> Iterator[str]:
    signs = book.signs
    if any(player.bye_barred for player in position.players):
        yield tr(signs.bye_barred)
    if any(each.topscorer for each in marks):
        yield tr(signs.topscorer)
    if signs.virtual and any(each.virtual for each in marks):
        announced = any(isinstance(each.virtual, AsAnnounced) for each in marks)
        yield tr("points + virtual points, as announced") if announced else tr(signs.virtual)
    if signs.floats and position.round > 1:
        yield tr(signs.floats)
    if signs.unplayed and history is not None and not history.plain:
        yield tr(signs.unplayed)
