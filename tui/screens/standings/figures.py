"""Figures that were made elsewhere: typed for the player chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.commands.figures import TypeFigure, need_announced
from paircard.core.event.tournament import Tournament
from paircard.core.tiebreaks.methods.external import PARTS, figure_typed
from paircard.core.tiebreaks.written import exact
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.tui.commands.command import PlacesCommand
from paircard.tui.dialogs.form import Field, Form, Values

if TYPE_CHECKING:
    from paircard.tui.screens.standings.presenter import StandingsPresenter


async def _type_figure(at: StandingsPresenter) -> None:
    """Ask for the figure of the player chosen; nothing typed takes it back."""
    program, chosen = at.program, at.chosen
    tournament = program.need_tournament()
    if chosen is None:
        at.say(tr("Nobody is in this table."))
        return
    id_ = chosen.card.id
    known = tournament.facts.figures.get(id_)

    def save(values: Values) -> None:
        typed = values["figure"]
        program.execute(TypeFigure(id_, figure_typed(typed) if typed else None))

    figure = Field(
        "figure", mark("Figure"), "" if known is None else exact(known, PARTS), hint=tr("such as 12.5; nothing: none")
    )
    player = tournament.label(id_)
    if await program.ask(Form(tr("Figure of {player}, made elsewhere", player=player), [figure], save)) is not None:
        now = program.need_tournament().facts.figures.get(id_)
        told = tr("none") if now is None else exact(now, PARTS)
        at.say(tr("{player}: figure {figure}.", player=player, figure=told))


class TypeAFigure(PlacesCommand):
    """Type a figure that was made elsewhere for the player chosen.

    EXT must be among the tie-breaks of the event, in the place where it decides; whoever has no figure stands below all
    who have one. Nothing typed takes it back.
    """

    changes = True
    key = "e"
    label = "Figure"
    words = "external, elsewhere, typed, tie-break"
    takes = "FIGURE"

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """There is no column for them unless the event has announced it."""
        if before := super().obstacle(tournament):
            return before
        try:
            if tournament is not None:
                need_announced(tournament)
        except Refusal as refusal:
            return str(refusal)
        return ""

    async def run(self, at: StandingsPresenter) -> None:
        """Ask for the figure of the player chosen."""
        await _type_figure(at)
