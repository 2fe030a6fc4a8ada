"""The table after any round: points, then the announced tie-breaks, each applied to those still tied."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from weakref import WeakKeyDictionary

from paircard.core.event.card import Kind, PairingCard
from paircard.core.event.ids import ContestantId, Place
from paircard.core.event.periods import as_tie_breaks_see, ratings_by_round
from paircard.core.event.tournament import Tournament
from paircard.core.facets.own_points import OwnTotal
from paircard.core.facets.system import system_of
from paircard.core.tables.team_event import team_event
from paircard.core.tiebreaks import Field, Figure, TieBreak
from paircard.core.tiebreaks.announced import announced, where_paired_beforehand
from paircard.core.tiebreaks.ranking import order, rank
from paircard.core.values.frozen import dataclass, replace

_NEWEST: WeakKeyDictionary[Tournament, Standings] = WeakKeyDictionary()
"""The newest table of each state of an event that somebody has, as long as they have it."""
_UNDECIDED = frozenset({Kind.OPEN, Kind.ADJOURNED})


@dataclass(frozen=True, slots=True)
class StandingRow:
    """One line of the table."""

    place: Place
    """Players that nothing separates share the better place."""
    shared: bool
    card: PairingCard
    """Cut off after the round of the table."""
    points: int
    """Half points."""
    figures: tuple[Figure, ...]
    """One for each tie-break of the table."""
    waiting: frozenset[Kind] = frozenset()
    """Why a result of their own is waited for in the rounds that have begun: it is missing, or adjourned (F9)."""
    withdrawn: bool = False
    """Whether they had left by then, and were not back."""
    own: OwnTotal | None = None
    """The points that the system of the event counts itself; None where the points of the games make the table."""

    @property
    def provisional(self) -> bool:
        """Whether a result of their own is missing or adjourned (F9)."""
        return bool(self.waiting)


@dataclass(frozen=True, slots=True)
class Standings:
    """The whole table."""

    after: int
    provisional: bool
    """Whether a result is missing or a game adjourned (F9)."""
    tie_breaks: tuple[TieBreak, ...]
    rows: tuple[StandingRow, ...]
    """Everybody but who came later, and who was expelled: their games count for the others."""
    changed_after: int | None = None
    """Rounds that were paired when the announced tie-breaks were changed; None if they stand as before round 1."""
    by_points: bool = True
    """Whether the points of the games make the order; False where the system ranks by something of its own."""
    order_told: str = ""
    """What makes it then, to be said by `tr`; empty where that needs no word."""

    @property
    def own_points(self) -> bool:
        """Whether the system counts points of its own, and has by now."""
        return any(row.own is not None for row in self.rows)

    @property
    def places(self) -> Mapping[ContestantId, Place]:
        """The places by id."""
        return {row.card.id: row.place for row in self.rows}

    @property
    def waiting(self) -> bool:
        """Whether a result is missing or adjourned in a round that has begun; of a schedule others are to come."""
        return any(row.waiting for row in self.rows)


def standings(
    tournament: Tournament, after: int | None = None, tie_breaks: Sequence[TieBreak] | None = None
) -> Standings:
    """Return the table after a round (the last paired one when None); `after` is 0 before round 1.

    `tie_breaks` in place of those of the event. Raises `core.values.errors.Refusal` for a code nobody knows.
    """
    if tie_breaks is None and after in (None, tournament.scheduled):
        return _newest(tournament)
    return _made(tournament, after, tie_breaks)


def _newest(tournament: Tournament) -> Standings:
    """Return the table after the last paired round, made once: all that is shown of an event at one time asks it."""
    table = _NEWEST.get(tournament)
    if table is None:
        table = _NEWEST[tournament] = _made(tournament, None, None)
    return table


def _made(tournament: Tournament, after: int | None, tie_breaks: Sequence[TieBreak] | None) -> Standings:
    field = field_after(tournament, after)
    chosen = _chosen(tournament, field, tie_breaks)
    provisional = not all(round_.settled for round_ in tournament.rounds[: field.after])
    changed = tournament.facts.tie_breaks_changed if tie_breaks is None else None
    system = system_of(tournament)
    by_points, rows = system.reached(tournament, field.after) is None, tuple(_rows(tournament, field, chosen))
    return Standings(field.after, provisional, chosen, rows, changed, by_points, system.order_told)


def _chosen(tournament: Tournament, field: Field, tie_breaks: Sequence[TieBreak] | None) -> tuple[TieBreak, ...]:
    """Return the tie-breaks of a table, those of the event where none are asked for."""
    chosen = announced(tournament.regulations, teams=tournament.of_teams) if tie_breaks is None else tuple(tie_breaks)
    return where_paired_beforehand(chosen) if field.beforehand else chosen


def places_after(tournament: Tournament, after: int) -> Mapping[ContestantId, Place]:
    """Return the places of the table after a round by id, and nothing of how they came about."""
    field = field_after(tournament, after)
    chosen = _chosen(tournament, field, None)
    reached = system_of(tournament).reached(tournament, field.after)
    places: dict[ContestantId, Place] = {}
    for ids in _in_the_table(tournament, field):
        tiers = order(field, ids, chosen) if reached is None else _equally_far(field, ids, reached)
        for tier in tiers:
            places |= dict.fromkeys(tier, Place(len(places) + 1))
    return places


def field_after(tournament: Tournament, after: int | None = None) -> Field:
    """Return all that tie-breaks may ask, after a round (the last paired one when None)."""
    last = tournament.scheduled if after is None else max(0, min(after, tournament.scheduled))
    if tournament.of_teams:
        return team_event(tournament, last).field
    cards = _cards(tournament, last)
    beforehand = system_of(tournament).tables.beforehand
    regulations, scale = tournament.regulations, tournament.scale
    return Field(
        {id_: _as_rated(tournament, card) for id_, card in cards.items()},
        last,
        regulations.rounds,
        beforehand,
        tournament.facts.lots_in_force,
        win=scale.win,
        draw=scale.draw,
        figures=tournament.facts.figures,
        own=system_of(tournament).own_points(tournament, last) or {},
        by_game=_by_game(tournament, last),
        ratings=ratings_by_round(tournament.facts, {id_: each.entrant for id_, each in cards.items()}, last),
    )


def _cards(tournament: Tournament, after: int) -> Mapping[ContestantId, PairingCard]:
    """Return the cards as they were after a round: of teams with their matches, whatever tie-breaks make of those."""
    return {id_: card.until(after) for id_, card in tournament.cards.items()}


def _by_game(tournament: Tournament, after: int) -> Mapping[ContestantId, PairingCard]:
    """Return cards with a line a game where two games are one match; otherwise nothing."""
    if tournament.match_of_two is None:
        return {}
    return {id_: _as_rated(tournament, card.until(after)) for id_, card in tournament.player_cards.items()}


def _as_rated(tournament: Tournament, card: PairingCard) -> PairingCard:
    """Return a card with the rating that tie-breaks go by in an event of several periods."""
    if tournament.facts.periods is None:
        return card
    return replace(card, entrant=as_tie_breaks_see(tournament.facts, card.id, card.entrant))


def _rows(tournament: Tournament, field: Field, tie_breaks: tuple[TieBreak, ...]) -> Iterator[StandingRow]:
    cards = _cards(tournament, field.after) if tournament.of_teams else field.cards
    place = 1
    reached = system_of(tournament).reached(tournament, field.after)
    for ids in _in_the_table(tournament, field):
        ranking = rank(field, ids, tie_breaks if ids else ())
        for tier in ranking.tiers if reached is None else _equally_far(field, ids, reached):
            for id_ in tier:
                card, figures = cards[id_], ranking.figures[id_]
                waiting = _waiting(card, field.begun)
                left = tournament.registrations[id_].withdrawn(field.after + 1)
                own, shared = field.own.get(id_), len(tier) > 1
                yield StandingRow(Place(place), shared, card, field.points[id_], figures, waiting, left, own)
            place += len(tier)


def _in_the_table(tournament: Tournament, field: Field) -> Iterator[list[ContestantId]]:
    """Yield who is in a table: everybody whose games count, then those whose games are annulled, who stand behind."""
    entered = {
        id_: each
        for id_, each in tournament.registrations.items()
        if each.first_round <= max(field.after, 1) and not each.expelled
    }
    for annulled in (False, True):
        yield [id_ for id_, each in entered.items() if each.annulled is annulled]


def _equally_far(
    field: Field, ids: Sequence[ContestantId], reached: Mapping[ContestantId, int]
) -> Iterator[list[ContestantId]]:
    """Yield who has come equally far, the furthest first, by number among themselves."""
    for far in sorted({reached[id_] for id_ in ids}, reverse=True):
        yield sorted((id_ for id_ in ids if reached[id_] == far), key=lambda id_: field.cards[id_].number)


def _waiting(card: PairingCard, begun: int) -> frozenset[Kind]:
    return frozenset(line.kind for line in card.lines if line.kind in _UNDECIDED and line.round <= begun)


def places_gained(now: Standings, then: Mapping[ContestantId, int]) -> Mapping[ContestantId, int]:
    """Return by id how many places a player has climbed since earlier ones; nothing for who had none."""
    return {row.card.id: then[row.card.id] - row.place for row in now.rows if row.card.id in then}


def places_within(table: Standings, belongs: Callable[[PairingCard], bool]) -> tuple[StandingRow, ...]:
    """Return the rows of some players only (women, a club, up to a birth year), with places among themselves."""
    chosen = [row for row in table.rows if belongs(row.card)]
    overall = [row.place for row in chosen]
    return tuple(
        replace(row, place=Place(overall.index(row.place) + 1), shared=overall.count(row.place) > 1) for row in chosen
    )
