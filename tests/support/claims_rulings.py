"""Does a ruling really decide a position?"""

from __future__ import annotations

from dataclasses import replace

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.position import Player, Position
from paircard.core.facets.trace import Step, Verdict
from paircard.core.systems.swiss1998.cards import Cards
from paircard.core.systems.swiss1998.judge.reason import Kind
from paircard.core.systems.swiss1998.teach.decisions import articles
from tests.support.case import Case, for_all


def event(article: str, verdict: Verdict, case: Case) -> Step | None:
    shaped = any(article in b.result.events for b in case.brackets)
    return case.step(article, verdict) if shaped else None


def r1(case: Case) -> Step | None:
    if not case.otherwise(replace(case.position, c6="literal")):
        return None
    return next((s for s in case.steps if s.verdict is Verdict.REFUSED and s.article in ("B4", "B5", "B6")), None)


def r2(case: Case) -> Step | None:
    """In a bracket treated as homogeneous a pair with unequal scores floats its lower player (B5, B6)."""
    for bracket, group in case.groups:
        for choice in group.choices if bracket.levelled else ():
            for passed in choice.passed:
                if passed.reason.kind is Kind.PAIR and passed.reason.article in ("B5", "B6"):
                    return case.step(passed.reason.article, Verdict.REFUSED, bracket=bracket.result.score)
    return None


def r3(case: Case) -> Step | None:
    """Criteria were dropped in vain, x grew, and they are back in force."""
    for bracket in case.brackets:
        result = bracket.result
        fell = case.step("C9", Verdict.DROPPED, bracket=result.score) or case.step(
            "C10", Verdict.DROPPED, bracket=result.score
        )
        if result.x > result.first_x and fell and not (result.upfloat_level or result.downfloat_level):
            return case.step("C11", Verdict.RAISED, bracket=result.score)
    return None


def r6(case: Case) -> Step | None:
    strict = for_all(case.position, lambda player: replace(player, over_half=False))
    return case.step("F1") if case.position.last_round and case.told and case.otherwise(strict) else None


def r8(case: Case) -> Step | None:
    if case.told is None or case.told.pairing.bye is None or "C13" in articles(case.told):
        return None
    bye, cards = case.told.pairing.bye, Cards(case.position)
    here = {*case.brackets[-1].result.players}
    at = next(place for place, player in enumerate(case.position.players) if player.number == bye)
    alone = not any(cards.legal(at) >> other & 1 for other, p in enumerate(case.position.players) if p.number in here)
    return case.step("A5") if alone and len(here) > 1 and case.brackets[-1].result.pairs else None


def r9_lonely(case: Case) -> Step | None:
    """(1): a moved-down player had no legal opponent below, so the bracket above was undone at once."""
    accepted = event("C12", Verdict.ACCEPTED, case)
    undone = case.step("C12", Verdict.UNDONE)
    if accepted is None or undone is None:
        return None
    before = case.steps[: case.steps.index(undone)]
    return undone if not any(each.bracket == undone.bracket for each in before) else None


def r9_failed(case: Case) -> Step | None:
    """(2): C2 - C11 had failed."""
    accepted = event("C12", Verdict.ACCEPTED, case)
    undone = case.step("C12", Verdict.UNDONE)
    if accepted is None or undone is None:
        return None
    before = case.steps[: case.steps.index(undone)]
    return undone if any(each.bracket == undone.bracket and each.article == "C2" for each in before) else None


def c14(ruling: str, case: Case) -> Step | None:
    for bracket in case.brackets:
        if "C14" in bracket.result.events and bracket.result.pairs and bracket.lacks:
            step = case.step("C14", Verdict.LOWERED, bracket=bracket.result.score)
            if step and ("(R10)" in step.reason) == (ruling == "R10"):
                return step
    return None


def r12(case: Case) -> Step | None:
    joined = any(bracket.result.joined for bracket in case.brackets)
    return None if joined else event("C13", Verdict.ACCEPTED, case)


def r13(case: Case) -> Step | None:
    return case.step("R13") if any(b.levelled and b.result.joined for b in case.brackets) else None


def r15(case: Case) -> Step | None:
    """A player without a game takes the colour the opponent leaves."""
    fresh = {player.number for player in case.position.players if not player.colours}
    for each in case.told.pairing.pairs if case.told and case.position.round > 1 else ():
        if len({each.white, each.black} & fresh) == 1:
            return next(s for s in case.steps if s.article == "E1" and s.players == (each.white, each.black))
    return None


def r16(case: Case) -> Step | None:
    """Two who were paired and did not play meet; had they played, the round would be another."""
    cards = {player.number: player for player in case.position.players}
    for each in case.told.pairing.pairs if case.told else ():
        white, black = cards[each.white], cards[each.black]
        gaps = all(len(one.colours) < case.position.round - 1 for one in (white, black))
        if (
            gaps
            and (white.bye_barred or black.bye_barred)
            and case.otherwise(_met(case.position, each.white, each.black))
        ):
            return next(
                s for s in case.steps if s.players == (each.white, each.black) and s.article == each.colour_rule
            )
    return None


def _met(position: Position, one: int, other: int) -> Position:
    """Return a position in which two have met."""

    def marked(player: Player) -> Player:
        if player.number not in (one, other):
            return player
        return replace(player, opponents=player.opponents | {PairingNumber(one + other - player.number)})

    return for_all(position, marked)


def f4(case: Case) -> Step | None:
    odd = len(case.position.players) % 2 == 1
    return case.step("A5") if case.position.round == 1 and odd else None
