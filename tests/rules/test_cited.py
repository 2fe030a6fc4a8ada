"""Lines of an explanation carry the rules they name: held against the ids that stand in the English words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

from paircard.core.systems.swiss1998.explain.apart import why_not
from paircard.core.systems.swiss1998.explain.lines import apart_line, round_lines
from paircard.core.systems.swiss1998.explain.model import RoundExplained
from paircard.core.systems.swiss1998.explain.player import way_lines
from paircard.core.values.cited import Cited, cite, rules_of, texts_of
from paircard.core.values.rule_id import Book, RuleId
from tests.support.explained import rounds

MAJORITY = "so each further clash"
"""A sentence on colours that tells of more rules than its reason knows."""
GIVEN_UP = {"B5", "B6"}
"""What C9 and C10 give up: both are linked, also where one is given up already."""


def told_lines(told: RoundExplained) -> Iterator[Cited]:
    """All that can be said of a round, of everybody in it, and of those who do not meet."""
    yield from round_lines(told)
    numbers = [player.number for player in told.position.players]
    for number in numbers:
        yield from way_lines(told, number)
    for one, other in combinations(numbers, 2):
        yield apart_line(one, other, why_not(told, one, other))


def test_a_line_carries_the_rules_it_names() -> None:
    lines = [line for told in rounds(40, 12) for line in told_lines(told)]
    assert {"A5", "B1a", "C6", "D1", "E1"} <= {str(id_) for id_ in rules_of(lines)}
    for line in lines:
        named = set(re.findall(r"(?<!\w)(?:B1[ab]|[A-FR]\d{1,2})(?!\w)", line.text))
        carried = {str(id_) for id_ in line.rules}
        assert named <= carried or MAJORITY in line.text, line
        assert carried - named <= (GIVEN_UP if "Not with" in line.text else set()), line


def test_rules_of_lines_come_once_in_their_order() -> None:
    lines = [cite("First.", "B.VI A4", "C6").below("  "), cite("Second."), cite("Third.", "C6", "A4")]
    assert list(texts_of(lines)) == ["  First.", "Second.", "Third."]
    assert rules_of(lines) == (
        RuleId(Book.CODE_2002, "A4"),
        RuleId(Book.SWISS_1998, "C6"),
        RuleId(Book.SWISS_1998, "A4"),
    )
