"""Who enters a made-up event, when, and who of them does not meet whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from paircard.core.commands import ForbidPairs, RegisterEntrants, RegisterTeam
from paircard.core.commands.base import Command
from paircard.core.event.team import Team
from paircard.core.event.tournament import Tournament
from paircard.core.simulation.how_often import Rate
from paircard.core.simulation.plan import LATEST, Plan
from paircard.core.simulation.ratings import Drawn

APART = (2, 2, 2, 3, 4)
"""How many players a list of who does not meet may have."""


@dataclass(frozen=True, slots=True)
class DrawnTeam:
    """A team with its members in the order of the boards."""

    name: str
    members: tuple[Drawn, ...]


Entry = Drawn | DrawnTeam


def entries(plan: Plan, chance: Random) -> tuple[Entry, ...]:
    """Draw the players or teams of an event; their entry cleans them."""
    count = chance.randint(plan.fewest, plan.most)
    if not plan.members:
        return plan.field.drawn(chance, _called("Player", count, plan.names))  # no words: the journal keeps it
    size = plan.members
    players = plan.field.drawn(chance, _called("Player", count * size, plan.names))  # no words: the journal keeps it
    return tuple(
        DrawnTeam(name, tuple(sorted(players[at * size : (at + 1) * size], key=_by_rating)))
        for at, name in enumerate(_called("Team", count))  # no words: the journal keeps it
    )


def _called(what: str, count: int, names: tuple[str, ...] = ()) -> tuple[str, ...]:
    return (*names[:count], *(f"{what} {number:03}" for number in range(len(names[:count]) + 1, count + 1)))


def _by_rating(player: Drawn) -> int:
    return -player.entrant.rating


def registering(entered: Sequence[Entry]) -> Iterator[tuple[Command, tuple[int, ...]]]:
    """Yield the commands that enter them, each with the strengths of the players it enters, in their order."""
    players = [each for each in entered if isinstance(each, Drawn)]
    if players:
        yield RegisterEntrants(tuple(each.entrant for each in players)), tuple(each.strength for each in players)
    for each in entered:
        if isinstance(each, DrawnTeam):
            members = tuple(member.entrant for member in each.members)
            yield RegisterTeam(Team(each.name), members), tuple(member.strength for member in each.members)


def rounds_of_entry(late: Rate, count: int, rounds: int, chance: Random) -> list[int]:
    """Return for each of so many the round before which they enter; the first two are always there for round 1."""
    drawn = _by_share if len(late.by_round) == 1 else _by_round
    found = [1, 1, *[drawn(late, rounds, chance) for _ in range(2, count)]][:count]
    for number in range(2, rounds + 1):
        if wanted := late.in_round(number).count:
            there = [at for at in range(2, count) if found[at] == 1]
            for at in chance.sample(there, min(wanted, len(there))):
                found[at] = number
    return found


def _by_share(late: Rate, rounds: int, chance: Random) -> int:
    share = late.by_round[0].share
    return chance.choice(range(2, min(LATEST, rounds) + 1)) if share and chance.random() < share else 1


def _by_round(late: Rate, rounds: int, chance: Random) -> int:
    luck = chance.random()
    for number in range(2, min(rounds, len(late.by_round)) + 1):
        luck -= late.in_round(number).share
        if luck < 0:
            return number
    return 1


def forbid(tournament: Tournament, lists: int, chance: Random) -> Iterator[Command]:
    """Yield lists of players who do not meet; no player stands in two of them."""
    free = list(tournament.registrations)
    for _ in range(lists):
        together = chance.choice(APART)
        if len(free) < together + 4:  # enough must be left for everybody to meet
            return
        some = chance.sample(free, together)
        free = [id_ for id_ in free if id_ not in some]
        yield ForbidPairs(tuple(some))
