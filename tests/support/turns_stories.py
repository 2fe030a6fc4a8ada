"""Stories without the one thing a lesson is about: the round must come out otherwise."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from paircard.core.event.result import Result
from paircard.core.facets.position import Player, Position
from paircard.core.teach.lessons.story import Gone, Happening, NewRating, NewResult, Reversed, RoundPlayed, Story


def _without(kind: type[Happening]) -> Callable[[Story], Position]:
    def left_out(story: Story) -> Position:
        kept = tuple(each for each in story.happened if not isinstance(each, kind))
        return replace(story, happened=kept).position

    return left_out


def _ordered(position: Position, key: Callable[[Player], tuple[int, ...]]) -> Position:
    return replace(position, players=tuple(sorted(position.players, key=key)))


def by_number(story: Story) -> Position:
    """R17 off: within a score the pairing number decides, so a late entry stands last."""
    return _ordered(story.position, lambda player: (-player.score, player.number))


def adjourned_as_nothing(story: Story) -> Position:
    """F9 off: an adjourned game gives nothing yet."""
    waiting = [
        player
        for played in story.happened
        if isinstance(played, RoundPlayed)
        for game in played.games
        if game.result is Result.ADJOURNED
        for player in (game.white, game.black)
    ]
    before = story.position
    players = tuple(replace(each, score=each.score - waiting.count(each.number)) for each in before.players)
    return _ordered(replace(before, players=players), lambda player: (-player.score, player.number))


def forfeits_as_games(story: Story) -> Position:
    """F2 and R16 off: a forfeit is a game like any other."""
    as_game = {Result.WHITE_FORFEIT: Result.WHITE, Result.BLACK_FORFEIT: Result.BLACK}
    happened = tuple(
        replace(each, games=tuple(replace(game, result=as_game.get(game.result, game.result)) for game in each.games))
        if isinstance(each, RoundPlayed)
        else each
        for each in story.happened
    )
    return replace(story, happened=happened).position


WITHOUT: Mapping[str, Callable[[Story], Position]] = {
    "late-entry": by_number,
    "corrected-rating": _without(NewRating),
    "corrected-result": _without(NewResult),
    "absent-without-notice": _without(Gone),
    "adjourned-game": adjourned_as_nothing,
    "wrong-colours": _without(Reversed),
    "not-played": forfeits_as_games,
}
"""By the name of the lesson."""
