"""All papers by the name they are asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches

from paircard.core.event.adjourned import need_all_over
from paircard.core.event.tournament import Tournament
from paircard.core.facets.pairing import NoPairing
from paircard.core.facets.system import FacetName, system_of
from paircard.core.papers.announcement import announcement
from paircard.core.papers.charts import charts
from paircard.core.papers.diplomas import diplomas
from paircard.core.papers.fallback import paper_fallback
from paircard.core.papers.fide.application import applications
from paircard.core.papers.fide.arbiter_norm import fide_arbiter_norms, international_arbiter_norms, without_arbiters
from paircard.core.papers.fide.certificate import certificates, without_titles
from paircard.core.papers.fide.tournament_report import tournament_report, without_federation
from paircard.core.papers.lists import alphabetical_list, start_list
from paircard.core.papers.morning import fees_paper, not_here, without_fees
from paircard.core.papers.name_cards import name_cards, name_tents
from paircard.core.papers.pairing_protocol import pairing_protocol
from paircard.core.papers.pairings import pairings, pairings_poster, pairings_wall
from paircard.core.papers.paper import Maker, OwnPaper, Paper
from paircard.core.papers.polish_norms import polish_norms, without_polish_players
from paircard.core.papers.prize_sheet import prize_sheet, without_prizes
from paircard.core.papers.rating_changes import change_sheet, change_sheet_worked_out, never_rated
from paircard.core.papers.report import arbiters_report
from paircard.core.papers.round_table import round_table
from paircard.core.papers.shapes import own_paper
from paircard.core.papers.slips import result_slips
from paircard.core.papers.start_cards import start_cards
from paircard.core.papers.table_numbers import numbers_of, table_numbers
from paircard.core.papers.tables import (
    crosstable_by_number,
    crosstable_by_place,
    progress_table,
    standings_paper,
    wall_chart,
)
from paircard.core.papers.team_scores import team_table
from paircard.core.papers.team_scores import unfit as no_teams
from paircard.core.papers.teams.match_protocol import match_protocols
from paircard.core.papers.teams.tables import best_boards, team_tables
from paircard.core.papers.tie_break_sheet import tie_break_sheet
from paircard.core.papers.times import round_times, without_times
from paircard.core.papers.where_next import where_next
from paircard.core.tables.attendance import without_a_round
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark, tr
from paircard.core.values.said import said

ANNOUNCEMENT = "announcement"  # no words: a key
TABLE_NUMBERS = "table-numbers"  # no words: a key
CHANGES = "rating-changes"  # no words: a key
CHANGES_WORKED_OUT = "rating-steps"  # no words: a key


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of paper."""

    make: Maker
    """As for every system that does not make it in its own way."""
    what: str
    """In a few words: English; `tr` says it."""
    of_event: bool = False
    """Whether it is about the event as a whole, and not about a round."""
    adds_up: bool = False
    """Whether it is made of all rounds up to one."""
    needs: FacetName | None = None
    """What a system must have for it."""
    of_teams: bool = False
    """Whether only teams have it."""
    of_places: bool = False
    """Whether it has no sense where two, or one and many, play for a score and nobody has a place."""
    of_round: bool = False
    """Whether there is nothing on it before a round is paired."""
    final: bool = False
    """Whether it closes the event: there is none while a game of an event with all its rounds is adjourned (Q169)."""
    lacking: Callable[[Tournament], str] | None = None
    """Says in one sentence what an event has not that it is about; empty where it has."""


def _teams(tournament: Tournament, number: int | None = None) -> Paper:
    """Return a table for each team that contests the event, or the scores of teams whose members do."""
    return (team_tables if tournament.of_teams else team_table)(tournament, number)


def _without_teams(tournament: Tournament) -> str:
    return "" if tournament.of_teams else no_teams(tournament)


def _without_seats(tournament: Tournament) -> str:
    if system_of(tournament).seating or own_paper(system_of(tournament), "where-next"):
        return ""
    return tr("Only in the sliding system everybody moves along the boards: see the paper pairings.")


