"""What decides a drawn Scheveningen match, as its regulations say (B.VI F6): by what single members scored."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from paircard.core.event.card import Kind
from paircard.core.event.ids import Place
from paircard.core.tiebreaks.field import Tied
from paircard.core.tiebreaks.figure import Figure, Item
from paircard.core.tiebreaks.methods.teams.only import on_teams
from paircard.core.tiebreaks.team_field import TeamField, TeamMember
from paircard.core.tiebreaks.tie_break import Figures, Method, Options
from paircard.core.values.language import mark
from paircard.core.values.points import WIN

_WINS, _POINTS, _LEFT_OUT = "member's wins", "member's points", "left out"  # no words: keys of the rules
WEAKEST = 2
"""So many results are left out."""


def _wins(member: TeamMember) -> int:
    """Return the wins of a member, over the board or by forfeit, in half points so that they are printed whole."""
    won = (Kind.PLAYED, Kind.FORFEIT_WIN)
    return WIN * sum(line.kind in won and line.half_points == WIN for line in member.lines)


def _points(member: TeamMember) -> int:
    return sum(line.half_points for line in member.lines)


def _wins_of_the_best(field: TeamField, _: Options, tied: Tied) -> Figures:
    """F6: wins of the first player, then of the second, and so on: the first difference decides."""
    wins = {id_: tuple(_wins(each) for each in field.event.sheets[id_].members) for id_ in tied.ids}
    longest = max(map(len, wins.values()), default=0)
    padded = {id_: (*each, *(0,) * (longest - len(each))) for id_, each in wins.items()}
    at = next((at for at in range(longest) if len({each[at] for each in padded.values()}) > 1), max(longest - 1, 0))
    return {
        id_: Figure(
            own[at] if own else 0,
            _items(own, _WINS),
            Place(1 + sum(each > own for each in padded.values())),
        )
        for id_, own in padded.items()
    }


def _items(values: Sequence[int], rule: str) -> tuple[Item, ...]:
    return tuple(Item(0, value, rule, board=place) for place, value in enumerate(values, 1))


def _regulars(field: TeamField, _: Options, tied: Tied) -> Figures:
    """F6: the sum of the regulars, without the reserves."""
    return {id_: _sum_of(field.event.sheets[id_].members, lambda member: member.regular) for id_ in tied.ids}


def _without_the_weakest(field: TeamField, _: Options, tied: Tied) -> Figures:
    """F6: the sum without the two weakest results."""
    return {id_: _without(field.event.sheets[id_].members) for id_ in tied.ids}


def _without(members: Sequence[TeamMember]) -> Figure:
    played = [member for member in members if member.lines]
    # of equal results the lower board's is left out: the sum is the same
    weakest = sorted(played, key=lambda member: (_points(member), -member.place))[:WEAKEST]
    return _sum_of(played, lambda member: member not in weakest)


def _sum_of(members: Sequence[TeamMember], counts: Callable[[TeamMember], bool]) -> Figure:
    items = tuple(
        Item(0, _points(each) if counts(each) else 0, _POINTS if counts(each) else _LEFT_OUT, board=each.place)
        for each in members
        if each.lines
    )
    return Figure(sum(int(item.value) for item in items), items)


BEST_WINS = Method("WBP", mark("Wins of the best players"), on_teams(_wins_of_the_best), parts=2, tied_only=True)
REGULARS = Method("REG", mark("Points of the regulars"), on_teams(_regulars), parts=2)
WITHOUT_WEAKEST = Method(
    "DROP2", mark("Points without the two weakest results"), on_teams(_without_the_weakest), parts=2
)
