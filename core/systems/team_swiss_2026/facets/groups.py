"""Score groups of the teams, and the brackets that the pairing makes of them: upfloaters stand among the others."""

from __future__ import annotations

from collections.abc import Mapping

from core.event.ids import PairingNumber
from core.event.tournament import Tournament
from core.systems.kit.groups import BracketView, GroupPlayer, ScoreGroup, reachable_scores
from core.systems.kit.score_groups import away, brackets_of, cut_in_halves, with_some_colour
from core.systems.team_swiss_2026.from_tournament import position
from core.systems.team_swiss_2026.position import Team

__all__ = ["away", "brackets", "score_groups", "teams_of"]


def score_groups(tournament: Tournament) -> tuple[ScoreGroup, ...]:
    """Return the score groups of the next round as results stand now, highest first, each cut in halves."""
    return cut_in_halves(tuple(teams_of(tournament).values()))


def brackets(tournament: Tournament) -> tuple[BracketView, ...]:
    """Return the brackets of the next round as they would be paired now; raise `Refusal` where they cannot be."""
    made = tournament.proposal
    return brackets_of(teams_of(tournament), made.brackets, (pair.white for pair in made.pairs), made.bye)


def teams_of(tournament: Tournament) -> Mapping[PairingNumber, GroupPlayer]:
    """Return every team of the round, the highest score first, then the smaller TPN."""
    return {team.number: _team(tournament, team) for team in position(with_some_colour(tournament)).players}


def _team(tournament: Tournament, team: Team) -> GroupPlayer:
    card = tournament.cards[team.id]
    numbers = tournament.numbers
    return GroupPlayer(
        team.id,
        team.number,
        team.score,
        team.colours,
        team.preference,
        card.floats[-1:] if team.floated else "-" * bool(card.floats),
        tuple(numbers[line.opponent] for line in card.lines if line.met and line.opponent is not None),
        team.bye_barred,
        tuple(team.virtual + each for each in reachable_scores(card, tournament.scale)),
        team.virtual,
    )
