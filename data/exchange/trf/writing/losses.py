"""What a report cannot say of a tournament, so that whoever sends it in knows."""

from __future__ import annotations

from collections.abc import Iterator

from core.event.result import Result
from core.event.tournament import Tournament
from core.values.language import tr, trn
from data.exchange.trf.lines.player_columns import FIDE_ID, NAME
from data.exchange.trf.lines.team_columns import NAME as TEAM_NAME
from data.exchange.trf.style import STANDARD, Style, told_for_engine
from data.exchange.trf.writing.file import Edition
from data.exchange.trf.writing.teams import SIGN_OF_BYE, says_more


def lost_in_report(tournament: Tournament, style: Style = STANDARD, edition: Edition = Edition.TRF26) -> Iterator[str]:
    """Yield a sentence for every kind of thing that is cut, spelled or left out."""
    yield from told_for_engine(tournament) if style.for_engine else _without_result(tournament)
    yield from _carried(tournament)
    yield from _of_cup(tournament)
    yield from _ids(tournament)
    yield from _names(tournament, style)
    yield from _settings(tournament)
    if tournament.of_teams:
        yield from _of_teams(tournament, edition)


def _settings(tournament: Tournament) -> Iterator[str]:
    """Yield what an event may settle and no record tells."""
    regulations = tournament.regulations
    if tournament.facts.fixed_boards or regulations.first_board != 1:
        yield tr("Boards of one's own and the numbering of the boards have no record.")
    if regulations.byes_most or regulations.byes_not_last:
        yield tr("How many byes a player may ask for has no record.")
    if tournament.system.in_fide_mode(tournament):
        yield tr("No record says that an event is in FIDE mode; one says when it has left it.")
    if regulations.apart and not tournament.of_teams:
        yield tr(
            "Members who do not meet are written as lists of players (260): who enters elsewhere later is in none."
        )


def _of_teams(tournament: Tournament, edition: Edition) -> Iterator[str]:
    """Yield what no record of teams says, and what the older edition leaves out."""
    boards = [board for round_ in tournament.rounds for board in round_.boards]
    empty = [
        board
        for board in boards
        if board.result is not None and board.result.played and not (board.white_player and board.black_player)
    ]
    if empty:
        yield trn(
            "{count} game against nobody: its points are with the teams (310), and with who was there as those of an "
            "unplayed game.",
            "{count} games against nobody: their points are with the teams (310), and with those who were there as "
            "those of unplayed games.",
            len(empty),
        )
    second = [
        board for r in tournament.rounds for board in r.boards if r.leg and r.leg < board.game and not board.play_off
    ]
    if any(board.result is not None for board in second):
        yield tr("The games of second legs are left out: a report has one game a player and round; points are of both.")
    if edition is Edition.TRF16 and says_more(tournament):
        yield tr("TRF16 has no records of line-ups out of order and of matches that were not played: TRF26 has.")
    byes = [bye for round_ in tournament.rounds for bye in round_.byes if bye.kind in SIGN_OF_BYE]
    if edition is Edition.TRF16 and byes:
        yield trn(
            "TRF16 has no record of byes of teams: {count} stands with the members who would have played, and counts "
            "in their points.",
            "TRF16 has no record of byes of teams: {count} stand with the members who would have played, and count in "
            "their points.",
            len(byes),
        )
    long = [team.name for team in tournament.teams.values() if len(team.name) > TEAM_NAME.width]
    if long:
        yield trn(
            "{count} name of a team cut to {width} characters, {name} first.",
            "{count} names of teams cut to {width} characters, {name} first.",
            len(long),
            width=TEAM_NAME.width,
            name=long[0],
        )
    if any(team.captain or team.federation or team.regulars for team in tournament.teams.values()):
        yield tr("Captains, federations of teams and numbers of regulars have no record.")


def _without_result(tournament: Tournament) -> Iterator[str]:
    boards = [
        board
        for round_ in tournament.rounds
        for board in round_.boards
        if not board.same_as and not board.play_off and (board.result is not None or board.match not in round_.over)
    ]
    if adjourned := sum(board.result is Result.ADJOURNED for board in boards):
        blank = trn(
            "{count} adjourned game left blank: the format has no code for it.",
            "{count} adjourned games left blank: the format has no code for it.",
            adjourned,
        )
        yield tournament.system.citing(blank, "adjourned")
    if missing := sum(board.result is None for board in boards):
        yield trn("{count} board without a result left blank.", "{count} boards without a result left blank.", missing)


def _of_cup(tournament: Tournament) -> Iterator[str]:
    """Yield what no record says of matches that somebody has to win."""
    if games := sum(board.play_off and board.result is not None for r in tournament.rounds for board in r.boards):
        yield trn(
            "{count} game of a play-off left out: it is not rated with the others, and no record says who went on.",
            "{count} games of play-offs left out: they are not rated with the others, and no record says who went on.",
            games,
        )
    if decided := sum(len(round_.decisions) for round_ in tournament.rounds):
        yield trn(
            "{count} match decided by lots, by forfeit or because somebody left: no record says so.",
            "{count} matches decided by lots, by forfeit or because somebody left: no record says so.",
            decided,
        )


def _carried(tournament: Tournament) -> Iterator[str]:
    boards = [board for round_ in tournament.rounds for board in round_.boards if board.same_as]
    if boards:
        yield trn(
            "{count} game of an earlier stage left out, points included: the report of that stage has it, and it is "
            "rated once.",
            "{count} games of an earlier stage left out, points included: the reports of that stage have them, and "
            "each is rated once.",
            len(boards),
        )


def _ids(tournament: Tournament) -> Iterator[str]:
    ids = sum(len(each.entrant.fide_id) > FIDE_ID.width for each in tournament.player_cards.values())
    if ids:
        yield trn(
            "{count} FIDE id longer than {width} characters left out.",
            "{count} FIDE ids longer than {width} characters left out.",
            ids,
            width=FIDE_ID.width,
        )


def _names(tournament: Tournament, style: Style) -> Iterator[str]:
    names = [each.entrant.name for each in tournament.player_cards.values()]
    if style.ascii and (spelled := [name for name in names if not name.isascii()]):
        yield trn(
            "{count} name spelled in ASCII: {name} is {latin}.",
            "{count} names spelled in ASCII, {name} as {latin}.",
            len(spelled),
            name=spelled[0],
            latin=style.spell(spelled[0]),
        )
    if unspelled := [name for name in names if style.spell(name).count("?") > name.count("?")]:
        yield tr("Letters without a spelling are written as ?: {name} first.", name=unspelled[0])
    long = [name for name in names if len(style.spell(name)) > NAME.width]
    if long:
        yield trn(
            "{count} name cut to {width} characters, {name} first.",
            "{count} names cut to {width} characters, {name} first.",
            len(long),
            width=NAME.width,
            name=long[0],
        )
