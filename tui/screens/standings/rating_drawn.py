"""What the event makes of the rating of the player chosen, in short, in the pane."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from paircard.core.event.ids import ContestantId
from paircard.core.rating_changes.change import Change, published
from paircard.core.rating_changes.of_event import RatedPeriod
from paircard.core.rating_changes.words import change_told, k_told
from paircard.core.values.language import tr
from paircard.tui.looks.signs import Signs
from paircard.tui.looks.styles import QUIET, WON
from paircard.tui.pane.parts import Part, folded
from paircard.tui.screens.standings.rating_change import WhyRating


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