PAPERS: Mapping[str, Kind] = {
    "start-list": Kind(start_list, mark("everybody by pairing number"), of_event=True),
    "alphabetical": Kind(alphabetical_list, mark("everybody by name, with their boards")),
    "pairings": Kind(pairings, mark("the pairing of a round, with ratings"), of_round=True),
    "pairings-wall": Kind(pairings_wall, mark("the pairing of a round for the wall, on few sheets"), of_round=True),
    "pairings-poster": Kind(pairings_poster, mark("the pairing of a round in the largest type"), of_round=True),
    "slips": Kind(result_slips, mark("a slip for each board, to be signed"), of_round=True),
    "standings": Kind(standings_paper, mark("places, points and tie-breaks after a round"), adds_up=True),
    "crosstable": Kind(crosstable_by_place, mark("all rounds of everybody, by place"), adds_up=True),
    "crosstable-numbers": Kind(crosstable_by_number, mark("all rounds of everybody, by pairing number"), adds_up=True),
    "progress": Kind(progress_table, mark("the running score of everybody"), adds_up=True),
    "wall-chart": Kind(wall_chart, mark("opponent, colour, result and running score of everybody"), adds_up=True),
    "start-cards": Kind(start_cards, mark("a card for each player with colours and Ruz"), adds_up=True),
    "protocol": Kind(pairing_protocol, mark("why a round is paired as it is"), needs="explain", of_round=True),
    "tie-breaks": Kind(tie_break_sheet, mark("every tie-break term by term"), adds_up=True),
    "fallback": Kind(paper_fallback, mark("to go on by hand: wall chart, cards, blank sheet, slips"), of_event=True),
    "report": Kind(arbiters_report, mark("the arbiter's report"), of_event=True, final=True),
    ANNOUNCEMENT: Kind(announcement, mark("what must be told before the start"), of_event=True),
    "rounds": Kind(round_table, mark("all rounds with times, pairs and results"), of_event=True, of_round=True),
    "teams": Kind(_teams, mark("a table for each team, or the scores of teams"), adds_up=True, lacking=_without_teams),
    "boards": Kind(best_boards, mark("the best players of each board"), adds_up=True, of_teams=True),
    "match-protocols": Kind(
        match_protocols, mark("a protocol for each match, to be signed"), of_teams=True, of_round=True
    ),
    "where-next": Kind(
        where_next, mark("where everybody sits in a round, and goes next"), lacking=_without_seats, of_round=True
    ),
    "prizes": Kind(
        prize_sheet,
        mark("who gets which prize, of all and of every category"),
        adds_up=True,
        of_places=True,
        final=True,
        lacking=without_prizes,
    ),
    "diplomas": Kind(
        diplomas, mark("a diploma for each of the first, one a sheet"), adds_up=True, of_places=True, final=True
    ),
    "name-cards": Kind(name_cards, mark("cards with names to be worn, ten a sheet"), of_event=True),
    "name-tents": Kind(name_tents, mark("cards with names for the table, to be folded"), of_event=True),
    TABLE_NUMBERS: Kind(table_numbers, mark("the numbers of the tables, two a sheet"), of_event=True),
    "times": Kind(round_times, mark("when the rounds begin, for the wall"), of_event=True, lacking=without_times),
    "charts": Kind(charts, mark("scores, results and colours as charts"), adds_up=True, of_places=True),
    "not-here": Kind(
        not_here, mark("who is not ticked as here for the next round"), of_event=True, lacking=without_a_round
    ),
    "fees": Kind(
        fees_paper, mark("for the treasurer: what is due, paid, to whom, open"), of_event=True, lacking=without_fees
    ),
    "it1": Kind(
        certificates, mark("FIDE's IT1: a certificate for each title norm made"), of_event=True, lacking=without_titles
    ),
    "it2": Kind(applications, mark("FIDE's IT2: title applications"), of_event=True, lacking=without_titles),
    "it3": Kind(tournament_report, mark("FIDE's IT3: report on the event"), of_event=True, lacking=without_federation),
    "fa1": Kind(
        fide_arbiter_norms, mark("FIDE's FA1: norms of FIDE Arbiters"), of_event=True, lacking=without_arbiters
    ),
    "ia1": Kind(
        international_arbiter_norms,
        mark("FIDE's IA1: norms of International Arbiters"),
        of_event=True,
        lacking=without_arbiters,
    ),
    "polish-norms": Kind(
        polish_norms,
        mark("norms won in the Polish classification"),
        of_event=True,
        of_places=True,
        lacking=without_polish_players,
    ),
    CHANGES: Kind(change_sheet, mark("what every rating gains or loses"), of_event=True, lacking=never_rated),
    CHANGES_WORKED_OUT: Kind(
        change_sheet_worked_out,
        mark("why ratings change, game by game with the articles"),
        of_event=True,
        lacking=never_rated,
    ),
}
"""In the order in which an event needs them; one that came later stands last, so that the numbers known stay."""


