"""Who does not meet by a list of the event, and who has a board of their own."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from paircard.core.commands import AfterLeaving, AllowPairs, Command, FixBoard, ForbidPairs, LeaveFideMode
from paircard.core.commands.locked import locked, who_does_not_meet
from paircard.core.commands.regulated import listed, need_lists
from paircard.core.event.find_player import found
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.language import listed as in_a_row
from paircard.core.values.language import mark, tr
from paircard.tui.commands.command import EventCommand, ScreenCommand
from paircard.tui.dialogs.form import Field, Form, Values, about
from paircard.tui.screens.entrants.chosen import need_contestant

if TYPE_CHECKING:
    from paircard.tui.screens.entrants.presenter import EntrantsPresenter

_EXAMPLE = "3 17 20, Nowak / Lis"  # no words: numbers and names
_PLAYERS, _UP_TO, _BOARD = mark("Players"), mark("Up to round"), mark("Board")


class KeepApart(EventCommand):
    """Say which players do not meet, by numbers or names, up to a round or in all: C1 keeps to it, record 260 tells it.

    Names have a stroke between them. The same players again may meet.
    """

    changes = True
    key = "p"
    label = "Forbid"
    words = "forbidden pairs, prohibited, keep apart, relatives, family, club, list, 260"
    takes = "PLAYERS; UP TO ROUND"

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """The rules must know such lists."""
        if tournament is not None:
            try:
                need_lists(tournament)
            except Refusal as refusal:
                return refusal.message
        return super().obstacle(tournament)

    @classmethod
    def locked(cls, at: EntrantsPresenter) -> str:
        """Once round 1 is paired the lists stay as they were announced."""
        tournament = at.tournament
        return "" if tournament is None else str(locked(tournament, who_does_not_meet(tournament)) or "")

    async def run(self, at: EntrantsPresenter) -> None:
        """Ask for the list."""
        program = at.program
        done: list[str] = []

        def save(values: Values) -> None:
            tournament = program.need_tournament()
            command = _command(tournament, values)
            program.execute(command)
            done.append(_said(tournament, command))

        tournament = program.need_tournament()
        fields = [
            Field("players", _PLAYERS, hint=tr("such as {example}", example=_EXAMPLE)),
            Field("last", _UP_TO, hint=tr("nothing: to the end")),
        ]
        if await program.ask(Form(_title(tournament), fields, save)):
            at.say(done[-1])


class OwnBoard(EventCommand):
    """Give the entrant under the cursor a board of their own in all rounds to come: they stay there, others move.

    For who cannot walk far, or plays on a board of their own. Nothing takes it back.
    """

    changes = True
    key = "b"
    label = "Own board"
    words = "fixed board, wheelchair, blind, table, seat"
    takes = "BOARD"

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """Somebody must be there."""
        if tournament is not None and not tournament.registrations:
            return tr("There are no entrants yet: n enters one.")
        return super().obstacle(tournament)

    async def run(self, at: EntrantsPresenter) -> None:
        """Ask for the board."""
        program = at.program
        player, tournament = need_contestant(at), program.need_tournament()
        now = tournament.facts.fixed_boards.get(player.id, 0)
        first = tournament.regulations.first_board
        value = str(now + first - 1) if now else ""
        who = tournament.label(player.id)

        def save(values: Values) -> None:
            with about("board"):
                program.execute(FixBoard(player.id, _number(values["board"], _BOARD)))

        field = Field("board", _BOARD, value, hint=tr("nothing: wherever the pairing puts them"))
        if await program.ask(Form(tr("{player}: a board of their own", player=who), [field], save)):
            board = program.need_tournament().facts.fixed_boards.get(player.id, 0)
            said = mark("{player} sits at board {board} from the next pairing on.")
            gone = mark("{player} sits wherever the pairing puts them.")
            at.say(tr(said if board else gone, player=who, board=board + first - 1))


class LeaveTheFideMode(EventCommand):
    """Leave FIDE mode, after two warnings: from then on the program does what you say. There is no way back.

    What was refused last because of the mode is done with it. The report says before which round it was left.
    """

    changes = True
    key = "F"
    label = "FIDE mode"
    words = "leave, unrated, exit, strict"
    takes = "y; y; REASON"

    @classmethod
    def offered(cls, tournament: Tournament | None) -> bool:
        """Only an event in FIDE mode can leave it."""
        return tournament is not None and system_of(tournament).in_fide_mode(tournament)

    async def run(self, at: EntrantsPresenter) -> None:
        """Ask as the table of warnings says."""
        program, tournament = at.program, at.program.need_tournament()
        if not system_of(tournament).in_fide_mode(tournament):
            raise Refusal(tr("The event is not in FIDE mode."))
        wanted = program.forbidden_act()
        agreed = await program.agree(LeaveFideMode() if wanted is None else AfterLeaving(wanted))
        if agreed is None:
            return
        program.execute(*agreed)
        program.say(tr("FIDE mode is left. There is no way back."))


def _title(tournament: Tournament) -> str:
    lists = tournament.facts.apart
    if not lists:
        return tr("Who does not meet")
    return tr("Who does not meet; so far {lists}", lists="; ".join(_named(tournament, each.players) for each in lists))


def _with_names(tournament: Tournament, players: tuple[ContestantId, ...]) -> str:
    """Return names and numbers: numbers change as long as entrants come."""
    return in_a_row([tournament.label(id_) for id_ in players if id_ in tournament.numbers])


def _named(tournament: Tournament, players: tuple[ContestantId, ...]) -> str:
    return " ".join(str(tournament.numbers[id_]) for id_ in players if id_ in tournament.numbers)


def _command(tournament: Tournament, values: Values) -> ForbidPairs | AllowPairs:
    with about("players"):
        players = players_typed(tournament, values["players"])
    with about("last"):
        last = _number(values.get("last", ""), _UP_TO)
    if not last and listed(tournament, players):
        return AllowPairs(players)
    return ForbidPairs(players, last)


def players_typed(tournament: Tournament, text: str) -> tuple[ContestantId, ...]:
    """Return the players that numbers, or names with a stroke between them, mean; refuse whoever is not one."""
    plain = re.fullmatch(r"[0-9\s,]+", text)
    words = re.split(r"[\s,]+", text.strip(" ,")) if plain else [each.strip() for each in text.split("/")]
    return tuple(_player(tournament, word) for word in words if word)


def _player(tournament: Tournament, word: str) -> ContestantId:
    meant = found(tournament, tournament.registrations, word)
    exact = [id_ for id_ in meant if tournament.name_of(id_).casefold() == word.casefold()]
    chosen = exact or meant
    if not chosen:
        raise Refusal(tr("Nobody is called {name} here.", name=word))
    if len(chosen) > 1:
        several = ", ".join(tournament.label(id_) for id_ in chosen[:4])
        raise Refusal(tr("{name} may be {players}: type the number.", name=word, players=several))
    return chosen[0]


def _number(text: str, label: str) -> int:
    if text and not (text.isascii() and text.isdigit() and len(text) < 5):
        raise Refusal(tr("{field}: type a number, or nothing.", field=tr(label)))
    return int(text or 0)


def _said(before: Tournament, command: Command) -> str:
    match command:
        case AllowPairs(players):
            return tr("{players} may meet again.", players=_with_names(before, players))
        case ForbidPairs(players, last) if last:
            return tr("{players} do not meet up to round {round}.", players=_with_names(before, players), round=last)
        case ForbidPairs(players):
            return tr("{players} do not meet.", players=_with_names(before, players))
    return ""


COMMANDS: tuple[type[ScreenCommand], ...] = (KeepApart, OwnBoard, LeaveTheFideMode)
