"""What keeps a paper on the rules of 2026 fair: as much yes as no, every rule of colours, faults of every sort."""

# no words in this file: sorts are told apart by it, nobody reads them
from __future__ import annotations

from collections.abc import Mapping

from paircard.core.teach.questions.about_round import AboutRound
from paircard.core.teach.questions.kind import Kind
from paircard.core.teach.questions.left_over import WhoFloats
from paircard.core.teach.questions.pair_stands import PairStands
from paircard.core.teach.questions.printed_fault import PrintedFault
from paircard.core.teach.topics.dutch_2026.quiz import Sort

_LEFT, _COLOURS, _FLOATS, _BEST = "left over", "colours", "floats", "best"
_SORTS = {
    **dict.fromkeys(("C6", "C7", "C8", "C9"), _LEFT),
    **dict.fromkeys(("C10", "C11", "C12", "C13"), _COLOURS),
    **dict.fromkeys((f"C{number}" for number in range(14, 22)), _FLOATS),
    "3.8": _BEST,
}
ANSWERS: Mapping[Kind, tuple[str, ...]] = {
    Kind.STANDS: ("yes", "yes", "yes", "yes", "no/C1", "no/colours", "no/floats", "no"),
    Kind.WHY: ("C1", _LEFT, _COLOURS, _FLOATS, "C3"),
    Kind.FAULT: tuple(sort.value for sort in Sort),
    Kind.COLOUR: tuple(f"5.2.{number}" for number in range(1, 6)),
    Kind.BYE: ("somebody", "somebody", "somebody", "nobody"),
    Kind.BRACKET: (_BEST, _LEFT, _COLOURS, _FLOATS),
    Kind.VALUES: ("clash", "none"),
    Kind.FLOATS: ("one", "one", "more"),
    Kind.NEXT: ("4.2", "4.3"),
}
"""The sorts of answers that have to come, in parts of a pack."""


def sort_of(question: AboutRound) -> str:
    """Return the sort of a question's answer."""
    article = question.book.short(question.articles[0])
    match question:
        case PrintedFault():
            return question.sort
        case PairStands():
            return f"no/{_SORTS.get(article, article)}" if question.refused else "yes"
        case _ if question.kind is Kind.BYE:
            return "nobody" if question.told.pairing.bye is None else "somebody"
        case WhoFloats():
            return "one" if len(question.expected.split()) == 1 else "more"
        case _ if question.kind is Kind.VALUES:
            return "none" if question.expected.endswith(" 0") else "clash"
    return _SORTS.get(article, article)
