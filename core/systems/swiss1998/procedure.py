"""The procedure from the highest bracket to the lowest: C1, C2 - C11 through the tries, C14."""

from __future__ import annotations

from paircard.core.facets.trace import Verdict
from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.perfect import has_perfect_matching
from paircard.core.systems.swiss1998.bracket_above import another_floater
from paircard.core.systems.swiss1998.brackets import Bracket, Places, Settled, Target, no_opponent
from paircard.core.systems.swiss1998.lowest_bracket import settle_lowest
from paircard.core.systems.swiss1998.run import Run
from paircard.core.values import waiting
from paircard.core.values.frozen import replace
from paircard.core.values.said import Words, said, said_n


def score_groups(run: Run) -> list[Places]:
    """Return the score groups, highest first."""
    groups: dict[int, list[int]] = {}
    for place, player in enumerate(run.cards.players):
        groups.setdefault(player.score, []).append(place)
    return [tuple(group) for _, group in sorted(groups.items(), reverse=True)]


def pair_brackets(run: Run) -> list[Settled]:
    """Return the settled brackets, the lowest last; raise NoLegalPairing (R14) or TooManyTries."""
    settled: list[Settled] = []
    groups = score_groups(run)
    for group in groups[:-1]:
        settled = _settle(run, settled, group)
    return settle_lowest(run, settled, groups[-1])


def _arrive(run: Run, group: Places, arrivals: Places) -> Settled:
    """Return a score group with those moved down to it, nothing done yet."""
    bracket = Bracket(run.cards.score(group[0]), (*arrivals, *group), len(arrivals))
    return Settled(group, arrivals, bracket)


def _settle(run: Run, above: list[Settled], group: Places) -> list[Settled]:
    """Return the brackets settled so far with one more, which may have changed the one above it (C12)."""
    here = _arrive(run, group, above[-1].leaving if above else ())
    waiting.bracket(here.bracket.score, len(here.bracket.players))
    lonely = no_opponent(run.cards, here.bracket)
    if _nothing_is_undone(run, here, lonely):
        here = _excused(run, here, lonely)
    elif lonely & set(here.arrivals):
        changed = another_floater(run, above[-1], here, None)
        if changed is not None:
            return [*above[:-1], *changed]
    return _pair(run, above, _let_go(run, here, lonely))


def _nothing_is_undone(run: Run, here: Settled, lonely: frozenset[int]) -> bool:
    """Tell whether a moved-down player without an opponent moves on although C12 would be due (R9, exception).

    The others make all the pairs that the whole bracket would: so one is without an opponent, and the rest can
    be paired by B1 and B2 alone. More is not asked, since x grows until C6 asks no more either (C10, C11).
    """
    bracket = here.bracket
    if not bracket.mostly_moved or len(bracket.players) % 2 == 0 or len(lonely) != 1 or not lonely <= {*here.arrivals}:
        return False
    others = mask_of(bracket.without(lonely).players)
    return has_perfect_matching({place: run.cards.legal(place) & others for place in places_in(others)})


def _excused(run: Run, here: Settled, lonely: frozenset[int]) -> Settled:
    """Announce that the bracket above is left as it is (R9, exception)."""
    reason = said_n(
        "{player} has no opponent here, but at least half of the bracket moved down "
        "and the others make {count} pair all the same: nothing is undone.",
        "{player} has no opponent here, but at least half of the bracket moved down "
        "and the others make all {count} pairs: nothing is undone.",
        len(here.bracket.players) // 2,
        player=run.numbers(lonely),
    )
    run.step("R9", here.bracket.score, lonely, Verdict.NOTED, reason)
    return replace(here, excused=True)


def _let_go(run: Run, here: Settled, lonely: frozenset[int]) -> Settled:
    """Let those without an opponent move down (C1)."""
    if not lonely:
        return here
    passed = tuple(sorted(lonely))
    reason = said("No opponent in this bracket for {players}.", players=run.numbers(passed))
    run.step("C1", here.bracket.score, passed, Verdict.MOVED, reason)
    return replace(here, bracket=here.bracket.without(lonely), passed=passed, events=(*here.events, "C1"))


def _pair(run: Run, above: list[Settled], here: Settled) -> list[Settled]:
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
        reason = said("No pair can be made: all move down.")
        run.step("C14", here.bracket.score, here.bracket.players, Verdict.MOVED, reason)
        here = replace(here, events=_once(here.events, "C14"))
    return [*above, here]


def _lower(run: Run, here: Settled, target: Target) -> Settled:
    """Announce a step of C14."""
    run.step("C14", here.bracket.score, (), Verdict.LOWERED, _fewer(here.bracket, target))
    return replace(here, events=_once(here.events, "C14"))


def _fewer(bracket: Bracket, target: Target) -> Words:
    if bracket.heterogeneous:
        return said(
            "No pairing was found; now {movers} moved-down players and {others} other pairs (R10).",
            movers=target.movers,
            others=target.rest,
        )
    return said_n(
        "No pairing was found, so only {count} pair is wanted.",
        "No pairing was found, so only {count} pairs are wanted.",
        target.pairs,
    )


def _once(events: tuple[str, ...], event: str) -> tuple[str, ...]:
    return events if event in events else (*events, event)
