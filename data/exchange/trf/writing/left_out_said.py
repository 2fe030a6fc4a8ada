"""What is said of that which a report cannot tell, loss by loss."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.board import Board
from paircard.core.event.incidents_told import incident_lines
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.language import tr, trn
from paircard.data.exchange.trf.outgoing import Outgoing
from paircard.data.exchange.trf.records.incidents import CODE as COMMENT
from paircard.data.exchange.trf.records.open_games import games_open
from paircard.data.exchange.trf.records.player_columns import FIDE_ID, NAME
from paircard.data.exchange.trf.records.player_written import rating_told
from paircard.data.exchange.trf.records.team import NAME as TEAM_NAME
from paircard.data.exchange.trf.records.team_people import SIGN_OF_BYE
from paircard.data.exchange.trf.records.team_rounds import forfeits, line_ups
from paircard.data.exchange.trf.style import told_for_engine


def _boards(out: Outgoing) -> Iterator[Board]:
    yield from (board for round_ in out.tournament.rounds for board in round_.boards)


# --- of games and players --------------------------------------------------------------------------------


def without_result(out: Outgoing) -> Iterator[str]:
    """Say which games have no result in it; of what a pairing program reads, what is written otherwise."""
    if out.for_engine:
        yield from told_for_engine(out.tournament)
        return
    boards = _played_or_open(out.tournament)
    if out.any_open:
        told = sum(len(games_open(card)) for card in out.cards) // 2  # by both of them
        yield trn(
            "{count} game without a result is told as ? and counts as a draw until then (162, X).",
            "{count} games without a result are told as ? and count as draws until then (162, X).",
            told,
        )
        boards = [each for each in boards if each.result is None or each.result is Result.ADJOURNED][told:]
    if adjourned := sum(board.result is Result.ADJOURNED for board in boards):
        blank = trn(
            "{count} adjourned game left blank: the format has no code for it.",
            "{count} adjourned games left blank: the format has no code for it.",
            adjourned,
        )
        yield system_of(out.tournament).citing(blank, "adjourned")
    if missing := sum(board.result is None for board in boards):
        yield trn("{count} board without a result left blank.", "{count} boards without a result left blank.", missing)


def _played_or_open(tournament: Tournament) -> list[Board]:
    """Return the boards of the stage itself, but those that are not played any more because their match is over."""
    return [
        board
        for round_ in tournament.rounds
        for board in round_.boards
        if not board.same_as and not board.play_off and (board.result is not None or board.match not in round_.over)
    ]


def carried(out: Outgoing) -> Iterator[str]:
    """Say that games of an earlier stage are left out."""
    if carried := sum(bool(board.same_as) for board in _boards(out)):
        yield trn(
            "{count} game of an earlier stage left out, points included: the report of that stage has it, and it is "
            "rated once.",
            "{count} games of an earlier stage left out, points included: the reports of that stage have them, and "
            "each is rated once.",
            carried,
        )


def play_offs(out: Outgoing) -> Iterator[str]:
    """Say that games of play-offs are left out."""
    if games := sum(board.play_off and board.result is not None for board in _boards(out)):
        yield trn(
            "{count} game of a play-off left out: it is not rated with the others, and no record says who went on.",
            "{count} games of play-offs left out: they are not rated with the others, and no record says who went on.",
            games,
        )


def decisions(out: Outgoing) -> Iterator[str]:
    """Say that no record tells how a match was decided without a game."""
    if decided := sum(len(round_.decisions) for round_ in out.tournament.rounds):
        yield trn(
            "{count} match decided by lots, by forfeit or because somebody left: no record says so.",
            "{count} matches decided by lots, by forfeit or because somebody left: no record says so.",
            decided,
        )


def ids(out: Outgoing) -> Iterator[str]:
    """Say which ids are too long."""
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


def spelled(out: Outgoing) -> Iterator[str]:
    """Say which names are spelled in ASCII."""
    if out.style.ascii and (spelled := [name for name in _names(out) if not name.isascii()]):
        yield trn(
            "{count} name spelled in ASCII: {name} is {latin}.",
            "{count} names spelled in ASCII, {name} as {latin}.",
            len(spelled),
            name=spelled[0],
            latin=out.style.spell(spelled[0]),
        )


def unspelled(out: Outgoing) -> Iterator[str]:
    """Say which names have letters without a spelling."""
    if unspelled := [name for name in _names(out) if out.style.spell(name).count("?") > name.count("?")]:
        yield tr("Letters without a spelling are written as ?: {name} first.", name=unspelled[0])


def long(out: Outgoing) -> Iterator[str]:
    """Say which names are cut."""
    if long := [name for name in _names(out) if len(out.style.spell(name)) > NAME.width]:
        yield trn(
            "{count} name cut to {width} characters, {name} first.",
            "{count} names cut to {width} characters, {name} first.",
            len(long),
            width=NAME.width,
            name=long[0],
        )


# --- of what an event may settle -------------------------------------------------------------------------


def board_numbers(out: Outgoing) -> Iterator[str]:
    """Say that boards have numbers of their own."""
    if out.tournament.facts.fixed_boards or out.tournament.regulations.first_board != 1:
        yield tr("Boards of one's own and the numbering of the boards have no record.")


def limits_of_byes(out: Outgoing) -> Iterator[str]:
    """Say that byes are limited."""
    if out.tournament.regulations.byes_most or out.tournament.regulations.byes_not_last:
        yield tr("How many byes a player may ask for has no record.")


def other_ratings(out: Outgoing) -> Iterator[str]:
    """Say whose rating in the event, or of their federation, TRF16 does not tell."""
    if out.old:
        entrants = (card.entrant for card in out.cards)
        told = ((each, rating_told(each, old=True)) for each in entrants)
        if lost := sum(each.rating != rating or each.national not in (0, rating) for each, rating in told):
            yield trn(
                "{count} player has further ratings, for which only TRF26 has records.",
                "{count} players have further ratings, for which only TRF26 has records.",
                lost,
            )


def periods(out: Outgoing) -> Iterator[str]:
    """Say that a long event has a report for each of its periods."""
    if out.tournament.facts.periods is not None:
        yield tr("The periods of the event have no record: --period N writes the report of one.")


def expelled(out: Outgoing) -> Iterator[str]:
    """Say that somebody was expelled."""
    if any(each.expelled for each in out.tournament.registrations.values()):
        yield tr("Who was expelled has their games in the report and no place; no record says why.")


def fide_mode(out: Outgoing) -> Iterator[str]:
    """Say that the event is in FIDE mode."""
    if system_of(out.tournament).in_fide_mode(out.tournament):
        yield tr("No record says that an event is in FIDE mode; one says when it has left it.")


def comments(out: Outgoing) -> Iterator[str]:
    """Say what only TRF26 has comments for."""
    if out.old and incident_lines(out.tournament):
        yield tr("TRF16 has no comments: pairings by hand, corrections and the like (###) are told by TRF26 only.")


def comments_left_out(out: Outgoing) -> Iterator[str]:
    """Say that comments were not wanted, and how many there are."""
    if out.style.comments or out.old:
        return
    kept = sum(each.text.startswith(COMMENT) for each in out.tournament.facts.kept_records)
    if count := len(incident_lines(out.tournament)) + kept:
        yield trn(
            "{count} comment (###) is left out, as asked: who checks the event needs the file with it.",
            "{count} comments (###) are left out, as asked: who checks the event needs the file with them.",
            count,
        )


def apart(out: Outgoing) -> Iterator[str]:
    """Say that members who do not meet become a list."""
    if out.tournament.regulations.apart and not out.of_teams:
        yield tr(
            "Members who do not meet are written as lists of players (260): who enters elsewhere later is in none."
        )


# --- of teams --------------------------------------------------------------------------------------------


def against_nobody(out: Outgoing) -> Iterator[str]:
    """Say that somebody had a game alone at a board."""
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


def second_legs(out: Outgoing) -> Iterator[str]:
    """Say that the games of second legs are left out."""
    second = (
        board
        for round_ in out.tournament.rounds
        for board in round_.boards
        if round_.leg and round_.leg < board.game and not board.play_off
    )
    if any(board.result is not None for board in second):
        yield tr("The games of second legs are left out: a report has one game a player and round; points are of both.")


def told_by_trf26(out: Outgoing) -> Iterator[str]:
    """Say what TRF16 does not tell of matches."""
    if out.old and (any(line_ups(out.tournament)) or any(forfeits(out.tournament))):
        yield tr("TRF16 has no records of line-ups out of order and of matches that were not played: TRF26 has.")


def byes_of_teams(out: Outgoing) -> Iterator[str]:
    """Say where TRF16 has the byes of teams."""
    byes = sum(bye.kind in SIGN_OF_BYE for round_ in out.tournament.rounds for bye in round_.byes)
    if out.old and byes:
        yield trn(
            "TRF16 has no record of byes of teams: {count} stands with the members who would have played, and counts "
            "in their points.",
            "TRF16 has no record of byes of teams: {count} stand with the members who would have played, and count in "
            "their points.",
            byes,
        )


def long_teams(out: Outgoing) -> Iterator[str]:
    """Say which names of teams are cut."""
    if long := [team.name for team in out.tournament.teams.values() if len(team.name) > TEAM_NAME.width]:
        yield trn(
            "{count} name of a team cut to {width} characters, {name} first.",
            "{count} names of teams cut to {width} characters, {name} first.",
            len(long),
            width=TEAM_NAME.width,
            name=long[0],
        )


def captains(out: Outgoing) -> Iterator[str]:
    """Say that more is known of teams."""
    if any(team.captain or team.federation or team.regulars for team in out.tournament.teams.values()):
        yield tr("Captains, federations of teams and numbers of regulars have no record.")
