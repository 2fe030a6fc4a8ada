"""The words and articles of questions by the rules of 2026."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar

from paircard.core.event.bracket_result import BracketResult
from paircard.core.facets.explained import Told
from paircard.core.facets.taught import LookedAt, Sides
from paircard.core.teach.answers.form import AnswerForm
from paircard.core.teach.answers.typed import Reader
from paircard.core.teach.questions.book import Book, CardSigns
from paircard.core.teach.questions.kind import Kind
from paircard.core.teach.questions.phrases import listed, named, pairs_listed, points_of
from paircard.core.values import rule_id
from paircard.core.values.language import mark, tr, trn

_ARTICLE = re.compile(r"[Cc]?(?:\d{1,2}|\d\.\d(?:\.\d)?)")


class Form(AnswerForm):
    """What an answer looks like."""

    ROUND = mark("White first: 5-1 15-3 4-7, and bye 9 if there is one")
    BRACKET = mark("pairs and who is left over: 6-9 float 2")
    VALUES = mark("two numbers: C6 and C12")
    PLAYERS = mark("pairing numbers, or nobody")
    STANDS = mark("yes, or the criterion that speaks against the pair: C12")
    CRITERION = mark("a criterion: C12")
    COLOUR = mark("the number of the player with White and the rule: 5 5.2.4")
    FAULT = mark("the pair, or bye and the player, and the article: 7-3 C1, or bye 4 C2")


def dutch(article: str) -> str:
    """Return an article of the Dutch system with its book."""
    return str(rule_id.RuleId(rule_id.Book.DUTCH_2026, article))


def basic(article: str) -> str:
    """Return an article of the basic rules with its book."""
    return str(rule_id.RuleId(rule_id.Book.BASIC_2026, article))


def article_of(word: str) -> str | None:
    """Return an article of C.04.3 with its book, None if the word is none.

    >>> article_of("c12"), article_of("5.2.4"), article_of("E5")
    ('C.04.3 C12', 'C.04.3 5.2.4', None)
    """
    if not _ARTICLE.fullmatch(word) or word.isdecimal():
        return None
    return dutch(word.upper())


def words_of(text: str) -> list[str]:
    """Return the words of an answer; the dots of `5.2.4` belong to it, others are forgiven.

    >>> words_of("5-1, 3 5.2.4.")
    ['5-1', '3', '5.2.4']
    """
    words = (word.strip(".:") for word in re.split(r"[\s,;]+", text.replace("C.04.3", " ").strip()))
    return [word for word in words if word]


class Dutch2026(Book):
    """C.04.3, in force since 1 February 2026."""

    system: ClassVar[str] = "dutch-2026"  # no words: a key
    forms: ClassVar[Mapping[Kind, AnswerForm]] = {
        Kind.ROUND: Form.ROUND,
        Kind.BRACKET: Form.BRACKET,
        Kind.VALUES: Form.VALUES,
        Kind.NEXT: Form.PLAYERS,
        Kind.STANDS: Form.STANDS,
        Kind.WHY: Form.CRITERION,
        Kind.FLOATS: Form.PLAYERS,
        Kind.BYE: Form.PLAYERS,
        Kind.COLOUR: Form.COLOUR,
        Kind.FAULT: Form.FAULT,
    }
    reader: ClassVar[Reader] = Reader(article_of, words_of, faults_of_bye=True)
    signs: ClassVar[CardSigns] = CardSigns(
        mark("* has had a bye, or the points of a win without playing (C2)"),
        mark("! topscorer: more than half of the points before the last round (1.8)"),
        mark("points + virtual points (C.04.7 1.5)"),
        mark("floats of the last two rounds, the last one on the right: D down, U up"),
        mark("U pairing-allocated bye, F H Z bye of a full, half, no point; + - not played"),
    )
    chapter: ClassVar[str] = f"{rule_id.Book.DUTCH_2026} "
    one_bye: ClassVar[str] = basic("3")
    about_bye: ClassVar[tuple[str, ...]] = (basic("3"), dutch("C5"), dutch("C2"))
    about_floats: ClassVar[tuple[str, ...]] = (dutch("C6"), dutch("1.4.1"))
    who_is_in: ClassVar[str] = dutch("1.3")
    everybody_once: ClassVar[str] = dutch("1.3")
    left_over: ClassVar[str] = dutch("1.4.1")
    as_few: ClassVar[str] = dutch("C6")
    first_that_stands: ClassVar[str] = dutch("4.2")
    next_order: ClassVar[tuple[tuple[str, ...], tuple[str, ...]]] = ((dutch("4.2"),), (dutch("4.3"),))
    stands: ClassVar[str] = mark("{pair} stands.")

    def asks_numbers(self, bracket: BracketResult) -> str:
        """Ask for the values of C6 and C12."""
        return trn(
            "How many of the bracket of {points} point ({players}) are left over at best (C6), and how many of those "
            "who are paired do not get the colour they prefer (C12)?",
            "How many of the bracket of {points} points ({players}) are left over at best (C6), and how many of those "
            "who are paired do not get the colour they prefer (C12)?",
            points_of(bracket),
            **named(bracket),
        )

    def asks_next(self, told: Told, sides: Sides, before: tuple[int, ...], count: int, *, exchange: bool) -> str:
        """Say which the sides are, and ask what comes after one order of them."""
        return f"{_sides(told, sides.at, sides.s1, sides.s2)} {_which(before, count, exchange=exchange)}"

    def asks_if_stands(self, told: Told, pair: LookedAt) -> str:
        """Say which the sides are and what stands, and ask for the pair."""
        made = tr("{pairs} stand.", pairs=pairs_listed(pair.made)) if pair.made else ""
        stands = tr(
            "Does {pair} stand, or which criterion is the first to speak against it?", pair=pairs_listed([pair.pair])
        )
        return " ".join(filter(None, (_sides(told, pair.at, pair.s1, pair.s2), made, stands)))

    def asks_fault(self, number: int, printed: str, *, illegal: bool) -> str:
        """Ask for the pair or the bye; of what is legal it is said that it is."""
        if illegal:
            return tr(
                "This is printed for round {round}: {pairing}. Something in it may not be at all. Which pair, or "
                "whose bye, and by which criterion?",
                round=number,
                pairing=printed,
            )
        return tr(
            "This is printed for round {round}: {pairing}. It keeps C1, C2 and C3, and is not the round of the rules "
            "all the same. Which pair, or whose bye, is wrong, and by which article?",
            round=number,
            pairing=printed,
        )


def _sides(told: Told, at: int, s1: tuple[int, ...], s2: tuple[int, ...]) -> str:
    bracket = told.brackets[at].result
    return trn(
        "In the bracket of {points} point ({players}) S1 is {s1} and S2 {s2}.",
        "In the bracket of {points} points ({players}) S1 is {s1} and S2 {s2}.",
        points_of(bracket),
        s1=listed(s1),
        s2=listed(s2),
        **named(bracket),
    )


def _which(before: tuple[int, ...], count: int, *, exchange: bool) -> str:
    if not exchange:
        return trn(
            "Which transposition comes after {before}? Name {count} of S2.",
            "Which transposition comes after {before}? Name {count} of S2.",
            count,
            before=listed(before),
        )
    if not before:
        return tr("Which exchange comes first: who leaves S1, who comes?")
    half = len(before) // 2
    gone, come = listed(before[:half]), listed(before[half:])
    return tr("Which exchange comes after that of {gone} for {come}: who leaves S1, who comes?", gone=gone, come=come)


DUTCH_2026 = Dutch2026()
