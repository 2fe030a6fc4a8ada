"""The matches of a round as they stand: the running score, and what is decided. For the hall, and for phones."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.match import Match
from paircard.core.event.tournament import Tournament
from paircard.core.papers.heading import event_paper, marks_of_round, paired_round, when_it_begins
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.papers.teams.sheet import match_columns, match_rows, not_paired
from paircard.core.values.language import tr, trn, trp


def matches_live(tournament: Tournament, number: int | None = None) -> Paper:
    """Return a line a match with what is still open, and the teams that have none."""
    round_ = paired_round(tournament, number)
    rows = zip(match_rows(tournament, round_), round_.matches, strict=True)
    columns = (*match_columns(), Column(trp("at most 16 columns", "Stands"), spot=9))
    table = Table.of(columns, ((*row, state_of(match)) for row, match in rows))
    fields = {"round": round_.number, "rounds": tournament.regulations.rounds}
    title = when_it_begins(tournament, tr("Matches of round {round} of {rounds}", **fields), round_.number)
    sections = [Section(table=table), *not_paired(tournament, round_)]
    return event_paper(tournament, title, sections, marks=marks_of_round(tournament, round_), wall="poster")


def state_of(match: Match) -> str:
    """Say whether a match that has begun is over, decided, or how many boards are open."""
    return " ".join(_said(match))


def _said(match: Match) -> Iterator[str]:
    if match.annulled or not match.begun:
        return
    if match.complete:
        yield trp("of a match, at most 16 columns", "over")
    elif match.decided:
        yield trp("of a match, at most 16 columns", "decided")
    else:
        yield trn("{count} open", "{count} open", match.open_games)