def make_paper(tournament: Tournament, name: str, number: int | None = None, boards: range | None = None) -> Paper:
    """Return a paper by its name; raise Refusal if there is none of that name, or it cannot be made yet.

    `boards` are those that it is about, where it is about boards and not about a round.
    """
    if name not in PAPERS:
        near = get_close_matches(name, list(PAPERS), n=3, cutoff=0.4)
        if near:
            raise Refusal(said("There is no paper {name}: try {others}.", name=name, others=", ".join(near)))
        raise Refusal(said("There is no paper {name}: see paircard print --list.", name=name))
    if number and PAPERS[name].of_event:
        raise Refusal(said("The paper {name} is about the whole event: leave the round out.", name=name))
    if reason := unfit(tournament, name):
        raise Refusal(reason)
    if PAPERS[name].final:
        need_all_over(tournament)
    if boards:
        if name != TABLE_NUMBERS:
            raise Refusal(said("Only of the paper {name} boards can be chosen.", name=TABLE_NUMBERS))
        return numbers_of(tournament, boards)
    return _of(tournament, name).make(tournament, number)


def what_it_is(tournament: Tournament | None, name: str) -> str:
    """Say in a few words what a paper is, in an event."""
    return tr(_of(tournament, name).what)


def _of(tournament: Tournament | None, name: str) -> Kind | OwnPaper:
    return (tournament and own_paper(system_of(tournament), name)) or PAPERS[name]


def unfit(tournament: Tournament, name: str) -> str:
    """Say in one sentence why a paper does not fit an event; empty where it does."""
    system, needs = system_of(tournament), PAPERS[name].needs
    if PAPERS[name].of_teams and not tournament.of_teams:
        return tr("The paper {name} is for events of teams.", name=name)
    if PAPERS[name].of_places and system.score:
        return system.score.no_places()
    if (lacking := PAPERS[name].lacking) and (reason := lacking(tournament)):
        return reason
    reason = system.papers.unfit(name) if system.papers else ""
    return reason or (system.lacks(needs) if needs else "")


def not_yet(tournament: Tournament, name: str) -> str:
    """Say in one sentence why a paper that fits an event cannot be made as it stands; empty where it can.

    Asked of every paper of a list: only those are tried that have nothing on them, or little.
    """
    kind = PAPERS[name]
    tried = kind.of_round or own_paper(system_of(tournament), name) is not None or bool(system_of(tournament).display)
    try:
        if kind.final:
            need_all_over(tournament)
        if tried and not tournament.rounds:
            make_paper(tournament, name)
    except (Refusal, NoPairing) as why:
        return str(why)
    return ""


def offered(tournament: Tournament | None) -> tuple[str, ...]:
    """Return the names of the papers that fit an event, all without one."""
    return tuple(name for name in PAPERS if tournament is None or not unfit(tournament, name))
