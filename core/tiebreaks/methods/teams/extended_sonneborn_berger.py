"""Extended Sonneborn-Berger (C.07, 13.2): each opponent's match or game points times the own ones against them."""

from __future__ import annotations

from collections.abc import Callable

from paircard.core.tiebreaks.field import Field, Score, Tied
from paircard.core.tiebreaks.methods.teams.only import on_teams
from paircard.core.tiebreaks.opponents_scores import entries, figure
from paircard.core.tiebreaks.team_field import TeamField
from paircard.core.tiebreaks.tie_break import Figures, Method, Options
from paircard.core.values.language import mark


def _extended(totals: Score, own: Score) -> Callable[[Field, Options, Tied], Figures]:
    """Half points times half points: quarter points."""

    def figures(field: TeamField, options: Options, tied: Tied) -> Figures:
        opponents, scored = entries(field.by(totals), options), entries(field.by(own), options)
        made = {}
        for id_ in tied.ids:
            times = [entry.result for entry in scored[id_]]
            values = [entry.score * result for entry, result in zip(opponents[id_], times, strict=True)]
            made[id_] = figure(opponents[id_], values, options, times)
        return made

    return on_teams(figures)


def _method(code: str, name: str, totals: Score, own: Score) -> Method:
    return Method(
        code,
        name,
        _extended(totals, own),
        parts=4,
        modifiers=frozenset({"C", "P"}),
        by_profile=True,
        names_profile=True,
    )


EXTENDED = (
    _method("EMMSB", mark("Opponents' match points times own match points"), Score.MATCH, Score.MATCH),
    _method("EMGSB", mark("Opponents' match points times own game points"), Score.MATCH, Score.GAME),
    _method("EGMSB", mark("Opponents' game points times own match points"), Score.GAME, Score.MATCH),
    _method("EGGSB", mark("Opponents' game points times own game points"), Score.GAME, Score.GAME),
)
"""By the letters of their codes: what the opponent has, what the team scored against them."""
