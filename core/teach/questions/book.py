"""What questions about a round ask of the book of rules they go by: its words, its articles, and its system's facet."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from paircard.core.event.bracket_result import BracketResult
from paircard.core.facets.asked.explain import Explain
from paircard.core.facets.asked.steps import Steps
from paircard.core.facets.asked.teach import Teach
from paircard.core.facets.explained import Told
from paircard.core.facets.system import needed
from paircard.core.facets.taught import LookedAt, Sides
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.teach.answers.form import AnswerForm
from paircard.core.teach.answers.typed import Reader
from paircard.core.teach.questions.kind import Kind


class CardSigns(NamedTuple):
    """What the signs on a card mean, each in a line; nothing where a book has no such sign."""

    bye_barred: str
    topscorer: str
    virtual: str = ""
    floats: str = ""
    unplayed: str = ""


class Book(ABC):
    """One book of rules of a Swiss. Its texts are marked where they are made, and read in the language spoken."""

    system: ClassVar[str]
    """Key of the system that pairs by it."""
    forms: ClassVar[Mapping[Kind, AnswerForm]]
    """What is asked about its rounds, in the order in which kinds are drawn, and what answers look like."""
    reader: ClassVar[Reader]
    signs: ClassVar[CardSigns]
    chapter: ClassVar[str] = ""
    """What articles begin with, where answers need not name it; with the space after it."""

    one_bye: ClassVar[str]
    """The article by which one player has the bye."""
    about_bye: ClassVar[tuple[str, ...]]
    """The articles by which it is given, beside those that decide the last bracket."""
    about_floats: ClassVar[tuple[str, ...]]
    """The same of who is left over by a bracket."""
    who_is_in: ClassVar[str]
    """The article that says who is in a bracket."""
    everybody_once: ClassVar[str]
    left_over: ClassVar[str]
    """The article by which those without an opponent in a bracket are left over."""
    as_few: ClassVar[str]
    """The article by which they are as few as can be."""
    first_that_stands: ClassVar[str]
    """The article by which a pair stands, if nothing refuses it."""
    next_order: ClassVar[tuple[tuple[str, ...], tuple[str, ...]]]
    """The articles of the order of transpositions, and of that of exchanges."""
    orders_asked: ClassVar[int] = 5
    """So many orders of the sides of a bracket are asked for at most; later ones teach nothing new."""
    decisions_of_bracket: ClassVar[bool] = False
    """Whether what decided the bracket decides who is left over by it, beside the articles about that."""
    choices_count: ClassVar[bool] = False
    """Whether each right choice in a wrong answer counts for its articles, and an article named for itself."""

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """What is asked about its rounds."""
        return tuple(self.forms)

    @property
    def teach(self) -> Teach:
        """What is asked of the system."""
        system = SYSTEMS[self.system]
        return needed(system, system.teach, "teach")

    @property
    def explain(self) -> Explain:
        """How the system explains itself."""
        system = SYSTEMS[self.system]
        return needed(system, system.explain, "explain")

    @property
    def steps(self) -> Steps:
        """The procedure of the system, word by word."""
        system = SYSTEMS[self.system]
        return needed(system, system.steps, "steps")

    def short(self, article: str) -> str:
        """Return an article as answers are written, without its chapter."""
        return article.removeprefix(self.chapter)

    def in_table(self, leaving: tuple[int, ...], coming: tuple[int, ...], size: int) -> bool:  # noqa: ARG002
        """Whether an exchange, by places in its group, is one of those that are asked for."""
        return True

    @abstractmethod
    def asks_numbers(self, bracket: BracketResult) -> str:
        """Ask for the numbers that are counted in a bracket."""

    @abstractmethod
    def asks_next(self, told: Told, sides: Sides, before: tuple[int, ...], count: int, *, exchange: bool) -> str:
        """Ask for the order after one; of a transposition so many numbers are wanted."""

    @abstractmethod
    def asks_if_stands(self, told: Told, pair: LookedAt) -> str:
        """Ask whether a pair stands."""

    @abstractmethod
    def asks_fault(self, number: int, printed: str, *, illegal: bool) -> str:
        """Ask what is wrong in a printed round."""

    stands: ClassVar[str]
    """That a `pair` stands, where somebody thinks that it does not."""
