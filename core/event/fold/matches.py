"""Matches of a cup and single ones: the choice of colours, series of a play-off, decisions without a game."""

from __future__ import annotations

from paircard.core.event import duel_facts as duels
from paircard.core.event import series_facts as series
from paircard.core.event.fold.entrants import annulling
from paircard.core.event.fold.established import Facts, Steps, round_of, with_round
from paircard.core.event.ids import NOBODY
from paircard.core.event.limits import MOST_GAMES
from paircard.core.values.frozen import replace
from paircard.core.values.language import tr


def _colour_chosen(facts: Facts, event: duels.ColourChosen) -> Facts:
    facts.registrations[event.by]  # an unknown player is an error of the journal
    if facts.rounds:
        raise ValueError(tr("the colour of game 1 is chosen before it"))
    return replace(facts, colour_chosen=event)


def _series_opened(facts: Facts, event: series.SeriesOpened) -> Facts:
    round_ = round_of(facts, event.round)
    match = round_.match(event.match)
    if match is None or event.chosen_by not in (NOBODY, *match.contestants):
        raise ValueError(tr("round {round} has no such match {match}", round=event.round, match=event.match))
    wrong = round_.leg and len(event.colours) != round_.leg  # teams play off on all boards
    if wrong or not event.possible or len(match.boards) + len(event.colours) > MOST_GAMES:
        raise ValueError(
            tr("match {match} of round {round} can have no such games", round=event.round, match=event.match)
        )
    return annulling(with_round(facts, round_.with_series(event)))


def _match_decided(facts: Facts, event: series.MatchDecided) -> Facts:
    round_ = round_of(facts, event.round)
    match = round_.match(event.match)
    if match is None or event.winner not in (NOBODY, *match.contestants):
        raise ValueError(tr("round {round} has no such match {match}", round=event.round, match=event.match))
    return with_round(facts, replace(round_, decisions={**round_.decisions, event.match: event}))


STEPS: Steps = {
    duels.ColourChosen: _colour_chosen,
    series.SeriesOpened: _series_opened,
    series.MatchDecided: _match_decided,
}
