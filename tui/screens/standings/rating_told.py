"""What the event makes of the rating of the player chosen, and why: a line in the pane, all of it to read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId, TeamId
from paircard.core.event.tournament import Tournament
from paircard.core.rating_changes.of_event import Account, RatedPeriod, rated_periods
from paircard.core.rating_changes.words import about_others, why_lines
from paircard.core.values.cited import texts_of
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.data.storage.errors import StoreError
from paircard.tui.dialogs.ask import Reading
from paircard.tui.importing.coefficients import listed_coefficients
from paircard.tui.looks.signs import signs_for

if TYPE_CHECKING:
    from paircard.tui.screens.standings.presenter import StandingsPresenter


def tell_rating(at: StandingsPresenter) -> None:
    """Give it to read."""
    chosen = at.chosen
    if chosen is None:
        at.say(tr("Nobody is in this table."))
        return
    tournament, id_ = at.program.need_tournament(), chosen.card.id
    ids = players_of(tournament, id_)
    try:
        listed = listed_coefficients(tournament, ids)
    except StoreError as error:
        raise Refusal(str(error)) from error
    periods = rated_periods(tournament, listed)
    text = "\n".join(_lines(periods, ids)) or tr("They have not played a game yet.")
    title = tr("Rating of {player}", player=tournament.label(id_))
    at.program.read(Reading(signs_for().spell(title), signs_for().spell(text)))


def players_of(tournament: Tournament, id_: ContestantId) -> Sequence[ContestantId]:
    """Return who plays as a contestant: they themselves, or the members of a team."""
    return tournament.teams[TeamId(id_)].members if tournament.of_teams else (id_,)


def _lines(periods: Sequence[RatedPeriod], ids: Sequence[ContestantId]) -> Iterator[str]:
    """Yield why, with a heading where it is of several people or periods."""
    told = [(period, period.accounts[id_]) for id_ in ids for period in periods if id_ in period.accounts]
    for at, (period, account) in enumerate(told):
        if len(told) > 1:
            yield from ([""] if at else [])
            yield _heading(period, account, several=len(periods) > 1)
        yield from texts_of(why_lines(period, account))
    if told:
        yield from ("", about_others())


def _heading(period: RatedPeriod, account: Account, *, several: bool) -> str:
    name = account.entrant.name
    return tr("{player}, period {period}", player=name, period=period.number) if several else name
