"""Line-ups: handed in by each team of a match, secret until both are in; who really played, corrected afterwards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from paircard.core.commands import CorrectLineUp, HandLineUp, HandUsualLineUps
from paircard.core.commands.line_up_law import need_missing, short_of_games
from paircard.core.event.ids import NOBODY, PlayerId, TeamId
from paircard.core.event.match import Match
from paircard.core.event.round import Round
from paircard.core.event.team_facts import LineUpHanded
from paircard.core.event.team_options import team_options
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.teams.empty_boards import forfeit_of
from paircard.core.teams.own_line_ups import own_line_ups
from paircard.core.values.errors import Refusal
from paircard.core.values.language import listed, mark, tr, trn
from paircard.tui.commands.command import SECOND, PairedCommand, ScreenCommand, row
from paircard.tui.dialogs.ask import Choose, Confirm
from paircard.tui.dialogs.form import Field, NotedForm, Values
from paircard.tui.screens.pairings.row_keys import LEG
from paircard.tui.screens.pairings.who_played import consequences

if TYPE_CHECKING:
    from paircard.tui.screens.pairings.presenter import RoundPresenter

_EMPTY = ("-", "0")
"""Typed for a board on which nobody plays."""


class TeamCommand(PairedCommand):
    """A command about matches of teams: there are none in an event of players."""

    changes = True

    @classmethod
    def offered(cls, tournament: Tournament | None) -> bool:
        """Only where teams meet."""
        return tournament is not None and tournament.of_teams

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """Say so, where it is typed all the same."""
        if tournament is not None and not tournament.of_teams:
            return tr("Players, not teams, contest this event: there are no line-ups and no matches of teams.")
        return super().obstacle(tournament)


async def _line_up(at: RoundPresenter) -> None:
    """Ask which team, then who plays."""
    tournament, match = at.program.need_tournament(), at.match_meant()
    leg = _leg_meant(at, tournament, match)
    missing = tournament.rounds[at.round_shown - 1].line_ups_missing(match, leg or 1)
    team = await _which(at, tournament, match, leg)
    if team is None:
        return
    if missing:
        await _hand_in(at, tournament, match, team, leg)
    else:
        await _correct(at, tournament, match, team, leg)


def _leg_meant(at: RoundPresenter, tournament: Tournament, match: Match) -> int:
    """Return of which leg a line-up is meant: that of the row, or the one to be played; 0 where it is of the match."""
    if not own_line_ups(tournament, match):
        return 0
    key = at.cursor.row_key_at_cursor or ""
    number = int(key.partition(".")[2]) if key.startswith(LEG) else at.board.number if at.board else 0
    board = next((each for each in match.boards if each.number == number), None)
    return match.leg_of(board) if board else match.leg_now


def _titled(title: str, leg: int) -> str:
    return tr("{title}, leg {leg}", title=title, leg=leg) if leg else title


async def _which(at: RoundPresenter, tournament: Tournament, match: Match, leg: int) -> TeamId | None:
    """Ask which team is meant, saying whose line-up is in."""
    round_ = tournament.rounds[at.round_shown - 1]
    choices = {key: tournament.name_of(each) for key, each in zip("12", match.teams, strict=True)}
    lines = (
        tr("{team}: in", team=tournament.name_of(each))
        if round_.line_up_of(each, leg or 1) is not None
        else tr("{team}: not in", team=tournament.name_of(each))
        for each in match.teams
    )
    title = _titled(tr("Line-up, match {match}: of which team?", match=match.number), leg)
    answer = await at.program.ask(Choose(title, "\n".join(lines), choices))
    return None if answer is None else match.teams[int(answer) - 1]


async def _hand_in(at: RoundPresenter, tournament: Tournament, match: Match, team: TeamId, leg: int) -> None:
    number = at.round_shown
    need_missing(tournament, number, team, leg)

    def command(values: Values) -> HandLineUp:
        return HandLineUp(number, team, read_line_up(tournament, match, team, values["players"]), leg=leg)

    def save(values: Values) -> None:
        command(values).decide(tournament)  # refused while the form is still open

    usual = said_by_numbers(tournament, team, tournament.teams[team].usual_line_up(match.seats))
    hint = tr("empty: {usual}", usual=usual)
    form = NotedForm(
        _titled(tr("Line-up of {team}, match {match}", team=tournament.name_of(team), match=match.number), leg),
        [Field("players", mark("Players by board"), hint=hint)],
        save,
    )
    form.note = "\n".join(members(tournament, team))
    values = await at.program.ask(form)
    if values is None:
        return
    handed = command(values)
    short = short_of_games(tournament, number, match, team, handed.players, leg)
    if at.program.perform(handed, ""):
        # only now it is known what another arbiter has handed in meanwhile
        said = _said_after(at.program.need_tournament(), match, handed)
        at.program.say(" ".join((said, *short)))


def _said_after(tournament: Tournament, match: Match, handed: HandLineUp) -> str:
    """Say that a line-up is in, and whose is missing."""
    round_ = tournament.rounds[handed.round - 1]
    said = tr("The line-up of {team} is in.", team=tournament.name_of(handed.team))
    if others := round_.line_ups_missing(match, handed.leg or 1):
        return f"{said} {tr('It is secret until that of {team} is in.', team=tournament.name_of(others[0]))}"
    final = system_of(tournament).citing(tr("Both are in, and final."), "line_up_final")
    told = (said, final, *_empty_told(tournament, round_, match))
    return " ".join(told)


def _empty_told(tournament: Tournament, round_: Round, match: Match) -> Iterator[str]:
    """Yield which boards are forfeits because a team has nobody there."""
    for board in round_.boards:
        if board.match == match.number and (won := forfeit_of(round_, board)) and board.result is won:
            for team in board.listed:
                if not board.player_of(team):
                    yield tr(
                        "Board {board} is {result}: {team} has nobody there.",
                        board=round_.place(board),
                        result=board.text,
                        team=tournament.name_of(team),
                    )


async def _correct(at: RoundPresenter, tournament: Tournament, match: Match, team: TeamId, leg: int) -> None:
    """Correct who played, with a reason; show who loses and who gains which games before it is stored."""
    number = at.round_shown
    before = tournament.rounds[number - 1].line_up_of(team, leg or 1) or ()

    def command(values: Values) -> CorrectLineUp:
        players = read_line_up(tournament, match, team, values["players"])
        return CorrectLineUp(number, team, players, values["reason"], leg)

    def save(values: Values) -> None:
        command(values).decide(tournament)

    fields = [
        Field("players", mark("Who really played"), said_by_numbers(tournament, team, before)),
        Field("reason", mark("Reason")),
    ]
    title = _titled(tr("Who played for {team}, match {match}", team=tournament.name_of(team), match=match.number), leg)
    form = NotedForm(title, fields, save)
    only = tr("The line-up is final: only a wrong record of who played is corrected.")
    final = system_of(tournament).citing(only, "line_up_final")
    form.note = "\n".join((final, "", *members(tournament, team)))
    values = await at.program.ask(form)
    if values is None:
        return
    correction = command(values)
    text = "\n".join(consequences(tournament, correction))
    if await at.program.ask(Confirm(tr("What changes"), text, yes=tr("store it"))) is not None:
        at.program.perform(correction, tr("Corrected; the journal keeps both."))


def members(tournament: Tournament, team: TeamId) -> Iterator[str]:
    """Yield the members of a team with the numbers by which they are typed."""
    entered, people = tournament.teams[team], tournament.players
    regulars = entered.regulars_among(team_options(tournament.regulations).boards)
    for place, id_ in enumerate(entered.members, start=1):
        who = people[id_]
        reserve = tr("reserve") if place > regulars else ""
        yield " ".join(filter(None, (f"{place:>2}", who.name, str(who.rating or ""), reserve)))


def said_by_numbers(tournament: Tournament, team: TeamId, players: tuple[PlayerId, ...]) -> str:
    """Return a line-up as it is typed."""
    order = tournament.teams[team].members
    return " ".join(str(order.index(id_) + 1) if id_ in order else "-" for id_ in players)


def _told(tournament: Tournament, handed: LineUpHanded) -> str:
    return said_by_numbers(tournament, handed.team_id, handed.players)


def read_line_up(tournament: Tournament, match: Match, team: TeamId, typed: str) -> tuple[PlayerId, ...]:
    """Read `1 2 4 5` as the ids of members by board; nothing is the usual line-up, `-` a board that stays empty."""
    order, boards = tournament.teams[team].members, match.seats
    words = typed.replace(",", " ").replace(";", " ").split()
    if not words:
        return tournament.teams[team].usual_line_up(boards)
    if len(words) == 1 and len(words[0]) == boards > 1 and words[0].isdigit() and len(order) < 10:
        words = list(words[0])  # 1245
    if len(words) > boards:
        wrong = trn(
            "The match has {count} board, and {named} are named.",
            "The match has {count} boards, and {named} are named.",
            boards,
            named=len(words),
        )
        raise system_of(tournament).refusal("line_ups", wrong, "players")
    players = tuple(_member(order, word) for word in words)
    if len(words) < boards:
        raise system_of(tournament).refusal("team_start", _stays_empty(boards, words), "players")
    return players


def _stays_empty(boards: int, words: Sequence[str]) -> str:
    """Ask about boards that were left out: a slip would cost them, for a line-up is final."""
    left = range(len(words) + 1, boards + 1)
    typed = " ".join((*words, *_EMPTY[:1] * len(left)))
    return trn(
        "Board {boards} stays empty? Then type it: {typed}.",
        "Boards {boards} stay empty? Then type it: {typed}.",
        len(left),
        boards=listed(list(map(str, left))),
        typed=typed,
    )


def _member(order: tuple[PlayerId, ...], word: str) -> PlayerId:
    if word in _EMPTY:
        return NOBODY
    if word.isascii() and word.isdigit() and 0 < int(word[:6]) <= len(order):
        return order[int(word) - 1]
    if not order:
        raise Refusal(tr("This team has no members yet: m on Entrants, then n enters them."), "", "players")
    wrong = tr("{typed} is not the number of a member: they are 1 to {last}, - leaves a board empty.",
               typed=word, last=len(order))  # fmt: skip
    raise Refusal(wrong, "", "players")


async def _usual_line_ups(at: RoundPresenter) -> None:
    """Say how many, then do it."""
    tournament, command = at.program.need_tournament(), HandUsualLineUps(at.round_shown)
    handed = [fact for fact in command.decide(tournament) if isinstance(fact, LineUpHanded)]
    text = trn(
        "{count} team has not handed in a line-up for round {round}: it plays as usual?",
        "{count} teams have not handed in a line-up for round {round}: they play as usual?",
        len(handed),
        round=at.round_shown,
    )
    short = [
        f"{tournament.name_of(each.team_id)}: {_told(tournament, each)}" for each in handed if not all(each.players)
    ]
    if short:
        text = "\n".join((text, "", tr("With boards that stay empty (-), and are lost by forfeit:"), *short))
    if await at.program.ask(Confirm(tr("Usual line-ups"), text)) is not None:
        done = trn("{count} usual line-up is in.", "{count} usual line-ups are in.", len(handed))
        at.program.perform(command, done)


# fmt: off
LineUp = row("LineUp", "l", "Line-up", _line_up,
    "Hand in the line-up of a team for the match under the cursor, or correct who really played once both are in. "
    "Type the numbers of the members by board, such as 1 2 4 5; nothing is the usual line-up, - a board that "
    "stays empty: it is lost by forfeit. The line-up is secret until the opponents have handed in theirs, and "
    "final then: a wrong record is corrected with a reason. Where each leg of a match has its own line-ups, "
    "it is that of the leg under the cursor.",
    of=TeamCommand, footer=SECOND, words="line-up, lineup, captain, reserve, who plays",
    takes="TEAM; NUMBERS; REASON; y")
UsualLineUps = row("UsualLineUps", "L", "Usual", _usual_line_ups,
    "Let every team of this round whose line-up is not in play as usual: its first members, by board.",
    of=TeamCommand, words="line-ups, all, default", takes="y")
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (LineUp, UsualLineUps)
