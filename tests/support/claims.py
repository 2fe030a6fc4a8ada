"""Does an article really decide a position? One claim an article; each answers with the step that shows it.

A claim about a criterion (B) or a ruling is put to the proof: the round is paired without it, and must come out
otherwise. A claim about the procedure (C, D, E) must be found in its steps and in the explanation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, replace
from functools import cached_property, partial
from unittest.mock import patch

from core.swiss import NoPairing, Pairing, Player, Position, Step, Verdict, criteria, pair
from core.swiss.cards import Cards
from core.swiss.explain import BracketExplained, Group, Kind, RoundExplained, explain
from core.teach.decisions import articles_of


@dataclass(frozen=True)
class Case:
    """A position with both streams: the steps of the procedure, and the decisions."""

    position: Position

    @cached_property
    def steps(self) -> list[Step]:
        """The steps of the literal procedure."""
        steps: list[Step] = []
        try:
            pair(self.position, sink=steps.append)
        except NoPairing:
            return steps
        return steps

    @cached_property
    def told(self) -> RoundExplained | None:
        """The explanation, None where no pairing is legal."""
        try:
            return explain(self.position)
        except NoPairing:
            return None

    @property
    def brackets(self) -> tuple[BracketExplained, ...]:
        """The brackets, highest first."""
        return self.told.brackets if self.told else ()

    @property
    def groups(self) -> Iterator[tuple[BracketExplained, Group]]:
        """Every group with its bracket."""
        for bracket in self.brackets:
            for group in (bracket.movers, bracket.rest):
                if group is not None:
                    yield bracket, group

    def step(self, article: str, *verdicts: Verdict, says: str = "", bracket: int | None = None) -> Step | None:
        """Return the first step of an article with one of these verdicts."""
        for each in self.steps:
            fits = each.article == article and (not verdicts or each.verdict in verdicts) and says in each.reason
            if fits and bracket in (None, each.bracket):
                return each
        return None

    def accepted(self, bracket: int) -> Step | None:
        """Return the step that settled a bracket: the last accepted one."""
        found = [each for each in self.steps if each.bracket == bracket and each.verdict is Verdict.ACCEPTED]
        return found[-1] if found else None

    def otherwise(self, changed: Position) -> bool:
        """Tell whether a changed position is paired otherwise; to be paired no more at all is otherwise too."""
        return paired(changed) != paired(self.position)


def paired(position: Position) -> frozenset[tuple[int, int]] | None:
    """Return the pairs of a round, the lower number first, and the bye as a pair with 0."""
    try:
        made: Pairing = pair(position, look_ahead=False, tries=3000)
    except NoPairing:
        return None
    pairs = {(min(one.white, one.black), max(one.white, one.black)) for one in made.pairs}
    return frozenset(pairs | ({(0, made.bye)} if made.bye is not None else set()))


def for_all(position: Position, change: Callable[[Player], Player]) -> Position:
    """Return a position with every card changed."""
    return replace(position, players=tuple(map(change, position.players)))


# --- criteria: paired without them, the round comes out otherwise ------------------------------------------


@contextmanager
def without_b2() -> Iterator[None]:
    """Let everybody have any colour."""
    with patch.object(Cards, "_same_absolute", lambda _self, _place: 0), patch.object(criteria, "b2", lambda *_: False):
        yield


@contextmanager
def without_b4() -> Iterator[None]:
    """Count no clash."""
    with patch.object(Cards, "clash", lambda *_: 0), patch.object(Cards, "clashing", lambda *_: 0):
        yield


def patched(context: Callable[[], AbstractContextManager[None]], article: str, case: Case) -> Step | None:
    """Return the refusal by an article without which the pairing is another."""
    right = paired(case.position)
    with context():
        other = paired(case.position)
    return case.step(article, Verdict.REFUSED) if other != right else None


def _b1a(case: Case) -> Step | None:
    free = for_all(case.position, lambda player: replace(player, opponents=frozenset()))
    return case.step("B1a", Verdict.REFUSED) if case.otherwise(free) else None


def _b1b(case: Case) -> Step | None:
    free = for_all(case.position, lambda player: replace(player, bye_barred=False))
    return case.step("B1b", Verdict.REFUSED) if case.otherwise(free) else None


def _no_floats(which: int, player: Player) -> Player:
    marks = list(player.floats)
    if len(marks) >= which:
        marks[-which] = "-"
    return replace(player, floats="".join(marks))


def _floats(article: str, which: int, case: Case) -> Step | None:
    free = for_all(case.position, partial(_no_floats, which))
    return case.step(article, Verdict.REFUSED) if case.otherwise(free) else None


def _b3(case: Case) -> Step | None:
    if len(case.brackets) != 2 or any(b.result.events for b in case.brackets):
        return None
    level = for_all(case.position, lambda player: replace(player, score=0))
    moved = [bracket for bracket in case.brackets if bracket.result.moved_down]
    return case.accepted(case.brackets[0].result.score) if case.otherwise(level) and not moved else None


# --- definitions and procedure: found in the streams -------------------------------------------------------


def _decides(article: str, stream: str, verdicts: tuple[Verdict, ...], case: Case) -> Step | None:
    """Return the step, if the explanation names the article as deciding."""
    if case.told is None or article not in articles_of(case.told):
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
    if case.told is None or "C10" not in articles_of(case.told):
        return None
    return case.step("C10", Verdict.DROPPED) or case.step("C7", Verdict.SKIPPED)


def _c11(case: Case) -> Step | None:
    raised = [b.result.score for b in case.brackets if b.result.x > b.result.first_x and "C14" not in b.result.events]
    return case.step("C11", Verdict.RAISED, bracket=raised[0]) if raised else None


def _d1(case: Case) -> Step | None:
    far = [b.result.score for b, group in case.groups if group.transposition_number > 2 and not group.exchange.count]
    return case.accepted(far[0]) if far else None


def _d2(case: Case) -> Step | None:
    far = [b.result.score for b, group in case.groups if group.exchange_number > 1]
    return case.accepted(far[0]) if far else None


def _event(article: str, verdict: Verdict, case: Case) -> Step | None:
    shaped = any(article in b.result.events for b in case.brackets)
    return case.step(article, verdict) if shaped else None


def _colour(rule: str, case: Case) -> Step | None:
    return case.step(rule, Verdict.NOTED) if case.told else None


def _joined(case: Case) -> Step | None:
    return case.step("C13", Verdict.JOINED) if any(b.result.joined for b in case.brackets) else None


# --- rulings -----------------------------------------------------------------------------------------------


def _r1(case: Case) -> Step | None:
    if not case.otherwise(replace(case.position, c6="literal")):
        return None
    return next((s for s in case.steps if s.verdict is Verdict.REFUSED and s.article in ("B4", "B5", "B6")), None)


def _r2(case: Case) -> Step | None:
    """In a bracket treated as homogeneous a pair with unequal scores floats its lower player (B5, B6)."""
    for bracket, group in case.groups:
        for choice in group.choices if bracket.levelled else ():
            for passed in choice.passed:
                if passed.reason.kind is Kind.PAIR and passed.reason.article in ("B5", "B6"):
                    return case.step(passed.reason.article, Verdict.REFUSED, bracket=bracket.result.score)
    return None


def _r3(case: Case) -> Step | None:
    """Criteria were dropped in vain, x grew, and they are back in force."""
    for bracket in case.brackets:
        result = bracket.result
        fell = case.step("C9", Verdict.DROPPED, bracket=result.score) or case.step("C10", bracket=result.score)
        if result.x > result.first_x and fell and not (result.upfloat_level or result.downfloat_level):
            return case.step("C11", Verdict.RAISED, bracket=result.score)
    return None


def _r5(case: Case) -> Step | None:
    """The moved-down players use clashes of x, and what they leave refuses a pair of the remainder."""
    for bracket in case.brackets:
        if bracket.movers is None or bracket.rest is None or not 0 < bracket.result.x == bracket.result.clashes:
            continue
        cards = Cards(case.position)
        place = {player.number: at for at, player in enumerate(case.position.players)}
        used = sum(cards.clash(place[c.player], place[c.opponent]) for c in bracket.movers.choices)
        refused = [p for c in bracket.rest.choices for p in c.passed if p.reason.article == "B4"]
        if used and (refused or bracket.rest.exchange.count):
            return case.step("B4", Verdict.REFUSED, bracket=bracket.result.score)
    return None


def _r6(case: Case) -> Step | None:
    strict = for_all(case.position, lambda player: replace(player, over_half=False))
    return case.step("F1") if case.position.last_round and case.told and case.otherwise(strict) else None


def _r8(case: Case) -> Step | None:
    if case.told is None or case.told.pairing.bye is None or "C13" in articles_of(case.told):
        return None
    bye, cards = case.told.pairing.bye, Cards(case.position)
    here = {*case.brackets[-1].result.players}
    at = next(place for place, player in enumerate(case.position.players) if player.number == bye)
    alone = not any(cards.legal(at) >> other & 1 for other, p in enumerate(case.position.players) if p.number in here)
    return case.step("A5") if alone and len(here) > 1 and case.brackets[-1].result.pairs else None


def _r9_lonely(case: Case) -> Step | None:
    """(1): a moved-down player had no legal opponent below, so the bracket above was undone at once."""
    accepted = _event("C12", Verdict.ACCEPTED, case)
    undone = case.step("C12", Verdict.UNDONE)
    if accepted is None or undone is None:
        return None
    before = case.steps[: case.steps.index(undone)]
    return undone if not any(each.bracket == undone.bracket for each in before) else None


def _r9_failed(case: Case) -> Step | None:
    """(2): C2 - C11 had failed."""
    accepted = _event("C12", Verdict.ACCEPTED, case)
    undone = case.step("C12", Verdict.UNDONE)
    if accepted is None or undone is None:
        return None
    before = case.steps[: case.steps.index(undone)]
    return undone if any(each.bracket == undone.bracket and each.article == "C2" for each in before) else None


def _c14(ruling: str, case: Case) -> Step | None:
    for bracket in case.brackets:
        if "C14" in bracket.result.events and bracket.result.pairs and bracket.lacks:
            step = case.step("C14", Verdict.LOWERED, bracket=bracket.result.score)
            if step and ("(R10)" in step.reason) == (ruling == "R10"):
                return step
    return None


def _r12(case: Case) -> Step | None:
    joined = any(bracket.result.joined for bracket in case.brackets)
    return None if joined else _event("C13", Verdict.ACCEPTED, case)


def _r13(case: Case) -> Step | None:
    return case.step("R13") if any(b.levelled and b.result.joined for b in case.brackets) else None


def _r15(case: Case) -> Step | None:
    """A player without a game takes the colour his opponent leaves him."""
    fresh = {player.number for player in case.position.players if not player.colours}
    for each in case.told.pairing.pairs if case.told and case.position.round > 1 else ():
        if len({each.white, each.black} & fresh) == 1:
            return next(s for s in case.steps if s.article == "E1" and s.players == (each.white, each.black))
    return None


def _f4(case: Case) -> Step | None:
    odd = len(case.position.players) % 2 == 1
    return case.step("A5") if case.position.round == 1 and odd else None


REFUSED, NOTED = (Verdict.REFUSED,), (Verdict.NOTED,)
CLAIMS: Mapping[str, Callable[[Case], Step | None]] = {
    "A3": _a3,
    "A5": lambda case: case.step("A5") if case.position.round > 1 else None,
    "A6": _c4,
    "A8": _a8,
    "B1a": _b1a,
    "B1b": _b1b,
    "B2": partial(patched, without_b2, "B2"),
    "B3": _b3,
    "B4": partial(patched, without_b4, "B4"),
    "B5": partial(_floats, "B5", 1),
    "B6": partial(_floats, "B6", 2),
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
        (case.step("C8", Verdict.TRY, bracket=b.result.score) for b, g in case.groups if g.exchange.count), None
    ),
    "C9": partial(_decides, "C9", "C9", (Verdict.DROPPED,)),
    "C10": _c10,
    "C11": _c11,
    "C12": partial(_event, "C12", Verdict.ACCEPTED),
    "C13": lambda case: _joined(case) or _r12(case),
    "C14": lambda case: _c14("R10", case) or _c14("R11", case),
    "D1": _d1,
    "D2": _d2,
    **{rule: partial(_colour, rule) for rule in ("E1", "E2", "E3", "E4", "E5", "R7")},
    "F4": _f4,
    "R1": _r1,
    "R2": _r2,
    "R3": _r3,
    "R5": _r5,
    "R6": _r6,
    "R8": _r8,
    "R9 (1)": _r9_lonely,
    "R9 (2)": _r9_failed,
    "R9": lambda case: case.step("R9", Verdict.NOTED) if case.told else None,
    "R10": partial(_c14, "R10"),
    "R11": partial(_c14, "R11"),
    "R12": _r12,
    "R13": _r13,
    "R14": lambda case: case.step("R14", Verdict.FAILED),
    "R15": _r15,
}
"""Article or ruling (R9 in its two cases and its exception): the step that shows it, None if it decides nothing."""
