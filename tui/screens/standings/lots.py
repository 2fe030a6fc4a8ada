"""Lots among those whom all other tie-breaks left equal (F10), drawn from a seed that anyone can draw again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.commands.lots import DrawLots, groups_for_lots
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.points import format_points
from paircard.tui.commands.command import SECOND, PlacesCommand, row
from paircard.tui.dialogs.form import Field, Form, Values
from paircard.tui.dialogs.seed_field import seed_of_event

if TYPE_CHECKING:
    from paircard.tui.screens.standings.presenter import StandingsPresenter


async def _draw_the_lots(at: StandingsPresenter) -> None:
    """Say among whom, and ask for the seed."""
    program, tournament = at.program, at.program.need_tournament()
    groups = groups_for_lots(tournament)
    if not groups:
        at.say(tr("Nobody is tied: there is nothing to draw lots for."))
        return
    among = "; ".join(_tied(tournament, ids, points) for points, ids in groups)

    def save(values: Values) -> None:
        slips = numbers_as_ids(tournament, values["slips"])
        program.execute(*(_draw(ids, slips, values) for _, ids in groups))

    fields = [
        seed_of_event(tournament),
        Field("reason", mark("Reason"), hint=tr("only to draw again")),
        Field("slips", mark("Or slips"), hint=tr("numbers as drawn from a hat, instead of a seed")),
    ]
    if await program.ask(Form(tr("Draw lots among {players}", players=among), fields, save)) is not None:
        at.say(tr("Lots drawn among {players}.", players=among))


# fmt: off
DrawTheLots = row("DrawTheLots", "L", "Lots", _draw_the_lots,
    "Draw lots among all who are still tied, from a seed written down first or by slips. Drawing again needs a "
    "reason. Anyone can draw the same order from the same seed. The lots must be among the tie-breaks of the "
    "event.",
    of=PlacesCommand, footer=SECOND, words="lottery, tie, random", takes="SEED; REASON; SLIPS", changes=True)
# fmt: on


def _tied(tournament: Tournament, ids: tuple[ContestantId, ...], half_points: int) -> str:
    """Say who shares how many points."""
    players = " ".join(str(tournament.numbers[id_]) for id_ in ids)
    return tr("{players} with {points}", players=players, points=format_points(half_points))


def _draw(ids: tuple[ContestantId, ...], slips: tuple[ContestantId, ...], values: Values) -> DrawLots:
    """Return the command for one group: from the seed, or in the order of the slips."""
    if not slips:
        return DrawLots(ids, values["seed"], reason=values["reason"])
    return DrawLots(tuple(id_ for id_ in slips if id_ in ids), typed_in=True, reason=values["reason"])


def numbers_as_ids(tournament: Tournament, text: str) -> tuple[ContestantId, ...]:
    """Read pairing numbers as ids, in their order; refuse what is none."""
    ids = []
    for word in text.replace(",", " ").split():
        if not word.isdecimal() or int(word) not in tournament.ids:
            said = mark("{typed} is not a pairing number: type the numbers in the order drawn, such as 7 1 5.")
            raise Refusal(tr(said, typed=word))
        ids.append(tournament.ids[PairingNumber(int(word))])
    return tuple(ids)
