"""The standings on pages: a square a round, places won and lost, and the same table of the women or of a club."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import groupby
from types import MappingProxyType

from paircard.core.event.card import CardLine, PairingCard
from paircard.core.event.entrant import Sex
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.pages.categories import of_categories
from paircard.core.pages.hundreds import in_hundreds
from paircard.core.pages.in_parts import in_parts
from paircard.core.pages.parts import Chart, Ladder, Part, Path, Pill, Pills, Rung, Side, Square, Ways, Who
from paircard.core.pages.unchanged import Kept, Places
from paircard.core.papers.catalogue import make_paper
from paircard.core.papers.columns import black_head, places_of, rating_of, white_head
from paircard.core.papers.paper import Paper, Section
from paircard.core.papers.short_names import short_names
from paircard.core.papers.tables import figures_of, own_figures, own_heads
from paircard.core.tables.crosstable_cell import result_sign, unplayed_sign
from paircard.core.tables.cup_words import CupTable, cup_table, next_head, reached, reached_head, still_in_it, told
from paircard.core.tables.match_words import is_match, score_of
from paircard.core.tables.outlook import said_beaten
from paircard.core.tables.standings import StandingRow, Standings, places_gained, places_within, standings
from paircard.core.tables.table_words import name_told
from paircard.core.tables.who_can_still_win import chances
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.language import tr, trn
from paircard.core.values.points import format_points
from paircard.core.values.points_said import points_words
from paircard.core.values.text import folded

LEADERS = 5
"""So many have a line in the chart."""
FEED = "standings.json"  # no words: the name of a file
EVERYBODY, WOMEN, CLUBS = "standings", "standings-women", "standings-clubs"  # no words: names of files


def standings_pages(tournament: Tournament, history: History) -> Iterator[tuple[str, Paper]]:
    """Yield the table of everybody, then those of the women and of the clubs where there are some, by page."""
    paper = make_paper(tournament, "standings")
    if system_of(tournament).score:  # two or a few, of whom a sentence says how it stands
        yield EVERYBODY, paper
        return
    rankings = _rankings(tournament, history)
    for ranking in rankings:
        ways = _ways_between(rankings, ranking)
        if ranking.page == EVERYBODY:
            above, below = (_told_above(tournament, history),), _told_below(tournament, history)
            yield from _pages_of(ranking, paper, ways, above, below)
        else:
            own = replace(paper, title=f"{paper.title}: {ranking.label}", notes=())
            yield from _pages_of(ranking, own, ways)


@dataclass(frozen=True, slots=True)
class _Ranking:
    """A table of everybody, of some of them, or one for each club."""

    page: str
    label: str
    ladders: tuple[Ladder, ...]


def _rankings(tournament: Tournament, history: History) -> list[_Ranking]:
    """Return the tables there are, that of everybody first."""
    table = history.last
    found = [_Ranking(EVERYBODY, tr("All"), (_of_everybody(tournament, history),))]
    if women := _of_women(tournament, table):
        found.append(_Ranking(WOMEN, tr("Women"), (_ladder(tournament, history, "", women),)))
    if clubs := _by_club(tournament, table):
        each_club = tuple(_ladder(tournament, history, club, rows) for club, rows in clubs)
        found.append(_Ranking(CLUBS, tr("Clubs"), each_club))
    for number, (label, rows) in enumerate(of_categories(tournament, table), 1):
        page = f"standings-category-{number}"  # no words: the name of a file
        found.append(_Ranking(page, label, (_ladder(tournament, history, "", rows),)))
    return found


def _of_everybody(tournament: Tournament, history: History) -> Ladder:
    """Return the table of all, cut where nobody can win any more."""
    rows, open_ = history.last.rows, history.chances
    ladder = _ladder(tournament, history, "", rows, history.gained)
    if open_ is None or not open_.beaten:
        return ladder
    return replace(ladder, cut=len(rows) - len(open_.beaten), said=said_beaten(open_))


def _ways_between(rankings: Sequence[_Ranking], shown: _Ranking) -> tuple[Part, ...]:
    """Return the ways from one table to the others, where there are others."""
    if len(rankings) == 1:
        return ()
    return (Pills(tuple(Pill(each.label, each.page, each is shown) for each in rankings)),)


def _told_above(tournament: Tournament, history: History) -> Part:
    return Section(lines=(" · ".join(_told(tournament, history)),))


def _told_below(tournament: Tournament, history: History) -> tuple[Part, ...]:
    """Return what stands below the first page of everybody: the race of the leaders, the same for programs."""
    feed = Ways(((FEED, tr("The standings for other programs (JSON)")),))
    return (*_leaders(tournament, history), feed)


def _pages_of(
    ranking: _Ranking,
    paper: Paper,
    ways: tuple[Part, ...],
    above: tuple[Part, ...] = (),
    below: tuple[Part, ...] = (),
) -> Iterator[tuple[str, Paper]]:
    """Yield the pages of a table by name; what goes with it, and the notes of the paper, stand on the first alone."""
    if len(ranking.ladders) > 1:
        yield ranking.page, in_parts(paper, *ways, *above, *ranking.ladders, *below)
        return
    for name, hundreds, places in in_hundreds(ranking.ladders[0], ranking.page):
        leads = ways if hundreds is None else (*ways, hundreds)
        if name == ranking.page:
            yield name, in_parts(paper, *leads, *above, places, *below)
        else:
            yield name, in_parts(replace(paper, notes=()), *leads, places)


class History:
    """The newest table, and the places after every round."""

    def __init__(self, tournament: Tournament, kept: Kept | None = None) -> None:
        """Make them, but for what is kept; where the rounds are known beforehand they are those in play or over."""
        until = tournament.under_way if tournament.rounds else 0
        self.last = standings(tournament)
        self.kept = kept or Kept()
        earlier = self.kept.places(tournament, until)
        self.places: Sequence[Places] = (*earlier, self.last.places) if until else ()
        """By id, round after round, the newest last."""
        self.chances = chances(tournament, self.last)
        """What is still open after the last."""
        self.short = short_names(tournament)
        """What everybody is called where a name has little room."""
        self._squares: dict[int, tuple[CardLine, Square]] = {}

    def square(self, line: CardLine) -> Square:
        """Return a line of a card of the event as a square: it stands in tables and on the page of somebody."""
        known = self._squares.get(id(line))
        if known is None:  # the line is kept, too: no other can have its identity meanwhile
            known = self._squares[id(line)] = line, square_of(line, self.short)
        return known[1]

    def path(self, id_: ContestantId) -> tuple[int | None, ...]:
        """Return the places of somebody, round after round."""
        return tuple(places.get(id_) for places in self.places)

    @cached_property
    def gained(self) -> Mapping[ContestantId, int]:
        """Places won since the round before, by id."""
        return places_gained(self.last, self.places[-2]) if len(self.places) > 1 else {}


def _of_women(tournament: Tournament, table: Standings) -> tuple[StandingRow, ...]:
    """Return the places of the women among themselves, nobody where there is nobody else or none."""
    rows = places_within(table, lambda card: card.entrant.sex is Sex.WOMAN)
    return () if tournament.of_teams or len(rows) == len(table.rows) else rows


def _by_club(tournament: Tournament, table: Standings) -> list[tuple[str, tuple[StandingRow, ...]]]:
    """Return the rows of every club with two players or more, where there are two such clubs."""
    if tournament.of_teams:
        return []
    named = sorted((row for row in table.rows if row.card.entrant.club), key=_club)
    clubs = [(club, len([*rows])) for club, rows in groupby(named, key=lambda row: row.card.entrant.club)]
    large = [club for club, members in clubs if members > 1]
    if len(large) < 2:
        return []
    return [(club, places_within(table, _member(club))) for club in large]


def _club(row: StandingRow) -> tuple[str, str]:
    return folded(row.card.entrant.club), row.card.entrant.club


def _member(club: str) -> Callable[[PairingCard], bool]:
    return lambda card: card.entrant.club == club


def _told(tournament: Tournament, history: History) -> Iterator[str]:
    """Say who leads, and who can still come first."""
    table, open_ = history.last, history.chances
    if not table.rows or not table.after:
        return
    if (cup := cup_table(tournament, table.after)) is not None:
        yield still_in_it(cup)
        return
    if not table.by_points:
        return
    lead = max(row.points for row in table.rows)
    leaders = sum(row.points == lead for row in table.rows)
    yield trn("{count} leads with {points}", "{count} lead with {points}", leaders, points=points_words(lead))
    if tournament.planned > table.after and open_ is not None:
        able = len(open_.in_reach)
        yield trn("{count} can still come first", "{count} can still come first", able)


def _ladder(
    tournament: Tournament,
    history: History,
    title: str,
    rows: Iterable[StandingRow],
    gained: Mapping[ContestantId, int] = MappingProxyType({}),
) -> Ladder:
    """Return a table; places won and lost are those among everybody, and stand nowhere else."""
    table, own = history.last, tuple(rows)
    places = places_of(own)
    lead = max((row.points for row in table.rows), default=0)
    rungs = tuple(_rung(history, row, places[row.card.id], gained.get(row.card.id, 0), lead) for row in own)
    rounds = max(tournament.planned, tournament.scheduled)
    if (cup := cup_table(tournament, table.after)) is not None:
        rungs = tuple(_of_cup(rung, cup, row.card.id, history.short) for rung, row in zip(rungs, own, strict=True))
        return Ladder(title, (reached_head(), next_head()), rungs, rounds, points=False)
    heads = (*own_heads(table), *(each.label for each in table.tie_breaks))
    return Ladder(title, heads, rungs, rounds)


def _rung(
    history: History,
    row: StandingRow,
    place: str,
    climbed: int,
    lead: int,
) -> Rung:
    table, card = history.last, row.card
    entrant = card.entrant
    return Rung(
        place,
        climbed,
        bool(table.after) and row.points == lead,
        Who(str(card.number), name_told(row), str(card.number)),
        entrant.title.value,
        entrant.federation,
        rating_of(entrant),
        tuple(history.square(line) for line in card.lines if not line.to_come),
        format_points(row.points),
        (*own_figures(table, row), *figures_of(table, row)),
    )


def _of_cup(rung: Rung, cup: CupTable, id_: ContestantId, short: Mapping[ContestantId, str]) -> Rung:
    """Return a line with how far somebody has come in place of points."""
    in_it = id_ in cup and cup[id_].in_it
    return replace(rung, leads=in_it, points="", figures=(reached(cup, id_), told(cup, id_, short.__getitem__)))


def square_of(line: CardLine, short: Mapping[ContestantId, str]) -> Square:
    """Return a line of a card as a square."""
    if line.opponent is None:
        figure = format_points(line.half_points) if line.half_points else "–"
        return Square(figure, line.colour or "", tr(line.kind.value))
    side: Side = line.colour or ""
    colour = (white_head() if side == "W" else black_head()) if side else ""
    about = ": ".join(filter(None, (colour, short.get(line.opponent, ""))))
    if is_match(line) and line.match is not None:  # a square has room for who won, and none for 2½
        figure = unplayed_sign(line) if line.unplayed else format_points(line.result)
        return Square(figure, side, f"{about} {score_of(line.match)}")
    return Square(result_sign(line), side, about)


def chart_of(tournament: Tournament, history: History, title: str, named: Mapping[ContestantId, str]) -> Chart:
    """Return the places of some players as lines."""
    paths = tuple(Path(name, history.path(id_)) for id_, name in named.items())
    return Chart(title, paths, max(tournament.planned, tournament.scheduled), len(history.last.rows))


def _leaders(tournament: Tournament, history: History) -> tuple[Chart, ...]:
    if len(history.places) < 2:
        return ()
    named = {row.card.id: history.short[row.card.id] for row in history.last.rows[:LEADERS]}
    return (chart_of(tournament, history, tr("Places of the leaders, round by round"), named),)
