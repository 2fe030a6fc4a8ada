"""Does an article really decide a position? One claim an article; each answers with the step that shows it.

A claim about a criterion (B) or a ruling is put to the proof: the round is paired without it, and must come out
otherwise. A claim about the procedure (C, D, E) must be found in its steps and in the explanation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from paircard.core.facets.trace import Step, Verdict
from paircard.core.systems.swiss1998.judge.reason import Kind
from paircard.core.systems.swiss1998.teach.decisions import articles
from tests.support import claims_rulings as rulings
from tests.support import without
from tests.support.case import Case


def _decides(article: str, stream: str, verdicts: tuple[Verdict, ...], case: Case) -> Step | None:
    """Return the step, if the explanation names the article as deciding."""
    if case.told is None or article not in articles(case.told):
        return None
    return case.step(stream, *verdicts)


def _a3(case: Case) -> Step | None:
    levelled = [b for b in case.brackets if b.levelled and b.result.pairs and not b.result.joined]
    return case.step("A3", says="treated as homogeneous, although") if levelled else None


def _a8(case: Case) -> Step | None:
    used = [b.result for b in case.brackets if 0 < b.result.first_x == b.result.x == b.result.clashes]
    return case.step("C2", bracket=used[0].score, says=f"x is {used[0].first_x}") if used else None


def _c3(case: Case) -> Step | None:
    hetero = [b for b in case.brackets if b.movers is not None and b.rest is not None and not b.lacks]
    return case.step("C3", bracket=hetero[0].result.score, says="more in the remainder") if hetero else None


def _c4(case: Case) -> Step | None:
    odd = [
        b for b in case.brackets if len(b.result.players) % 2 and len(b.result.pairs) > 1 and b.rest and not b.movers
    ]
    return case.step("C6", Verdict.TRY, bracket=odd[0].result.score) if odd and not odd[0].rest.exchange.count else None  # type: ignore[union-attr]


def _c5(case: Case) -> Step | None:
    for bracket, group in case.groups:
        players = (*group.before[0], *group.before[1])
        moved = [players[at - 1] for at in group.exchange.coming]
        swapped = [moved.pop(0) if number in group.leaving else number for number in group.before[0]]
        if group.exchange.count == 1 and tuple(swapped) != group.s1:
            return case.step("C8", Verdict.TRY, bracket=bracket.result.score)
    return None


def _c6(case: Case) -> Step | None:
    refused = any(each.verdict is not Verdict.ACCEPTED and each.verdict is Verdict.REFUSED for each in case.steps)
    return case.step("C6", Verdict.ACCEPTED) if not refused and len(case.brackets) > 1 else None


def _c10(case: Case) -> Step | None:
    """Another opponent for a moved-down player, since the remainder could not be paired."""
    for bracket in case.brackets:
        if bracket.movers is None or bracket.rest is None or bracket.lacks or bracket.undone_by:
            continue
        reasons = [passed.reason.kind for choice in bracket.movers.choices for passed in choice.passed]
        if {Kind.SHORTAGE, Kind.CLASHES} & {*reasons}:
            return case.accepted(bracket.result.score)
    return None


def _c11(case: Case) -> Step | None:
    raised = [b.result.score for b in case.brackets if b.result.x > b.result.first_x and "C14" not in b.result.events]
    return case.step("C11", Verdict.RAISED, bracket=raised[0]) if raised else None


def _d1(case: Case) -> Step | None:
    far = [b.result.score for b, group in case.groups if group.transposition_number > 2 and not group.exchange.count]
    return case.accepted(far[0]) if far else None


def _d2(case: Case) -> Step | None:
    far = [b.result.score for b, group in case.groups if group.exchange_number > 1]
    return case.accepted(far[0]) if far else None


def _colour(rule: str, case: Case) -> Step | None:
    return case.step(rule, Verdict.NOTED) if case.told else None


def _e1(case: Case) -> Step | None:
    """Both players have a preference, and both are granted."""
    fresh = {player.number for player in case.position.players if not player.colours}
    return next((step for step in case.steps if step.article == "E1" and not fresh & {*step.players}), None)


def _joined(case: Case) -> Step | None:
    return case.step("C13", Verdict.JOINED) if any(b.result.joined for b in case.brackets) else None


REFUSED, NOTED = (Verdict.REFUSED,), (Verdict.NOTED,)
CLAIMS: Mapping[str, Callable[[Case], Step | None]] = {
    "A3": _a3,
    "A5": lambda case: case.step("A5") if case.position.round > 1 else None,
    "A6": _c4,
    "A8": _a8,
    "B1a": without.b1a,
    "B1b": without.b1b,
    "B2": partial(without.patched, without.without_b2, "B2"),
    "B3": without.b3,
    "B4": partial(without.patched, without.without_b4, "B4"),
    "B5": partial(without.floats, "B5", 1),
    "B6": partial(without.floats, "B6", 2),
    "C1": partial(_decides, "C1", "C1", (Verdict.MOVED,)),
    "C2": _a8,
    "C3": _c3,
    "C4": _c4,
    "C5": _c5,
    "C6": _c6,
    "C7": lambda case: next(
        (case.accepted(b.result.score) for b, g in case.groups if g.transposition_number > 1), None
    ),
    "C8": lambda case: next(
        (case.step("C8", Verdict.TRY, bracket=b.result.score) for b, g in case.groups if g.exchange_number == 1), None
    ),
    "C9": partial(_decides, "C9", "C9", (Verdict.DROPPED,)),
    "C10": _c10,
    "C10 upfloats": partial(_decides, "C10", "C10", (Verdict.DROPPED,)),
    "C11": _c11,
    "C12": partial(rulings.event, "C12", Verdict.ACCEPTED),
    "C13": lambda case: _joined(case) or rulings.r12(case),
    "C14": lambda case: rulings.c14("R10", case) or rulings.c14("R11", case),
    "D1": _d1,
    "D2": _d2,
    **{rule: partial(_colour, rule) for rule in ("E2", "E3", "E4", "E5", "R7")},
    "E1": _e1,
    "F4": rulings.f4,
    "R1": rulings.r1,
    "R2": rulings.r2,
    "R3": rulings.r3,
    "R5": partial(without.patched, without.without_budget, "B4"),
    "R6": rulings.r6,
    "R8": rulings.r8,
    "R9 (1)": rulings.r9_lonely,
    "R9 (2)": rulings.r9_failed,
    "R9 exception": lambda case: case.step("R9", Verdict.NOTED) if case.told else None,
    "R9": lambda case: case.step("R9", Verdict.NOTED) or rulings.event("C12", Verdict.ACCEPTED, case),
    "R10": partial(rulings.c14, "R10"),
    "R11": partial(rulings.c14, "R11"),
    "R12": rulings.r12,
    "R13": rulings.r13,
    "R14": lambda case: case.step("R14", Verdict.FAILED),
    "R15": rulings.r15,
    "R16": rulings.r16,
}
"""Article or ruling (R9 also by its cases): the step that shows it, None if it decides nothing."""
