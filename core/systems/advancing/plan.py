"""What the regulations say before the start about who goes on (B.VI A2)."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.tables.standings import Standings
from paircard.core.tiebreaks import parse
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import said

ARTICLE = "B.VI A2"
POINTS, SHARE = "PTS", "PCT"
"""Points, and points for a game: of groups that are not equal the second is fair."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Which places of each group go on; they need not be equally many."""

    places: tuple[int, ...]
    """Of each group the last place that goes on, the first group first."""
    best_next: int = 0
    """So many more of those behind the last place in their groups, such as the two best thirds."""
    across: tuple[str, ...] = (POINTS,)
    """What compares those: `PTS`, `PCT`, or codes of tie-breaks that the tables of all groups have."""
    from_place: int = 1
    """The first place that goes on: a second final is of places 3 and 4 of every group."""
    carry: bool = False
    """Whether results against others who go on count in the next stage."""
    out: int = 0
    """Of a consolation: who was out of a cup up to this round goes on, while the cup is played; 0: places say who."""
    first_match: bool = False
    """Whether of those only who lost their first match: a round that somebody went through is none."""
    follow: bool = False
    """Whether the table of the next stage says the places of those who were out."""

    @property
    def keys(self) -> tuple[str, ...]:
        """What compares those next, as tables name it: a code typed as short as may be, written out."""
        return tuple(each if each in (POINTS, SHARE) else parse((each,))[0].key for each in self.across)


def need_sound(plan: Plan, groups: Sequence[Standings]) -> None:
    """Refuse a plan that does not fit the groups, and groups that are not finished."""
    if len(plan.places) != len(groups):
        fields = {"places": len(plan.places), "groups": len(groups)}
        raise Refusal(said("Places are announced for {places} groups, but there are {groups}.", **fields), ARTICLE)
    if plan.from_place < 1 or plan.from_place > max(1, *plan.places):
        fields = {"first": plan.from_place, "last": max(plan.places)}
        raise Refusal(said("From place {first} to place {last} there is nobody.", **fields), ARTICLE, "from")
    if not 0 <= plan.best_next <= len(groups):
        fields = {"best": plan.best_next, "groups": len(groups)}
        raise Refusal(said("{best} cannot go on as the best of those next in {groups} groups.", **fields), ARTICLE)
    for number, (places, table) in enumerate(zip(plan.places, groups, strict=True), 1):
        _need_group(number, plan, places, table)
        if plan.best_next:
            _need_codes(number, plan.keys, table)


def _need_group(number: int, plan: Plan, places: int, table: Standings) -> None:
    if table.provisional:
        raise Refusal(said("Results of group {group} are missing or adjourned: type them first.", group=number))
    if plan.from_place > 1 and places > len(table.rows):
        fields = {"group": number, "place": places, "players": len(table.rows)}
        raise Refusal(said("There is no place {place} in group {group}: it has {players} players.", **fields), ARTICLE)
    if not 0 <= places <= len(table.rows):
        fields = {"group": number, "places": places, "players": len(table.rows)}
        raise Refusal(said("From group {group} {places} cannot go on: it has {players}.", **fields), ARTICLE)


def _need_codes(number: int, codes: Sequence[str], table: Standings) -> None:
    known = [each.key for each in table.tie_breaks if not each.method.tied_only]  # others compare inside a group only
    for code in codes:
        if code not in (POINTS, SHARE, *known):
            fields = {"group": number, "code": code, "known": ", ".join((POINTS, SHARE, *known))}
            raise Refusal(
                said("The table of group {group} has no {code} to compare groups by: take {known}.", **fields), ARTICLE
            )
