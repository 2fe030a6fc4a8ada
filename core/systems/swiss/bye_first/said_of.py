"""Sentences that name whom a book pairs and what they play: players or teams, games or matches."""

from __future__ import annotations

from paircard.core.systems.swiss.bye_first.text import Text
from paircard.core.systems.swiss.position import Contestant
from paircard.core.values.cited import Cited, cite
from paircard.core.values.language import trn
from paircard.core.values.points import format_points
from paircard.core.values.said import Words, said


def even_field(text: Text) -> Words:
    """Say that nobody is left over."""
    if text.teams:
        return said("The number of teams is even: nobody has a bye.")
    return said("The number of players is even: nobody has a bye.")


def not_all(text: Text) -> Words:
    """Say that what is asked leaves somebody without an opponent."""
    if text.teams:
        return said("Then not all teams could be paired.")
    return said("Then not all players could be paired.")


def bye(text: Text, player: Contestant) -> Words:
    """Say who has the bye, and by which figures."""
    named: dict[str, object] = {"player": player.number, "points": format_points(player.score)}
    if text.matches:
        return said("{player} has the bye: {points} points, matches played: {matches}.", matches=player.played, **named)
    return said("{player} has the bye: {points} points, games played: {games}.", games=player.played, **named)


def bye_line(text: Text, player: Contestant) -> Cited:
    """Say the same in a line that names the article."""
    rule = text.cited(text.bye)
    named = {"player": player.number, "points": format_points(player.score), "rule": rule}
    if text.matches:
        line = trn(
            "{player} has the bye: score {points}, {count} match played ({rule}).",
            "{player} has the bye: score {points}, {count} matches played ({rule}).",
            player.played,
            **named,
        )
    else:
        line = trn(
            "{player} has the bye: score {points}, {count} game played ({rule}).",
            "{player} has the bye: score {points}, {count} games played ({rule}).",
            player.played,
            **named,
        )
    return cite(line, rule)


def bye_comes_later(text: Text, each: Contestant, sitting_out: Contestant) -> Words:
    """Say why one of two who could both have the bye has it: the lower score, more played, the larger number."""
    named: dict[str, object] = {"player": each.number, "bye": sitting_out.number}
    if each.score != sitting_out.score:
        named |= {"points": format_points(each.score), "least": format_points(sitting_out.score)}
        return said("{player} has {points} points, {bye} has only {least}.", **named)
    if each.played != sitting_out.played:
        named |= {"fewer": each.played, "more": sitting_out.played}
        if text.matches:
            return said("Of equal score, {bye} has played {more} matches and {player} only {fewer}.", **named)
        return said("Of equal score, {bye} has played {more} games and {player} only {fewer}.", **named)
    if text.matches:
        return said("Of equal score and as many matches, {bye} has a larger number than {player}.", **named)
    return said("Of equal score and as many games, {bye} has a larger number than {player}.", **named)
