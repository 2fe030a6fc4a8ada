"""The door of a book that draws up."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar

from paircard.core.systems.swiss.book import P
from paircard.core.systems.swiss.bye_first.book import ByeFirstBook, Pairing
from paircard.core.systems.swiss.drawn_up.cards import Cards
from paircard.core.systems.swiss.drawn_up.text import Text

__all__ = ["DrawingUpBook", "Pairing"]


class DrawingUpBook(ByeFirstBook[P]):
    """What a book that draws up says of itself; its brackets are `BracketResult`, or what it makes of it."""

    text: ClassVar[Text]

    @abstractmethod
    def cards(self, position: P) -> Cards[Any]:
        """Return the field by place, with what the criteria ask about it."""
