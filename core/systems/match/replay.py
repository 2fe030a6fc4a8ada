"""A match of two from its report: every column is a game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.event.announced_facts import LotsDrawn
from paircard.core.event.duel_facts import ColourChosen
from paircard.core.event.facts import Fact
from paircard.core.event.regulations import Regulations
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.round_facts import PairMade, RoundPaired, RoundPublished
from paircard.core.event.series_facts import MatchDecided
from paircard.core.facets.replayed import Replayed, RoundsTold
from paircard.core.systems.match.colours import other, purpose
from paircard.core.systems.match.facets.exchange import CODE, TO_POINTS, TO_WINS, WORDS
from paircard.core.systems.match.options import MOST_GAMES, MatchOptions
from paircard.core.systems.match.progress import progress
from paircard.core.values.errors import Refusal
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def replayed(told: RoundsTold) -> Replayed | None:
    """Return the match that a report of ours tells; None where it names another system."""
    games = max(told.announced, len(told.columns))
    options = _options(told.words)
    if not told.names(WORDS, CODE) or len(told.players) != 2 or min(options.points, options.wins) < 1:
        return None
    if not 1 <= max(games, options.most, options.wins) <= MOST_GAMES:
        return None
    unsaid = (
        said("Who won the lots is not in a report: it is read as if White of game 1 had won them and chosen White."),
        said("Play-offs are not in a report: of a drawn match the places say who has won."),
    )
    regulations = Regulations(options.most or games, "match", tie_breaks=(), options=options)
    return Replayed(regulations, lambda event: tuple(_facts(event, told)), unsaid)


def _options(words: str) -> MatchOptions:
    """Return to what it is played, as our own reports say it behind the name.

    >>> _options("Match of two players, first to points: 6.5").points, _options("Match of two players").to
    (13, 'games')
    """
    if found := re.search(f"{TO_POINTS} ([0-9]+)(\\.5)?", words):
        return MatchOptions("points", points=2 * int(found[1]) + bool(found[2]))
    if found := re.search(f"{TO_WINS} ([0-9]+)", words):
        return MatchOptions("wins", wins=int(found[1]))
    return MatchOptions()


def _facts(event: Tournament, told: RoundsTold) -> Iterator[Fact]:
    if any(len(column) != 1 for column in told.columns):
        raise Refusal(said("Two players have one game in a round."))
    games = [column[0] for column in told.columns]
    if not games:
        return
    first = games[0].white
    drawn = LotsDrawn(purpose(event, 0), (first, other(event, first)))
    facts: list[Fact] = [drawn, ColourChosen(first, "W")]
    for number, game in enumerate(games, 1):
        numbers = tuple(told.players) if number == 1 else ()
        facts += [RoundPaired(number, (PairMade(game.white, game.black),), numbers=numbers), RoundPublished(number)]
        if game.result is not None:
            facts.append(ResultEntered(number, 1, game.result))
    yield from facts
    after = event.imagine(*facts)
    if progress(after).drawn and (winner := told.better_placed(*told.players)):
        yield MatchDecided(len(games), 1, winner, "report")
