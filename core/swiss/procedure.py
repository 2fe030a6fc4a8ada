"""The procedure from the highest bracket to the lowest: C1, C2 - C11 through the tries, C14."""

from __future__ import annotations

from dataclasses import replace

from core.language import tr, trn
from core.swiss.backtracking import another_floater
from core.swiss.brackets import Bracket, Target, no_opponent
from core.swiss.lowest import settle_lowest
from core.swiss.made import Places
from core.swiss.run import Run
from core.swiss.stage import Stage
from core.swiss.trace import Verdict


def score_groups(run: Run) -> list[Places]:
    """Return the score groups, highest first."""
    groups: dict[int, list[int]] = {}
    for place, player in enumerate(run.cards.players):
        groups.setdefault(player.score, []).append(place)
    return [tuple(group) for _, group in sorted(groups.items(), reverse=True)]


def pair_brackets(run: Run) -> list[Stage]:
    """Return the settled brackets, the lowest last; raise NoLegalPairing (R14) or TooManyTries."""
    stages: list[Stage] = []
    groups = score_groups(run)
    for group in groups[:-1]:
        stages = _settle(run, stages, group)
    return settle_lowest(run, stages, groups[-1])


def _arrive(run: Run, group: Places, arrivals: Places) -> Stage:
    """Return a score group with those moved down to it, nothing done yet."""
    bracket = Bracket(run.cards.score(group[0]), (*arrivals, *group), len(arrivals))
    return Stage(group, arrivals, bracket)


def _settle(run: Run, above: list[Stage], group: Places) -> list[Stage]:
    """Return the brackets settled so far with one more, which may have changed the one above it (C12)."""
    here = _arrive(run, group, above[-1].leaving if above else ())
    lonely = no_opponent(run.cards, here.bracket)
    if lonely & set(here.arrivals):
        settled = _one_over(run, here, lonely)
        if settled is not None:
            return [*above, settled]
        changed = another_floater(run, above[-1], here, None)
        if changed is not None:
            return [*above[:-1], *changed]
    return _pair(run, above, _let_go(run, here, lonely))


def _one_over(run: Run, here: Stage, lonely: frozenset[int]) -> Stage | None:
    """Pair a mostly moved-down bracket around the one player who has no opponent (R9, exception to C12)."""
    bracket = here.bracket
    if not (bracket.mostly_moved and len(bracket.players) % 2 and len(lonely) == 1):
        return None
    target = bracket.full_target
    reason = tr(
        "{player} has no opponent here and is the one left over, if the others make all pairs.",
        player=run.numbers(lonely),
    )
    run.step("R9", bracket.score, lonely, Verdict.NOTED, reason)
    made = next(run.pairings(bracket, target), None)
    return here.paired(target, made) if made else None


def _let_go(run: Run, here: Stage, lonely: frozenset[int]) -> Stage:
    """Let those without an opponent move down (C1)."""
    if not lonely:
        return here
    passed = tuple(sorted(lonely))
    reason = tr("No opponent in this bracket for {players}.", players=run.numbers(passed))
    run.step("C1", here.bracket.score, passed, Verdict.MOVED, reason)
    return replace(here, bracket=here.bracket.without(lonely), passed=passed, events=(*here.events, "C1"))


def _pair(run: Run, above: list[Stage], here: Stage) -> list[Stage]:
    """Pair a bracket at the first target that can be reached (C2 - C11, C12, C14)."""
    for target in here.bracket.targets():
        if target.steps:
            here = _lower(run, here, target)
        made = next(run.pairings(here.bracket, target), None)
        if made is not None:
            return [*above, here.paired(target, made)]
        if here.bracket.moved:
            changed = another_floater(run, above[-1], here, target)
            if changed is not None:
                return [*above[:-1], *changed]
    if here.bracket.players:
        reason = tr("No pair can be made: all move down.")
        run.step("C14", here.bracket.score, here.bracket.players, Verdict.MOVED, reason)
        here = replace(here, events=_once(here.events, "C14"))
    return [*above, here]


def _lower(run: Run, here: Stage, target: Target) -> Stage:
    """Announce a step of C14."""
    run.step("C14", here.bracket.score, (), Verdict.LOWERED, _fewer(here.bracket, target))
    return replace(here, events=_once(here.events, "C14"))


def _fewer(bracket: Bracket, target: Target) -> str:
    if bracket.heterogeneous:
        return tr(
            "No pairing was found; now {movers} moved-down players and {others} other pairs (R10).",
            movers=target.movers,
            others=target.rest,
        )
    return trn(
        "No pairing was found, so only {count} pair is wanted.",
        "No pairing was found, so only {count} pairs are wanted.",
        target.pairs,
    )


def _once(events: tuple[str, ...], event: str) -> tuple[str, ...]:
    return events if event in events else (*events, event)
