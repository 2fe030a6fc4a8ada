"""What follows from the card of a team by C.04.6: scores, colours, floats, the bye."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId
from paircard.core.facets.system import system_of
from paircard.core.systems.kit.preference_words import preference_named
from paircard.core.systems.team_swiss_2026.from_tournament import position
from paircard.core.systems.team_swiss_2026.options import options_of
from paircard.core.values.language import tr, trp
from paircard.core.values.points import format_points

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def on_card(tournament: Tournament, id_: ContestantId) -> Mapping[str, str]:
    """Return it by what it is about; of a team that is not in the next round only that."""
    about_next = trp("at most 11 columns", "Next round")
    known = tournament.facts.first_colour or "W"
    state = position(tournament.with_facts(replace(tournament.facts, first_colour=known)))
    each = next((team for team in state.players if team.id == id_), None)
    if each is None:
        return {about_next: tr("does not take part ({article})", article=system_of(tournament).article("away"))}
    scores = format_points(each.points), format_points(each.secondary)
    match, game = scores if options_of(tournament).primary == "match" else scores[::-1]
    told = tr("{match} match points, {game} game points", match=match, game=game)
    if each.virtual:
        told = tr("{scores}; {points} for pairing (C.04.7)", scores=told, points=format_points(each.score))
    barred = tr("barred: has had one, or won a match by forfeit (C2)")
    return {
        trp("at most 11 columns", "Score"): told,
        trp("at most 11 columns", "Difference"): f"{each.difference:+d} (C.04.6 1.6)",
        trp("at most 11 columns", "Preference"): f"{preference_named(each.preference)} (C.04.6 1.7)",
        trp("at most 11 columns", "Floats"): tr("last round (C7, C10)") if each.floated else tr("none"),
        trp("at most 11 columns", "Bye"): barred if each.bye_barred else tr("allowed (C2)"),
    }
