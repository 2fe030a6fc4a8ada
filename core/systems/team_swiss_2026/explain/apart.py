"""Why two teams do not meet, why a team was not drawn up, why it has not the bye: the first criterion against it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.kit.shortage import Shortage
from paircard.core.systems.swiss.forcing import Reason
from paircard.core.systems.team_swiss_2026.criteria_in_words import value_words
from paircard.core.systems.team_swiss_2026.explain.forcing import Against, Forcing
from paircard.core.systems.team_swiss_2026.legality import refused_bye, refused_pair
from paircard.core.systems.team_swiss_2026.rules import team
from paircard.core.values.points import format_points
from paircard.core.values.said import Capital, Words, joined, said

if TYPE_CHECKING:
    from paircard.core.systems.team_swiss_2026.explain.model import TeamRound


def why_not(told: TeamRound, one: PairingNumber, other: PairingNumber) -> Reason | None:
    """Return why two do not meet; None if they do. Raise KeyError for one that is not in the round."""
    return kept_apart(told.forcing, one, other)


def kept_apart(forcing: Forcing, one: PairingNumber, other: PairingNumber) -> Reason | None:
    """Return the same, asked of who knows the round."""
    if forcing.meets(one, other):
        return None
    if breach := refused_pair(forcing.position, forcing.player(one), forcing.player(other)):
        return Reason(breach.article, breach.said)
    if forcing.made.bye in (one, other):
        sitting_out = forcing.made.bye
        return Reason(
            team("3.4"), said("{team} has the bye, which is given before anybody is paired.", team=sitting_out)
        )
    at = min(_bracket_of(forcing, one), _bracket_of(forcing, other))
    bracket = forcing.made.brackets[at]
    against = forcing.pair(at, one, other)
    words = against_words(forcing, against, at)
    if against.article == "C3":
        left = forcing.unpaired_without(at, (one, other))
        words = with_shortage(words, forcing.shortages.complete(left))
    if {one, other} <= {*bracket.players}:
        return Reason(team(against.article), words, bracket.score)
    higher, lower = (one, other) if _bracket_of(forcing, one) == at else (other, one)
    head = said(
        "{team} was paired in the bracket of {points}, and {lower} would have to be drawn up into it.",
        team=higher,
        points=format_points(bracket.score),
        lower=lower,
    )
    return Reason(team(against.article), joined((head, words)), bracket.score)


def why_not_drawn_up(forcing: Forcing, at: int, number: PairingNumber) -> Reason:
    """Return why a team of a lower score was not drawn up into a bracket."""
    against = forcing.drawn_up(at, number)
    return Reason(team(against.article), against_words(forcing, against, at), forcing.made.brackets[at].score)


def why_no_bye(told: TeamRound, number: PairingNumber) -> Reason | None:
    """Return why a team has not the bye; None if it has it. Raise KeyError for one that is not in the round."""
    each = told.player(number)
    if told.made.bye == number:
        return None
    if told.made.bye is None:
        return Reason(team("3.4"), said("The number of teams is even: nobody has a bye."))
    if breach := refused_bye(each):
        return Reason(breach.article, breach.said)
    if not told.forcing.may_sit_out >> told.forcing.place[number] & 1:
        clause = said("Without {team} not all others can be paired.", team=number)
        others = told.forcing.cards.everybody & ~(1 << told.forcing.place[number])
        return Reason(team("C3"), with_shortage(clause, told.forcing.shortages.complete(others)))
    return Reason(team("3.4"), _comes_later(told, number))


def _comes_later(told: TeamRound, number: PairingNumber) -> Words:
    """Say by which part of 3.4 the team with the bye comes before another."""
    each, sitting_out = told.player(number), told.player(told.made.bye or 0)
    named: dict[str, object] = {"team": number, "bye": sitting_out.number}
    if each.score != sitting_out.score:
        named |= {"points": format_points(each.score), "least": format_points(sitting_out.score)}
        return said("{team} has {points} points, {bye} has only {least}.", **named)
    if each.matches != sitting_out.matches:
        named |= {"fewer": each.matches, "more": sitting_out.matches}
        return said("Of equal score, {bye} has played {more} matches and {team} only {fewer}.", **named)
    return said("Of equal score and as many matches, {bye} has a larger number than {team}.", **named)


def with_shortage(clause: Words, short: Shortage | None) -> Words:
    """Add which teams compete for which."""
    return clause if short is None else joined((clause, Capital(short.clause())))


def paired_in(told: TeamRound, number: PairingNumber) -> int:
    """Return the bracket in which a team was paired."""
    return _bracket_of(told.forcing, number)


def _bracket_of(forcing: Forcing, number: PairingNumber) -> int:
    return next(at for at, each in enumerate(forcing.made.brackets) if number in each.players)


def against_words(forcing: Forcing, against: Against, at: int) -> Words:
    """Say what speaks against what was asked."""
    match against.article:
        case "C3":
            return said("Then not all teams could be paired.")
        case "C4" if against.asked is None:
            return said("Both were drawn up: if they met, the bracket would have two upfloaters more than it needs.")
        case "3.5":
            drawn = " ".join(map(str, forcing.made.brackets[at].upfloaters))
            return said(
                "That could be, as well by C4 to C7; but the set {teams} comes earlier in the order.", teams=drawn
            )
        case "3.6":
            return said(
                "The bracket could be paired so, as well by every criterion; but all such pairings come later in the "
                "order of identifiers."
            )
    return against.words(value_words)
