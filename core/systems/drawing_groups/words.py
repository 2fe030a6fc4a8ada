"""A step of a draw said for people."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from paircard.core.event.ids import ContestantId
from paircard.core.systems.drawing_groups.entry import Apart
from paircard.core.systems.drawing_groups.steps import KeptFrom, Step, Together, Way
from paircard.core.values.language import mark, tr

_WHERE: Mapping[Way, str] = {
    Way.SNAKE: mark("Row {basket} of the snake: {entrant} into group {group}."),
    Way.BASKETS: mark("Basket {basket}: {entrant} into group {group}."),
    Way.CHOICE: mark("{entrant} chooses group {group}."),
}
_KEPT: Mapping[Apart | None, str] = {
    Apart.CLUB: mark("Not group {group}: {member} is of the same club."),
    Apart.FEDERATION: mark("Not group {group}: {member} is of the same federation."),
    None: mark("Not group {group}: somebody still in the basket has no better place."),
}
_TOGETHER: Mapping[Apart, str] = {
    Apart.CLUB: mark("{member} of the same club could not be kept apart."),
    Apart.FEDERATION: mark("{member} of the same federation could not be kept apart."),
}


def step_lines(step: Step, name: Callable[[ContestantId], str]) -> Iterator[str]:
    """Yield who came where, then what the constraint did; `name` says who an id is."""
    fields = {"entrant": name(step.entrant), "basket": step.basket, "group": step.group}
    yield tr(_WHERE[step.way], **fields)
    yield from (_kept(each, name) for each in step.kept_from)
    yield from (_together(each, name) for each in step.together)


def _kept(kept: KeptFrom, name: Callable[[ContestantId], str]) -> str:
    member = "" if kept.member is None else name(kept.member)
    return tr(_KEPT[kept.rule], group=kept.group, member=member)


def _together(together: Together, name: Callable[[ContestantId], str]) -> str:
    return tr(_TOGETHER[together.rule], member=name(together.member))
