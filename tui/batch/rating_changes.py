"""`paircard ratings change`: what an event makes of every rating, or why it does of one of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from paircard.core.event.find_player import player_meant
from paircard.core.event.tournament import Tournament
from paircard.core.papers.rating_changes import sheet_of, without_rated_games, worked_out
from paircard.core.rating_changes.of_event import RatedPeriod, rated_periods
from paircard.core.rating_changes.words import about_others, why_lines
from paircard.core.values.cited import texts_of
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.data.papers.as_text import as_text
from paircard.data.storage.errors import StoreError
from paircard.tui.batch.output import CANNOT_READ, DONE, REFUSED, any_alphabet, failed, say
from paircard.tui.batch.recorded_event import recorded_tournament
from paircard.tui.importing.coefficients import listed_coefficients


def tell_changes(
    file: Path, *, why: str = "", everybody: bool = False, columns: int = 80, encoding: str = "", section: str = ""
) -> int:
    """Print the change sheet, or why it is so of the one meant or of everybody; return the exit code."""
    any_alphabet()
    try:
        tournament = recorded_tournament(file, encoding, section)
        if without := without_rated_games(tournament):
            raise Refusal(without)
        periods = rated_periods(tournament, listed_coefficients(tournament))
        if why:
            lines: Sequence[str] = tuple(_why(tournament, periods, why))
        else:
            paper = (worked_out if everybody else sheet_of)(tournament, periods)
            lines = as_text(paper, columns).splitlines()
    except StoreError as error:
        return failed(error, CANNOT_READ)
    except Refusal as refusal:
        return failed(refusal, REFUSED)
    for line in lines:
        say(line)
    return DONE


def _why(tournament: Tournament, periods: Sequence[RatedPeriod], typed: str) -> Iterator[str]:
    id_ = player_meant(tournament, typed)
    played = [(period, period.accounts[id_]) for period in periods if id_ in period.accounts]
    if not played:
        raise Refusal(tr("They have not played a game yet."))
    for period, account in played:
        number = period.tournament.player_cards[account.id].number
        yield " ".join(filter(None, (str(number), account.entrant.title.value, account.entrant.name)))
        yield from (f"  {line}" for line in texts_of(why_lines(period, account)))
    yield about_others()
