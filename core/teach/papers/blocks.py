"""What a sheet of an exam is made of; set as text, as HTML or as PDF."""

from __future__ import annotations

from dataclasses import dataclass

from paircard.core.values.language import trp


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading; level 1 is the title of the sheet."""

    text: str
    level: int = 2


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Running text."""

    text: str


@dataclass(frozen=True, slots=True)
class Answer:
    """Room for an answer."""

    lines: int


@dataclass(frozen=True, slots=True)
class Reasons:
    """Lines of an explanation; indented ones belong to the one above."""

    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardRow:
    """One round on a pairing card, as it is written: empty fields are to be filled in."""

    round: str
    opponent: str = ""
    colour: str = ""
    float: str = ""
    result: str = ""
    score: str = ""


def card_head() -> CardRow:
    """Return the head of every card; a card in text has no more room."""
    return CardRow(
        trp("at most 2 columns", "R"),
        trp("at most 3 columns", "opp"),
        trp("at most 1 columns", "c"),
        trp("at most 1 columns", "f"),
        trp("at most 4 columns", "res"),
        trp("at most 5 columns", "score"),
    )


@dataclass(frozen=True, slots=True)
class Card:
    """A pairing card."""

    part: str
    number: int
    name: str
    rating: str
    rows: tuple[CardRow, ...]


@dataclass(frozen=True, slots=True)
class Cards:
    """Pairing cards to be cut out."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """A ruled table: what is to be filled in, or to be marked."""

    head: tuple[str, ...]
    widths: tuple[int, ...]
    """Of the columns, in letters; what is longer goes on below."""
    rows: tuple[tuple[str, ...], ...]
    by_hand: bool = False
    """Whether rows are as high as handwriting."""


@dataclass(frozen=True, slots=True)
class NewPage:
    """What follows stands on a page of its own."""


Block = Heading | Paragraph | Answer | Reasons | Cards | Grid | NewPage
