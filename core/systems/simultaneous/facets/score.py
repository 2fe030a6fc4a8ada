"""The score of the giver against the boards, said for people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.event.days import when_said
from paircard.core.systems.simultaneous.field import givers
from paircard.core.systems.simultaneous.options import options_of
from paircard.core.systems.simultaneous.score import Score, score_of
from paircard.core.values.language import tr, trn
from paircard.core.values.points import format_points

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def brief(tournament: Tournament) -> str:
    """Say giver : boards, and what that is in per cent."""
    return _figures(score_of(tournament)) if tournament.rounds else ""


def told(tournament: Tournament) -> Iterator[str]:
    """Say the score, how many boards are open, when it began and ended."""
    if not tournament.rounds:
        yield tr("No boards are set yet: p on Pairings sets them.")
        return
    score, who = score_of(tournament), ", ".join(map(tournament.name_of, givers(tournament)))
    yield tr("{giver} : boards {figures}", giver=who, figures=_figures(score))
    yield _boards(score)
    if when := times(tournament):
        yield when
    if options_of(tournament).several == "share" and len(givers(tournament)) > 1:
        for id_ in givers(tournament):
            own = score_of(tournament, lambda board, id_=id_: id_ in board.players)  # type: ignore[misc]
            yield tr("{giver} : boards {figures}", giver=tournament.name_of(id_), figures=_figures(own))


def times(tournament: Tournament) -> str:
    """Say when it began and ended, as far as that is known."""
    begun, ended = when_said(tournament.when(1)), ended_at(tournament)
    if begun and ended:
        return tr("Begun {begun}, ended {ended}", begun=begun, ended=ended)
    if ended:
        return tr("Ended {ended}", ended=ended)
    return tr("Begun {begun}", begun=begun) if begun else ""


def ended_at(tournament: Tournament) -> str:
    """Return when it ended, as noted last; empty where nobody has."""
    noted = tournament.rounds[0].noted("end") if tournament.rounds else ()
    return noted[-1].at if noted else ""


def no_places() -> str:
    """Say why."""
    return tr("A simultaneous display has no places and no tie-breaks: the score is the table.")


def not_reported(tournament: Tournament) -> str:
    """Say why."""
    return tr("A simultaneous display is not rated (B.VI H1): there is no report of it. Print the paper standings.")


def _figures(score: Score) -> str:
    figures = f"{format_points(score.giver)} : {format_points(score.boards)}"
    return f"{figures} ({score.percentage})" if score.percentage else figures


def _boards(score: Score) -> str:
    total = score.over + score.open + score.empty
    parts = [trn("{count} board", "{count} boards", total), tr("{count} over", count=score.over)]
    if score.open:
        parts.append(tr("{count} open", count=score.open))
    if score.empty:
        parts.append(tr("{count} without a game", count=score.empty))
    return ", ".join(parts)
