"""The words and articles of questions by the rules of 1998."""

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
from paircard.core.values.language import mark, tr, trn

_ARTICLE = re.compile(r"(?:[A-Fa-f]\d{1,2}[ABab]?|[Rr]\d{1,2})")
RELAXED = ("", mark("B6 no longer counts for upfloats."), mark("B5 and B6 no longer count for upfloats."))
"""Which restrictions are off, by the level of upfloats."""


class Form(AnswerForm):
    """What an answer looks like."""

    ROUND = mark("White first: 5-1 15-3 4-7, and bye 9 if there is one")
    BRACKET = mark("pairs and who is left over: 6-9 float 2")
    X_AND_P = mark("two numbers: x and p")
    PLAYERS = mark("pairing numbers, or nobody")
    STANDS = mark("yes, or the article that refuses the pair")
    COLOUR = mark("the number of the player with White and the rule: 5 E4")
    FAULT = mark("the pair and the article: 7-3 B4")


def article_of(word: str) -> str | None:
    """Return an article as it is written, None if the word is none.

    >>> article_of("b1A"), article_of("c12"), article_of("x")
    ('B1a', 'C12', None)
    """
    if not _ARTICLE.fullmatch(word):
        return None
    return word[0].upper() + word[1:].lower()


class Swiss1998(Book):
    """The text of 1992 - 1998."""

    system: ClassVar[str] = "swiss-1998"  # no words: a key
    forms: ClassVar[Mapping[Kind, AnswerForm]] = {
        Kind.ROUND: Form.ROUND,
        Kind.BRACKET: Form.BRACKET,
        Kind.X_AND_P: Form.X_AND_P,
        Kind.NEXT: Form.PLAYERS,
        Kind.STANDS: Form.STANDS,
        Kind.FLOATS: Form.PLAYERS,
        Kind.BYE: Form.PLAYERS,
        Kind.COLOUR: Form.COLOUR,
        Kind.FAULT: Form.FAULT,
    }
    reader: ClassVar[Reader] = Reader(article_of)
    signs: ClassVar[CardSigns] = CardSigns(
        mark("* has had a point without playing (B1b)"),
        mark("! has more than half of the points before the last round (R6)"),
    )
    one_bye: ClassVar[str] = "A5"
    about_bye: ClassVar[tuple[str, ...]] = ("A5",)
    about_floats: ClassVar[tuple[str, ...]] = ()
    who_is_in: ClassVar[str] = "A3"
    everybody_once: ClassVar[str] = "A5"
    left_over: ClassVar[str] = "C6"
    as_few: ClassVar[str] = "C6"
    first_that_stands: ClassVar[str] = "C6"
    next_order: ClassVar[tuple[tuple[str, ...], tuple[str, ...]]] = (("D1", "C7"), ("D2", "C8"))
    orders_asked: ClassVar[int] = 6
    decisions_of_bracket: ClassVar[bool] = True
    choices_count: ClassVar[bool] = True
    stands: ClassVar[str] = mark("{pair} stands: nothing refuses it.")

    def in_table(self, leaving: tuple[int, ...], coming: tuple[int, ...], size: int) -> bool:
        """Tell whether the official table has it: without player 1, and in an even group without the lowest."""
        return 1 not in leaving and not (size % 2 == 0 and size in coming)

    def asks_numbers(self, bracket: BracketResult) -> str:
        """Ask for x and p, as C2 and C3 determine them first."""
        return trn(
            "Give x and p of the bracket of {points} point ({players}), before any pair is made.",
            "Give x and p of the bracket of {points} points ({players}), before any pair is made.",
            points_of(bracket),
            **named(bracket),
        )

    def asks_next(self, told: Told, sides: Sides, before: tuple[int, ...], count: int, *, exchange: bool) -> str:
        """Say what was tried in vain, and ask for the next try."""
        bracket = told.brackets[sides.at].result
        if not exchange:
            which = trn("Which order is next? Name {count} of S2.", "Which order is next? Name {count} of S2.", count)
            return f"{_order_failed(bracket, sides, before)} {which}"
        failed = _exchange_failed(bracket, sides, before) if before else _sides_failed(bracket, sides)
        return f"{failed} {tr('Which exchange is next: who leaves S1, who comes?')}"

    def asks_if_stands(self, told: Told, pair: LookedAt) -> str:
        """Say what x is and what no longer counts, and ask for the pair."""
        bracket = told.brackets[pair.at].result
        stands = tr("Does {pair} stand, or which article refuses it?", pair=pairs_listed([pair.pair]))
        return " ".join(filter(None, (_terms(bracket, pair), tr(RELAXED[bracket.upfloat_level]), stands)))

    def asks_fault(self, number: int, printed: str, *, illegal: bool) -> str:  # noqa: ARG002 - of none it is told
        """Ask for the first wrong pair."""
        return tr(
            "This is printed for round {round}: {pairing}. Which is the first wrong pair, and by which article?",
            round=number,
            pairing=printed,
        )


def _order_failed(bracket: BracketResult, sides: Sides, failed: tuple[int, ...]) -> str:
    return trn(
        "In the bracket of {points} point ({players}) S1 {s1} is tried against {failed} of S2 {s2}, in vain.",
        "In the bracket of {points} points ({players}) S1 {s1} is tried against {failed} of S2 {s2}, in vain.",
        points_of(bracket),
        failed=listed(failed),
        s1=listed(sides.s1),
        s2=listed(sides.s2),
        **named(bracket),
    )


def _sides_failed(bracket: BracketResult, sides: Sides) -> str:
    return trn(
        "The bracket of {points} point ({players}) cannot be paired as it stands, S1 {s1} and S2 {s2}.",
        "The bracket of {points} points ({players}) cannot be paired as it stands, S1 {s1} and S2 {s2}.",
        points_of(bracket),
        s1=listed(sides.before[0]),
        s2=listed(sides.before[1]),
        **named(bracket),
    )


def _exchange_failed(bracket: BracketResult, sides: Sides, failed: tuple[int, ...]) -> str:
    half = len(failed) // 2
    return trn(
        "In the bracket of {points} point ({players}) the exchange of {gone} for {come} has failed too, with S1 "
        "{s1} and S2 {s2}.",
        "In the bracket of {points} points ({players}) the exchange of {gone} for {come} has failed too, with S1 "
        "{s1} and S2 {s2}.",
        points_of(bracket),
        gone=listed(failed[:half]),
        come=listed(failed[half:]),
        s1=listed(sides.before[0]),
        s2=listed(sides.before[1]),
        **named(bracket),
    )


def _terms(bracket: BracketResult, pair: LookedAt) -> str:
    if not pair.made:
        return trn(
            "In the bracket of {points} point ({players}), x = {x} and no pair made yet.",
            "In the bracket of {points} points ({players}), x = {x} and no pair made yet.",
            points_of(bracket),
            x=bracket.x,
            **named(bracket),
        )
    return trn(
        "In the bracket of {points} point ({players}), x = {x} and {pairs} made.",
        "In the bracket of {points} points ({players}), x = {x} and {pairs} made.",
        points_of(bracket),
        x=bracket.x,
        pairs=pairs_listed(pair.made),
        **named(bracket),
    )


SWISS_1998 = Swiss1998()
