"""Reading the rules: which one is open, in which language, where it leads and where one came from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from paircard.core.facets.system import system_of
from paircard.core.rules import Rule, find, language, meant, rule, rules, title_of
from paircard.core.rules.typed_rule import plain
from paircard.core.systems.today import OF_BEFORE
from paircard.core.values.language import LANGUAGES, tr
from paircard.core.values.rule_id import Book, RuleId

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.tui.program.program import Program


@dataclass(frozen=True, slots=True)
class Link:
    """Something that Enter follows: a related rule or an example."""

    label: str
    follow: Callable[[], None]
    example: bool = False


BEGINNING = RuleId(Book.DUTCH_2026, "")
"""Where one begins to read: with the rules of today."""
OF_1998 = RuleId(Book.SWISS_1998, "A1")


def beginning(tournament: Tournament | None) -> RuleId:
    """Return where one begins to read while an event is open: with its own book."""
    if tournament is None:
        return BEGINNING
    system = system_of(tournament)
    if system.teach is not None and system.teach.school == OF_BEFORE:
        return OF_1998
    makes_pairs, colours = system.article("pairs"), system.article("colour")  # no words: matters
    if makes_pairs:
        return RuleId.read(makes_pairs)
    return RuleId(RuleId.read(colours).book, "") if colours else BEGINNING


def meant_here(program: Program, text: str) -> list[RuleId]:
    """Return what is meant by an id as it is typed, a bare one of the book of the open event before all others.

    Raises `Refusal` when it is none.
    """
    own = beginning(program.tournament).book
    ids = [each.id for each in meant(text, program.language)]
    return sorted(ids, key=lambda id_: id_.book != own)


class Reader:
    """One person reading; the language is that of the program."""

    def __init__(self, program: Program, at: RuleId = BEGINNING) -> None:
        """Open a rule; raise `Refusal` when there is none of that id."""
        self._program = program
        self._at = rule(at, program.language).id
        self._own = self._at.book
        self._came_from: list[RuleId] = []
        self._link = 0
        self.words = ""
        """What the list is filtered by."""

    @property
    def rule(self) -> Rule:
        """The rule that is open."""
        return rule(self._at, self._program.language)

    @property
    def listed(self) -> tuple[Rule, ...]:
        """The rules that fit the filter, the best first; of one id in several books that of the book begun with."""
        found = find(self.words, self._program.language)
        if not self.words:
            return found
        article = plain(self.words)
        return tuple(sorted(found, key=lambda each: (each.id.book, plain(each.id.article)) != (self._own, article)))

    def chapters(self) -> Iterator[tuple[str, tuple[Rule, ...]]]:
        """Yield the rules listed, book by book under its title; found ones stand together, without a title."""
        if self.words:
            yield "", self.listed
            return
        by_book: dict[Book, list[Rule]] = {book: [] for book in Book}
        for each in self.listed:
            by_book[each.id.book].append(each)
        for book, found in by_book.items():
            yield title_of(book, self._program.language), tuple(found)

    @property
    def links(self) -> tuple[Link, ...]:
        """What the open rule leads to: the related rules, then the positions in which it decides."""
        related = [Link(str(id_), partial(self.go_to, id_)) for id_ in self.rule.see]
        return (*related, *(Link(each.title, each.open, True) for each in self._program.examples(self._at)))

    @property
    def language(self) -> str:
        """Code of the language one reads in."""
        return self._program.language

    @property
    def elsewhere(self) -> RuleId | None:
        """The article of another book that is nearest to the open one; None where none is related to it."""
        return next((id_ for id_ in self.rule.see if id_.book != self._at.book), None)

    @property
    def link(self) -> Link | None:
        """The link that Enter would follow, None where nothing leads on."""
        links = self.links
        return links[self._link % len(links)] if links else None

    def marked(self) -> list[tuple[Link, bool]]:
        """Return the links, each with whether it is the one that Enter follows."""
        links = self.links
        return [(link, at == self._link % len(links)) for at, link in enumerate(links)]

    def next_link(self, step: int) -> None:
        """Choose the next link (step 1) or the one before (-1), round and round."""
        self._link += step

    def look_at(self, id_: RuleId) -> None:
        """Open the rule under a cursor."""
        if id_ != self._at:
            self._at, self._link = id_, 0

    def go_to_typed(self, text: str) -> tuple[RuleId, ...]:
        """Open the rule that is meant; return what else a bare id means. Raises `Refusal` when it is none."""
        first, *others = meant_here(self._program, text)
        self.go_to(first)
        return tuple(others)

    def next_book(self) -> str:
        """Go on to the beginning of the next book, after the last to the first; return its title."""
        books = list(Book)
        book = books[(books.index(self._at.book) + 1) % len(books)]
        self.go_to(next(each.id for each in rules(self._program.language) if each.id.book == book))
        return title_of(book, self._program.language)

    def go_to(self, id_: RuleId) -> None:
        """Open a rule from another one; `back` returns. Raises `Refusal` when there is none of that id."""
        wanted = rule(id_, self._program.language).id
        self._came_from.append(self._at)
        self.look_at(wanted)

    def back(self) -> bool:
        """Return to the rule one came from; say whether there was one."""
        if not self._came_from:
            return False
        self.look_at(self._came_from.pop())
        return True

    def next_language(self) -> str:
        """Go on to the next language; return its own name."""
        code = LANGUAGES[(LANGUAGES.index(self._program.language) + 1) % len(LANGUAGES)]
        self._program.language = code
        return language(code).name

    def caption(self) -> str:
        """Say in which language how many rules are listed."""
        shown, name = len(self.listed), language(self._program.language).name
        if self.words:
            return tr("{language}, {count} found: {words}", language=name, count=shown, words=self.words)
        return tr("{language}, {count} articles and rulings", language=name, count=shown)
