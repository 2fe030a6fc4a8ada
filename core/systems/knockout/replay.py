"""A cup from its report: the tree makes the pairs again, and who plays on says who has won a drawn match."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.regulations import Regulations
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.round_facts import PairMade, RoundPaired, RoundPublished
from paircard.core.event.series_facts import MatchDecided
from paircard.core.facets.replayed import GameTold, Replayed, RoundsTold
from paircard.core.systems.knockout.facets.exchange import CODE, GAMES, WITH_THIRD, WORDS
from paircard.core.systems.knockout.facets.rounds import propose, rounds_of
from paircard.core.systems.knockout.options import KnockoutOptions
from paircard.core.systems.knockout.skeleton import FEWEST, MOST
from paircard.core.systems.knockout.tree import grown
from paircard.core.values.errors import Refusal
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

Columns = Sequence[Sequence[GameTold]]


def replayed(told: RoundsTold) -> Replayed | None:
    """Return the cup that a report of ours tells; None where it names another system."""
    if not told.names(WORDS, CODE) or not FEWEST <= len(told.players) <= MOST:
        return None
    rounds = rounds_of(len(told.players))
    games = _games(told, rounds)
    last = told.columns[(rounds - 1) * games : (rounds - 1) * games + 1] if games else ()
    third = WITH_THIRD in told.words or any(len(each) > 1 for each in last)
    options = KnockoutOptions(games, third=third)
    if len(told.columns) > rounds * games or not _is_possible(options):
        return None
    unsaid = (
        said("How a drawn match was decided is not in a report: who plays on, or is placed better, says who has won."),
        said("The kind of play-off is not in a report: it is set to {kind}.", kind=options.play_off),
    )
    regulations = Regulations(rounds, "knockout", tie_breaks=(), options=options)
    return Replayed(regulations, lambda event: tuple(_facts(event, told, games)), unsaid, first_colour=games == 1)


def _games(told: RoundsTold, rounds: int) -> int:
    """Return how many games a match has: as our own reports say it behind the name, else as the columns let expect."""
    found = re.search(f"([0-9]+) {GAMES}", told.words)
    return int(found[1]) if found else max(told.announced, len(told.columns)) // rounds


def _is_possible(options: KnockoutOptions) -> bool:
    try:
        options.checked()
    except Refusal:
        return False
    return True


def _facts(event: Tournament, told: RoundsTold, games: int) -> Iterator[Fact]:
    for number, at in enumerate(range(0, len(told.columns), games), 1):  # a column is a game of every match
        columns = told.columns[at : at + games]
        if number > 1:
            decided = tuple(_decided(event, columns, told))
            yield from decided
            event = event.imagine(*decided)
        made = tuple(_round(event, number, columns, told))
        yield from made
        event = event.imagine(*made)
    if event.rounds:
        yield from _by_place(event, told)


def _round(event: Tournament, number: int, columns: Columns, told: RoundsTold) -> Iterator[Fact]:
    """Yield a round: the pairs of the tree with the colours and results of the report."""
    proposal = propose(event)
    due = [frozenset({pair.white, pair.black}) for pair in proposal.pairs]
    for column in columns:
        if strange := next((game for game in column if game.both not in due), None):
            wrong = said(
                "{white} - {black} in round {round} is no match of the tree.",
                white=event.label(strange.white),
                black=event.label(strange.black),
                round=number,
            )
            raise Refusal(wrong)
    pairs = tuple(_pair(pair, columns) for pair in proposal.pairs)
    yield RoundPaired(number, pairs, numbers=tuple(told.players) if number == 1 else (), byes=proposal.byes)
    yield RoundPublished(number)
    places = {each: at for at, each in enumerate(due, 1)}
    # results are written as the colours of the pairing have them, the first game of a match before the second
    for game, column in enumerate(columns, 1):
        for each in sorted(column, key=lambda one: places[one.both]):
            if each.result is not None:
                yield ResultEntered(number, places[each.both], each.result, game)


def _pair(usual: PairMade, columns: Columns) -> PairMade:
    """Return a pair with White of its first game first, and its colours game by game; as usual where it has none."""
    found = [next((game for game in column if game.both == {usual.white, usual.black}), None) for column in columns]
    if found[0] is None:
        return usual
    first = found[0].white
    signs = "".join("WB"[at % 2] if game is None else "WB"[game.white != first] for at, game in enumerate(found))
    return PairMade(first, found[0].black, colours=signs)


def _decided(event: Tournament, columns: Columns, told: RoundsTold) -> Iterator[Fact]:
    """Yield who has won the matches of the last round that their games do not decide: who plays on."""
    round_ = event.rounds[-1]
    pairs = {game.both for column in columns for game in column}
    if len(pairs) > 1 and round_.number + 1 == grown(event).last:
        pairs = {_final(event, pairs, told)}
    on = {id_ for pair in pairs for id_ in pair}
    for match in round_.matches:
        here = [id_ for id_ in match.contestants if id_ in on]
        verdict = match.verdict
        if verdict.decided and (not here or here == [verdict.winner]):
            continue
        if verdict.decided or len(here) != 1:
            one, other = map(event.label, match.contestants)
            wrong = said("Who went on from {one} - {other} cannot be told.", one=one, other=other)
            raise Refusal(wrong)
        yield MatchDecided(round_.number, match.number, here[0], "report")


def _final(event: Tournament, pairs: set[frozenset[ContestantId]], told: RoundsTold) -> frozenset[ContestantId]:
    """Return which of two pairs of the last round is the final: that of a winner, or of who is placed first."""
    won = {match.verdict.winner for match in event.rounds[-1].matches if match.verdict.decided}
    known = [pair for pair in pairs if pair & won]
    placed = min(pairs, key=lambda pair: min(told.ranks.get(id_, 9999) for id_ in pair))
    return known[0] if len(known) == 1 else placed


def _by_place(event: Tournament, told: RoundsTold) -> Iterator[Fact]:
    """Yield who has won a match of the newest round that is drawn: the better placed, where the report has places."""
    for match in event.rounds[-1].matches:
        if match.verdict.drawn and (winner := told.better_placed(match.first, match.second)):
            yield MatchDecided(len(event.rounds), match.number, winner, "report")
