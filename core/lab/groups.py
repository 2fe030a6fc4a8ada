"""Groups and a final: the field is drawn into groups, each plays everybody against everybody, the first go on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from paircard.core.commands import DrawGroups, FillFinal
from paircard.core.commands.finals import drawn_among
from paircard.core.commands.groups import pools
from paircard.core.event.announced_facts import LotsDrawn
from paircard.core.event.options import Choosable, Options
from paircard.core.lab.entering import begin_alone, regulations
from paircard.core.lab.event import Event
from paircard.core.lab.stage import play_stage
from paircard.core.systems.advancing import Plan
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.drawing_groups import Way, even_places
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark
from paircard.core.values.said import said

KEY = "groups"
"""What an experiment calls this way to play."""
NAME = mark("Groups and a final")
IN_GROUPS = "round-robin"
SIZES = (2, 3, 4, 5, 6, 7, 8, 10, 12, 16)
FINALS = ("knockout", "round-robin")


@dataclass(frozen=True, slots=True)
class GroupsOptions(Options):
    """How the field is drawn, and who goes on to what."""

    asked: ClassVar[tuple[Choosable, ...]] = (
        Choosable("groups", mark("Groups"), tuple((each, str(each)) for each in SIZES)),
        Choosable("draw", mark("Draw"), (("snake", mark("snake")), ("baskets", mark("baskets")))),
        Choosable("advance", mark("Go on"), tuple((each, str(each)) for each in (1, 2, 3, 4))),
        Choosable("final", mark("Final"), tuple((each, SYSTEMS[each].name) for each in FINALS)),
    )

    groups: int = 8
    draw: Literal["snake", "baskets"] = "snake"
    advance: int = 2
    """So many of each group."""
    final: str = "knockout"
    """The system of the final."""


def options_of(event: Event) -> GroupsOptions:
    """Return what the contender has chosen."""
    chosen = event.cell.contender.options
    return chosen if isinstance(chosen, GroupsOptions) else GroupsOptions()


def begin_groups(event: Event) -> None:
    """Open the event and draw its groups; refuse a field that does not fill them."""
    options, players = options_of(event), event.cell.players.players
    if players < (options.advance + 1) * options.groups:
        fields = {"players": players, "groups": options.groups, "advance": options.advance}
        raise Refusal(
            said("{players} players in {groups} groups, of whom {advance} go on: give more players.", **fields)
        )
    begin_alone(event, IN_GROUPS)
    way = Way(options.draw)
    places = even_places(players, options.groups, by_snake=way is Way.SNAKE)
    event.do(DrawGroups(way, places, regulations(event, IN_GROUPS), seed=event.slip))
    (event.groups,) = pools(event.tournament).values()


def play_groups(event: Event) -> None:
    """Play all groups, fill the final with those who go on, and play that."""
    begin_groups(event)
    results = event.chance("results")
    for group in event.groups:
        event.see(group)
        play_stage(event, (), results)
    _fill(event)
    event.see(event.final)
    play_stage(event, (), results)


def _fill(event: Event) -> None:
    """Fill the final; lots are drawn where equal players cannot all go on."""
    options = options_of(event)
    (pool,) = pools(event.tournament)
    lots: tuple[LotsDrawn, ...] = ()
    event.final = max(event.tournament.world) + 1
    plan = Plan((options.advance,) * options.groups)
    while True:
        fill = FillFinal(pool, plan, "Final", regulations(event, options.final), lots)  # no words: nobody reads it
        undecided = fill.advanced(event.tournament).undecided
        if not undecided:
            event.do(fill)
            return
        lots += tuple(drawn_among(event.tournament, each, pool, event.slip, (), "", "") for each in undecided)
