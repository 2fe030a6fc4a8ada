"""What keeps a paper on the rules of 2026 fair: as much yes as no, every rule of colours, faults of every sort."""

# no words in this file: sorts are told apart by it, nobody reads them
from __future__ import annotations

from collections.abc import Mapping

from core.teach.topics.dutch_2026.fault import PrintedFault, Sort
from core.teach.topics.dutch_2026.left_over import WhoFloatsDown
from core.teach.topics.dutch_2026.named import short
from core.teach.topics.dutch_2026.question import DutchKind, DutchQuestion
from core.teach.topics.dutch_2026.stands import DoesItStand

_LEFT, _COLOURS, _FLOATS, _BEST = "left over", "colours", "floats", "best"
_SORTS = {
    **dict.fromkeys(("C6", "C7", "C8", "C9"), _LEFT),
    **dict.fromkeys(("C10", "C11", "C12", "C13"), _COLOURS),
    **dict.fromkeys((f"C{number}" for number in range(14, 22)), _FLOATS),
    "3.8": _BEST,
}
ANSWERS: Mapping[DutchKind, tuple[str, ...]] = {
    DutchKind.STANDS: ("yes", "yes", "yes", "yes", "no/C1", "no/colours", "no/floats", "no"),
    DutchKind.WHY: ("C1", _LEFT, _COLOURS, _FLOATS, "C3"),
    DutchKind.FAULT: tuple(sort.value for sort in Sort),
    DutchKind.COLOUR: tuple(f"5.2.{number}" for number in range(1, 6)),
    DutchKind.BYE: ("somebody", "somebody", "somebody", "nobody"),
    DutchKind.BRACKET: (_BEST, _LEFT, _COLOURS, _FLOATS),
    DutchKind.VALUES: ("clash", "none"),
    DutchKind.FLOATS: ("one", "one", "more"),
    DutchKind.NEXT: ("4.2", "4.3"),
}
"""The sorts of answers that have to come, in parts of a pack."""


def sort_of(question: DutchQuestion) -> str:
    """Return the sort of a question's answer."""
    article = short(question.articles[0])
    if isinstance(question, PrintedFault):
        return question.sort.value
    if isinstance(question, DoesItStand):
        return f"no/{_SORTS.get(article, article)}" if question.refused else "yes"
    if isinstance(question, WhoFloatsDown):
        return "one" if len(question.expected.split()) == 1 else "more"
    match question.kind:
        case DutchKind.BYE:
            return "nobody" if question.told.made.bye is None else "somebody"
        case DutchKind.VALUES:
            return "none" if question.expected.endswith(" 0") else "clash"
    return _SORTS.get(article, article)
