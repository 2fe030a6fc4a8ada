"""Byes with points that players ask for: which of them an event gives, to whom, how many, and until which round."""

from __future__ import annotations

from paircard.core.event.entrant import Entrant
from paircard.core.event.registration import Registration
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.by_article import ByArticle
from paircard.core.values.errors import Refusal
from paircard.core.values.said import joined, said, said_n


def need_half_points_allowed(tournament: Tournament) -> None:
    """Refuse a half point for an unplayed round unless the regulations allow it (R18)."""
    if not system_of(tournament).gives_half_points(tournament):
        raise Refusal(
            joined(
                [
                    ByArticle(said("A round not played gives 0 points."), system_of(tournament).article("away")),
                    said("Half-point byes are not in these rules: allow them in the regulations of the event first."),
                ]
            ),
            system_of(tournament).article("halves"),
        )


def need_half_bye_open_to(tournament: Tournament, entrant: Entrant) -> None:
    """Refuse a half point without playing to who may have none by the conditions under which they were entered."""
    if entrant.no_half_bye:
        fields = {"player": entrant.name, "condition": entrant.no_half_bye}
        barred = said("{player} may have no half-point bye ({condition}): nothing is left but an absence.", **fields)
        raise system_of(tournament).refusal("halves", barred, "points")


def need_full_points_known(tournament: Tournament) -> None:
    """Refuse a whole point where the rules have no such bye."""
    if not system_of(tournament).full_point_byes:
        raise Refusal(said("These rules know no full-point byes: give none, or half a point."), field="points")


def need_within_limits(tournament: Tournament, player: Registration, round_: int) -> None:
    """Refuse a bye with points beyond what the event has announced (C.04.2 3.3)."""
    regulations = tournament.regulations
    first_without = regulations.rounds - regulations.byes_not_last + 1
    if regulations.byes_not_last and round_ >= first_without:
        late = said_n(
            "No byes with points in the last round: nothing is left but an absence.",
            "No byes with points in the last {count} rounds, from round {round} on: nothing is left but an absence.",
            regulations.byes_not_last,
            round=first_without,
        )
        raise system_of(tournament).refusal("halves", late, "points")
    most, article = system_of(tournament).byes_allowed(tournament)
    asked = sum(1 for other, points in player.absences.items() if points and other != round_)
    if most and asked >= most:
        many = said_n(
            "{player} has had, or asked for, {count} bye with points: the event gives no more.",
            "{player} has had, or asked for, {count} byes with points: the event gives no more.",
            most,
            player=tournament.label(player.id),
        )
        raise Refusal(many, article, "points")
