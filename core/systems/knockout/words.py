"""The colours and the skeleton of a cup said for people."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from paircard.core.systems.knockout.colours import Decision, GameColour, Step
from paircard.core.systems.knockout.tree import Tree
from paircard.core.tables.skeleton import Skeleton, round_name
from paircard.core.values.colour import Colour
from paircard.core.values.language import mark, tr
from paircard.core.values.said import Words, said

Name = Callable[[int], object]
"""Says who a seed is."""
_WHITE: Mapping[Step, str] = {
    Step.DRAWN: mark("{white} has White: odd numbers have the colour that number 1 drew."),
    Step.HIGHER_NUMBER: mark("{white} has White: of two odd or two even numbers the higher seed has their own colour."),
    Step.BOTH_CHANGE: mark("{white} has White: both get the other colour than in round 1."),
    Step.HIGHER_CHANGES: mark("{white} has White: both had the same in round 1, and the higher seed, {who}, changes."),
    Step.PLAYED_CHANGES: mark("{white} has White: only {who} played in round 1, and changes."),
    Step.EVENING: mark("{white} has White: that evens the colours of {who}, before anything else counts."),
    Step.ALTERNATION: mark("{white} has White: each gets the other colour than {back} back, where they last differed."),
    Step.ONE_HISTORY: mark("{white} has White: only {who} has had a game, and changes."),
    Step.IDENTICAL: mark("{white} has White: their colours do not differ, and the higher seed, {who}, changes."),
    Step.IDENTICAL_EVENING: mark(
        "{white} has White: their colours do not differ, and in an even round the higher seed, {who}, is evened."
    ),
}


def decision_said(decision: Decision, name: Name) -> Words:
    """Say who has White and why."""
    fields = {"white": name(decision.white), "who": name(decision.claimant), "back": decision.back}
    if decision.step is Step.ALTERNATION and decision.back == 1:
        return said("{white} has White: each gets the other colour than last time.", white=fields["white"])
    return said(_WHITE[decision.step], **fields)


def game_said(decision: GameColour, who: object) -> Words:
    """Say which colour somebody has in a game of a match, and why."""
    template = _GAME[decision.colour, decision.drawn]
    return said(template, who=who, game=decision.game)


_GAME: Mapping[tuple[Colour, bool], str] = {
    ("W", True): mark("Game {game}: {who} has White, by lots."),
    ("B", True): mark("Game {game}: {who} has Black, by lots."),
    ("W", False): mark("Game {game}: {who} has White, for they had Black in the game before."),
    ("B", False): mark("Game {game}: {who} has Black, for they had White in the game before."),
}


def otherwise_said(decision: Decision | None, name: Name) -> Words:
    """Say what would have been, had the rule that decided not been there."""
    if decision is None:
        return said("No later rule would give the other colours.")
    return said("Without it ({article}): {what}", article=decision.article, what=decision_said(decision, name))


def way_of(cup: Skeleton, seed: int) -> Iterator[str]:
    """Yield whom somebody may meet, round by round, if they go on winning."""
    slot = cup.slot(seed)
    for one, two in cup.preliminary:
        if seed in (one, two):
            opponent = two if seed == one else one
            yield tr("Preliminary round: {opponent}, for slot {slot}.", opponent=opponent, slot=slot)
    if seed == slot and cup.preliminary and all(seed != one for one, _ in cup.preliminary):
        yield tr("Preliminary round: goes through without playing.")
    order = [each for pair in cup.slots for each in pair]
    for number in range(1, cup.rounds + 1):
        own, before = cup.section(slot, number), cup.section(slot, number - 1)
        others = sorted(order[at] for at in own if at not in before)
        name = round_name(cup.size >> (number - 1))
        yield tr("{round}: who comes from {slots}.", round=name, slots=", ".join(map(str, others)))


def called(tree: Tree, number: int) -> str:
    """Return what a round is called."""
    size = tree.players_at(number)
    return round_name(size) if size else tr("Preliminary round")
