"""What a report cannot say of a tournament, a row each, so that whoever sends it in knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from core.event.result import Result
from core.event.round import Board
from core.event.tournament import Tournament
from core.values.frozen import dataclass
from core.values.language import tr, trn
from data.exchange.trf.lines.player_columns import FIDE_ID, NAME
from data.exchange.trf.lines.team import NAME as TEAM_NAME
from data.exchange.trf.lines.team_people import SIGN_OF_BYE
from data.exchange.trf.lines.team_rounds import forfeits, line_ups
from data.exchange.trf.outgoing import Outgoing
from data.exchange.trf.style import STANDARD, Edition, Style, told_for_engine


def lost_in_report(tournament: Tournament, style: Style = STANDARD, edition: Edition = Edition.TRF26) -> Iterator[str]:
    """Yield a sentence for every kind of thing that is cut, spelled or left out."""
    out = Outgoing(tournament, edition, style)
    for loss in LOSSES:
        if out.of_teams or not loss.of_teams:
            yield from loss.told(out)


@dataclass(frozen=True, slots=True)
class Loss:
    """One row."""

    code: str
    """The record that has no room for it; empty where there is no record."""
    what: str
    """In a few words, for the manual."""
    told: Callable[[Outgoing], Iterator[str]]
    """What says it of an event that has any."""
    of_teams: bool = False
    """Whether only an event of teams has it."""


def _boards(out: Outgoing) -> Iterator[Board]:
    yield from (board for round_ in out.tournament.rounds for board in round_.boards)


# --- of games and players --------------------------------------------------------------------------------


def _without_result(out: Outgoing) -> Iterator[str]:
    if out.for_engine:
        yield from told_for_engine(out.tournament)
        return
    boards = [
        board
        for round_ in out.tournament.rounds
        for board in round_.boards
        if not board.same_as and not board.play_off and (board.result is not None or board.match not in round_.over)
    ]
    if adjourned := sum(board.result is Result.ADJOURNED for board in boards):
        blank = trn(
            "{count} adjourned game left blank: the format has no code for it.",
            "{count} adjourned games left blank: the format has no code for it.",
            adjourned,
        )
        yield out.tournament.system.citing(blank, "adjourned")
    if missing := sum(board.result is None for board in boards):
        yield trn("{count} board without a result left blank.", "{count} boards without a result left blank.", missing)


def _carried(out: Outgoing) -> Iterator[str]:
    if carried := sum(bool(board.same_as) for board in _boards(out)):
        yield trn(
            "{count} game of an earlier stage left out, points included: the report of that stage has it, and it is "
            "rated once.",
            "{count} games of an earlier stage left out, points included: the reports of that stage have them, and "
            "each is rated once.",
            carried,
        )


def _play_offs(out: Outgoing) -> Iterator[str]:
    if games := sum(board.play_off and board.result is not None for board in _boards(out)):
        yield trn(
            "{count} game of a play-off left out: it is not rated with the others, and no record says who went on.",
            "{count} games of play-offs left out: they are not rated with the others, and no record says who went on.",
            games,
        )


def _decisions(out: Outgoing) -> Iterator[str]:
    if decided := sum(len(round_.decisions) for round_ in out.tournament.rounds):
        yield trn(
            "{count} match decided by lots, by forfeit or because somebody left: no record says so.",
            "{count} matches decided by lots, by forfeit or because somebody left: no record says so.",
            decided,
        )


def _ids(out: Outgoing) -> Iterator[str]:
    ids = sum(len(each.entrant.fide_id) > FIDE_ID.width for each in out.tournament.player_cards.values())
    if ids:
        yield trn(
            "{count} FIDE id longer than {width} characters left out.",
            "{count} FIDE ids longer than {width} characters left out.",
            ids,
            width=FIDE_ID.width,
        )


def _names(out: Outgoing) -> list[str]:
    return [each.entrant.name for each in out.tournament.player_cards.values()]


def _spelled(out: Outgoing) -> Iterator[str]:
    if out.style.ascii and (spelled := [name for name in _names(out) if not name.isascii()]):
        yield trn(
            "{count} name spelled in ASCII: {name} is {latin}.",
            "{count} names spelled in ASCII, {name} as {latin}.",
            len(spelled),
            name=spelled[0],
            latin=out.style.spell(spelled[0]),
        )


def _unspelled(out: Outgoing) -> Iterator[str]:
    if unspelled := [name for name in _names(out) if out.style.spell(name).count("?") > name.count("?")]:
        yield tr("Letters without a spelling are written as ?: {name} first.", name=unspelled[0])


def _long(out: Outgoing) -> Iterator[str]:
    if long := [name for name in _names(out) if len(out.style.spell(name)) > NAME.width]:
        yield trn(
            "{count} name cut to {width} characters, {name} first.",
            "{count} names cut to {width} characters, {name} first.",
            len(long),
            width=NAME.width,
            name=long[0],
        )


# --- of what an event may settle -------------------------------------------------------------------------


def _board_numbers(out: Outgoing) -> Iterator[str]:
    if out.tournament.facts.fixed_boards or out.tournament.regulations.first_board != 1:
        yield tr("Boards of one's own and the numbering of the boards have no record.")


def _limits_of_byes(out: Outgoing) -> Iterator[str]:
    if out.tournament.regulations.byes_most or out.tournament.regulations.byes_not_last:
        yield tr("How many byes a player may ask for has no record.")


def _fide_mode(out: Outgoing) -> Iterator[str]:
    if out.tournament.system.in_fide_mode(out.tournament):
        yield tr("No record says that an event is in FIDE mode; one says when it has left it.")


def _apart(out: Outgoing) -> Iterator[str]:
    if out.tournament.regulations.apart and not out.of_teams:
        yield tr(
            "Members who do not meet are written as lists of players (260): who enters elsewhere later is in none."
        )


# --- of teams --------------------------------------------------------------------------------------------


def _against_nobody(out: Outgoing) -> Iterator[str]:
    empty = [
        board
        for board in _boards(out)
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


def _second_legs(out: Outgoing) -> Iterator[str]:
    second = (
        board
        for round_ in out.tournament.rounds
        for board in round_.boards
        if round_.leg and round_.leg < board.game and not board.play_off
    )
    if any(board.result is not None for board in second):
        yield tr("The games of second legs are left out: a report has one game a player and round; points are of both.")


def _line_ups(out: Outgoing) -> Iterator[str]:
    if out.old and (any(line_ups(out.tournament)) or any(forfeits(out.tournament))):
        yield tr("TRF16 has no records of line-ups out of order and of matches that were not played: TRF26 has.")


def _byes_of_teams(out: Outgoing) -> Iterator[str]:
    byes = sum(bye.kind in SIGN_OF_BYE for round_ in out.tournament.rounds for bye in round_.byes)
    if out.old and byes:
        yield trn(
            "TRF16 has no record of byes of teams: {count} stands with the members who would have played, and counts "
            "in their points.",
            "TRF16 has no record of byes of teams: {count} stand with the members who would have played, and count in "
            "their points.",
            byes,
        )


def _long_teams(out: Outgoing) -> Iterator[str]:
    if long := [team.name for team in out.tournament.teams.values() if len(team.name) > TEAM_NAME.width]:
        yield trn(
            "{count} name of a team cut to {width} characters, {name} first.",
            "{count} names of teams cut to {width} characters, {name} first.",
            len(long),
            width=TEAM_NAME.width,
            name=long[0],
        )


def _captains(out: Outgoing) -> Iterator[str]:
    if any(team.captain or team.federation or team.regulars for team in out.tournament.teams.values()):
        yield tr("Captains, federations of teams and numbers of regulars have no record.")


LOSSES: tuple[Loss, ...] = (  # no words: the manual, which shows the rows, is English
    Loss("001", "results of adjourned games", _without_result),
    Loss("001", "games of an earlier stage", _carried),
    Loss("001", "games of play-offs", _play_offs),
    Loss("", "matches decided by lots, by forfeit or because somebody left", _decisions),
    Loss("001", f"FIDE ids of more than {FIDE_ID.width} characters", _ids),
    Loss("001", "letters that ASCII has not, where it is asked for", _spelled),
    Loss("001", "letters without a spelling in it", _unspelled),
    Loss("001", f"names behind {NAME.width} characters", _long),
    Loss("", "boards of one's own and the numbering of the boards", _board_numbers),
    Loss("", "how many byes a player may ask for", _limits_of_byes),
    Loss("###", "that an event is in FIDE mode", _fide_mode),
    Loss("260", "that they are members of one club or federation", _apart),
    Loss("001", "games of teams against nobody", _against_nobody, of_teams=True),
    Loss("001", "games of second legs", _second_legs, of_teams=True),
    Loss("300", "in TRF16 any line-up, nor any match of 330", _line_ups, of_teams=True),
    Loss("320", "in TRF16 any: the byes stand with the members", _byes_of_teams, of_teams=True),
    Loss("310", f"names behind {TEAM_NAME.width} characters", _long_teams, of_teams=True),
    Loss("", "captains, federations of teams and numbers of regulars", _captains, of_teams=True),
)
