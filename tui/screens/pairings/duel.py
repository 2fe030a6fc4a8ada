"""A match of two at the keyboard: lots and the choice of colour before each series, play-offs, other decisions."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from paircard.core.commands import ChooseColour, DecideDuel, DrawForColour, OpenDuelSeries
from paircard.core.commands.duel import series_due
from paircard.core.event.ids import NOBODY, ContestantId, PairingNumber
from paircard.core.event.series_facts import How
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.colour import Colour
from paircard.core.values.colour_letters import colour_letter
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.tui.dialogs.ask import Choose
from paircard.tui.dialogs.form import Field, Form, NotedForm, Values, choice_of
from paircard.tui.dialogs.seed_field import seed_field

if TYPE_CHECKING:
    from paircard.tui.screens.pairings.presenter import RoundPresenter

_HOW: dict[How, str] = {
    "auxiliary": mark("auxiliary points"),
    "lots": mark("lots"),
    "forfeit": mark("forfeit"),
    "withdrawal": mark("withdrawal"),
}


async def colour_for(at: RoundPresenter) -> Colour | None:
    """Draw the lots of the series that is due where they are not drawn, and ask their winner for a colour.

    The lots are stored before the winner chooses: who gives up there goes on from the choice.
    """
    duel, series = series_due(at.program.need_tournament())
    if duel.chooser(at.program.need_tournament(), series) == NOBODY and not await _draw(at, series):
        return None
    tournament = at.program.need_tournament()
    winner = tournament.label(duel.chooser(tournament, series))
    at.program.say(tr("{player} has won the lots.", player=winner))
    white, black = (colour_letter(each).lower() for each in ("W", "B"))
    asked = tr("{player} has won the lots and chooses: which colour in the first game?", player=winner)
    answer = await at.program.ask(Choose(tr("Choice of colour"), asked, {white: tr("White"), black: tr("Black")}))
    return None if answer is None else "W" if answer == white else "B"


async def _draw(at: RoundPresenter, series: int) -> bool:
    tournament = at.program.need_tournament()

    def command(values: Values) -> DrawForColour:
        return DrawForColour(values["seed"], _player(tournament, values["winner"]))

    def save(values: Values) -> None:
        command(values).decide(tournament)

    fields = [
        seed_field(secrets.token_hex(4)),
        Field("winner", mark("Or won by"), "", hint=tr("1 or 2, where lots were drawn over the board")),
    ]
    title = tr("Lots before play-off {series}", series=series) if series else tr("Lots before game 1")
    values = await at.program.ask(Form(title, fields, save))
    if values is None:
        return False
    at.program.execute(command(values))
    return True


async def choose_first(at: RoundPresenter) -> bool:
    """Settle who has White in game 1; tell whether that is settled now."""
    colour = await colour_for(at)
    if colour is None:
        return False
    at.program.execute(ChooseColour(colour))
    return True


async def open_series(at: RoundPresenter) -> None:
    """Ask for the time, draw the lots, ask for the colour, open the games, and go to the first."""
    tournament = at.program.need_tournament()
    _, series = series_due(tournament)  # refused before anything is asked
    if not series:
        begun = tr("No game is played yet: p draws the lots and makes the first.")
        raise system_of(tournament).refusal("play_off", begun)
    kinds = system_of(tournament).play_offs(tournament)
    times: list[tuple[int, int, int]] = []

    def save(values: Values) -> None:
        wanted = values["time"].replace(" ", "")
        if wanted not in kinds:
            wrong = tr("{kind} is no kind of play-off: {kinds}.", kind=values["time"], kinds=", ".join(kinds))
            raise system_of(tournament).refusal("play_off", wrong, "time")
        times.append(kinds[wanted])

    hint = tr("minutes + seconds: two games; 6:5, 5:4: one, White must win")
    field = Field("time", mark("Time"), next(iter(kinds)), choices=tuple(kinds), hint=hint)
    title = tr("Play-off {series} of the match", series=series)
    if await at.program.ask(Form(title, [field], save)) is None:
        return
    colour = await colour_for(at)
    if colour is None:
        return
    number, games = tournament.rounds[-1].number, len(tournament.rounds[-1].boards)
    done = tr("Play-off {series} is opened: type its results.", series=series)
    if at.program.perform(OpenDuelSeries(colour, *times[-1]), done):
        at.show_round(number)
        at.find_board(games + 1)


async def decide(at: RoundPresenter) -> None:
    """Ask by what the match is decided, and for whom."""
    tournament = at.program.need_tournament()

    def command(values: Values) -> DecideDuel:
        how = choice_of(values["how"], "how", mark("By"), _HOW)
        return DecideDuel(_player(tournament, values["winner"]), how, values["reason"])

    def save(values: Values) -> None:
        command(values).decide(tournament)

    duel = system_of(tournament).duel
    usual: How = "auxiliary" if duel and duel.by_auxiliary(tournament) else "forfeit"
    fields = [
        Field("how", mark("By"), tr(_HOW[usual]), choices=tuple(map(tr, _HOW.values())), by_name=True),
        Field("winner", mark("Winner"), "", hint="1, 2"),
        Field("reason", mark("Reason")),
    ]
    form = NotedForm(tr("Decide the match"), fields, save)
    form.note = " - ".join(map(tournament.label, sorted(tournament.numbers, key=tournament.numbers.__getitem__)))
    values = await at.program.ask(form)
    if values is not None:
        after = command(values)
        score = system_of(tournament).score
        said = score.brief(tournament.imagine(*after.decide(tournament))) if score else ""
        at.program.perform(after, f"{said}.")


def _player(tournament: Tournament, typed: str) -> ContestantId:
    """Return who is meant by number; nobody where nothing is typed."""
    if not typed.strip():
        return NOBODY
    number = int(typed[:6]) if typed.isascii() and typed.isdigit() else 0
    id_ = tournament.ids.get(PairingNumber(number), NOBODY)
    if id_ == NOBODY:
        raise Refusal(tr("{typed}: type 1 or 2.", typed=typed), "", "winner")
    return id_
