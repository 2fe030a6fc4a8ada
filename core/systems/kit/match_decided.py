"""What decided a match that somebody has to win, where its points do not say it, in lines with their articles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.event.board_values import BOARD_VALUES
from paircard.core.values.cited import Cited, cite
from paircard.core.values.language import mark, tr

if TYPE_CHECKING:
    from paircard.core.event.match import Match
    from paircard.core.event.tournament import Tournament

DRAWN = "B.VI D5"


def decided_lines(tournament: Tournament, match: Match) -> Iterator[Cited]:
    """Say what the boards gave, which play-offs were opened, and who goes on by what else."""
    drawn = match.drawn_series
    if 0 in drawn:
        yield from _by_boards(tournament, match, 0)
    for at, series in enumerate(match.series, 1):
        white = match.boards_of(at)[0].white
        fields = {"player": tournament.label(white), "count": at}
        said = mark("Play-off {count}: {player} has White first, by lots drawn anew.")
        if match.leg:
            said = mark("Play-off {count}: {player} has White on the odd boards, by lots drawn anew.")
        yield cite(f"{DRAWN}: {tr(said, **fields)}" if series.play_off else tr(said, **fields), DRAWN)
        if at in drawn:
            yield from _by_boards(tournament, match, at)
    if match.decision is None:
        return
    who = tournament.label(match.decision.winner) if match.decision.winner else tr("nobody")
    words = {
        "lots": tr("by lots"),
        "forfeit": tr("by forfeit"),
        "withdrawal": tr("the opponent has left"),
        "report": tr("as the report has it"),
    }
    yield cite(tr("{player} goes on: {how}.", player=who, how=words[match.decision.how]), DRAWN)


def _by_boards(tournament: Tournament, match: Match, series: int) -> Iterator[Cited]:
    """Say the values of a drawn series, each leg by itself, and whom they or the highest board put through."""
    found = match.by_boards(series)
    one, other = (tournament.label(each) for each in match.contestants)
    legs = match.legs_of(series)
    for at, leg in enumerate(legs, 1) if len(legs) > 1 and match.leg in BOARD_VALUES else ():
        fields = {"leg": at, "one": leg.values[0], "other": leg.values[1]}
        yield cite(f"{DRAWN}: {tr('Leg {leg}: values {one} to {other}.', **fields)}", DRAWN)
    yield cite(f"{found.article}: {tr(_DRAWN, one=one, other=other)} {found.said()}", found.article)
    if found.winner:
        who = one if found.winner == "first" else other
        yield cite(tr("{player} goes on.", player=who), found.article)


_DRAWN = mark("{one} - {other} is drawn on points.")
