"""Who plays in a consolation: those who are out of a cup that may go on meanwhile."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from paircard.core.event.ids import ContestantId, Place
from paircard.core.facets.knocked_out import KnockedOut
from paircard.core.systems.advancing.advance import Advanced, Entered, Rule
from paircard.core.systems.advancing.plan import Plan
from paircard.core.values.errors import Refusal
from paircard.core.values.said import said

ARTICLE = "B.VI D1"


def consoled(plan: Plan, out: KnockedOut, name: str, taken: Collection[int] = ()) -> Advanced:
    """Return who plays in a consolation of the cup called `name`, without those `taken` already."""
    if not 1 <= plan.out <= out.last:
        wrong = said("{cup}: who is out in round {round} cannot play a consolation.", cup=name, round=plan.out)
        raise Refusal(wrong, ARTICLE, "out")
    if plan.out > len(out.rounds):
        wrong = said("{cup}: not every match of round {round} is decided.", cup=name, round=len(out.rounds) + 1)
        raise Refusal(wrong, ARTICLE, "out")
    entered = tuple(each for each in _entered(plan, out) if each.id not in taken)
    if plan.follow:
        _need_whole_rounds(plan, out, {each.id for each in entered}, name)
    return Advanced(entered)


def _entered(plan: Plan, out: KnockedOut) -> Iterator[Entered]:
    for number, losers in enumerate(out.rounds[: plan.out], 1):
        for id_ in sorted(losers):
            if not plan.first_match or id_ in out.begun:
                yield Entered(id_, 1, Place(number), Rule.OUT)


def _need_whole_rounds(plan: Plan, out: KnockedOut, entered: Collection[ContestantId], name: str) -> None:
    """Refuse places that follow where others share those places and are not in it."""
    for number, losers in enumerate(out.rounds[: plan.out], 1):
        if losers & {*entered} and not losers <= {*entered}:
            wrong = said(
                "Places follow only where everybody plays who is out in the same round: not all of round {round} of "
                "{cup} would.",
                round=number,
                cup=name,
            )
            raise Refusal(wrong, ARTICLE, "follow")
