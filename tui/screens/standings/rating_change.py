"""What the event makes of the rating of the player chosen, and why: a line in the pane, all of it to read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from paircard.core.event.ids import ContestantId, TeamId
from paircard.core.event.tournament import Tournament
from paircard.core.papers.rating_changes import without_rated_games
from paircard.core.rating_changes.change import Change, published
from paircard.core.rating_changes.of_event import Account, RatedPeriod, rated_periods
from paircard.core.rating_changes.words import about_others, change_told, k_told, why_lines
from paircard.core.values.cited import texts_of
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.data.storage.errors import StoreError
from paircard.tui.commands.command import SECOND, PlacesCommand
from paircard.tui.dialogs.ask import Reading
from paircard.tui.importing.coefficients import listed_coefficients
from paircard.tui.looks.signs import Signs, signs_for
from paircard.tui.looks.styles import QUIET, WON
from paircard.tui.pane.parts import Part, folded

if TYPE_CHECKING:
    from paircard.tui.screens.standings.presenter import StandingsPresenter


class WhyRating(PlacesCommand):
    """Tell what the event makes of a rating, that of the player under the cursor: every game with what was expected.

    K stands there with its reason, then the sum, each with its article of FIDE's regulations; of a team all who
    played. O prints the sheet of everybody.
    """

    key = "k"
    label = "Rating"
    footer = SECOND
    words = "elo, change, k, performance, expected, gain, loss"

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """A game must have been paired that is rated."""
        return super().obstacle(tournament) or ("" if tournament is None else without_rated_games(tournament))

    def run(self, at: StandingsPresenter) -> None:
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


def rating_part(periods: Iterable[RatedPeriod], id_: ContestantId, width: int, signs: Signs) -> Part | None:
    """Return the change of a player in short, a line a period; None where no game of theirs is rated."""
    lines: list[Text] = []
    for period in periods:
        account = period.accounts.get(id_)
        if account and (made := account.change) and made.rated:
            lines += folded(signs.spell(_short(made)), width - 1, WON if made.k.known else QUIET)
    return Part(tr("Rating"), lines, WhyRating.key, least=1) if lines else None


def _short(made: Change) -> str:
    if made.rounded is None:
        return tr("{change} for K {k}", change=change_told(made), k=k_told(made))
    now = published(made.own, made.rounded) or tr("unrated")
    return tr("{change}, K {k}: {rating} becomes {now}", change=change_told(made), k=k_told(made), rating=made.own,
              now=now)  # fmt: skip
