"""`paircard ratings change`: what an event makes of every rating, or why it does of one of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from paircard.core.event.find_player import found
from paircard.core.papers.rating_changes import sheet_of, without_rated_games, worked_out
from paircard.core.rating_changes.of_event import Account, RatedPeriod, rated_periods
from paircard.core.rating_changes.words import about_others, why_lines
from paircard.core.values.cited import texts_of
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.text import folded
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
            lines: Sequence[str] = tuple(_why(periods, why))
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


def _why(periods: Sequence[RatedPeriod], typed: str) -> Iterator[str]:
    meant = [(period, account) for period in periods for account in _meant(period, typed)]
    if not meant:
        raise Refusal(tr("Nobody called {name} has played a game here.", name=typed))
    for period, account in meant:
        number = period.tournament.player_cards[account.id].number
        yield " ".join(filter(None, (str(number), account.entrant.title.value, account.entrant.name)))
        yield from (f"  {line}" for line in texts_of(why_lines(period, account)))
    yield about_others()


def _meant(period: RatedPeriod, typed: str) -> Sequence[Account]:
    """Return who is meant by a number or a part of the name, nobody where none is; refuse where several are."""
    cards, accounts = period.tournament.player_cards, period.accounts
    if typed.isascii() and typed.isdigit():
        return [accounts[id_] for id_ in accounts if cards[id_].number == int(typed[:9])]
    meant = found(period.tournament, accounts, typed)
    exact = [id_ for id_ in meant if folded(accounts[id_].entrant.name) == folded(typed)]
    meant = exact if len(exact) == 1 else meant
    if len(meant) > 1:
        several = ", ".join(f"{cards[id_].number} {cards[id_].entrant.name}" for id_ in meant[:4])
        sentence = tr("{typed} may be {several}: type the number, or more of the name.", typed=typed, several=several)
        raise Refusal(sentence)
    return [accounts[id_] for id_ in meant]
