"""What numbers alone would allow in a bracket, whoever may meet whom, and the criteria that are not as good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.systems.team_swiss_2026.outcome import NAMES, Values

if TYPE_CHECKING:
    from paircard.core.systems.team_swiss_2026.explain.model import TeamBracket


def floor(bracket: TeamBracket) -> Values:
    """Return values that no set of upfloaters and no pairing could undercut; C5 for as many upfloaters as there are."""
    cards, own = bracket.forcing.cards, bracket.own
    lower = cards.in_set_order(bracket.forcing.before(bracket.at).lower)
    pairs = len(own.pairs)
    teams = [bracket.forcing.player(number) for number in own.players]
    wanting = [[team for team in teams if team.preference.colour == colour] for colour in ("W", "B")]
    strongly = [sum(cards.position.type_b and team.strong for team in each) for each in wanting]
    return Values(
        c4=len(own.residents) % 2,
        c5=tuple(sorted(map(cards.score, lower[: own.values.c4]))),
        c8=max(0, *(len(each) - pairs for each in wanting)),
        c9=max(0, *(count - pairs for count in strongly)),
    )


def short_of(bracket: TeamBracket) -> tuple[str, ...]:
    """Return the criteria C4 - C10 that are not as good in a bracket as numbers alone would allow."""
    reached, least = bracket.own.values, floor(bracket)
    return tuple(name for name in NAMES if getattr(reached, name.lower()) != getattr(least, name.lower()))
