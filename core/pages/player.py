"""The page of one player in parts: a few figures, why they have their opponent in names, their games, their places."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from paircard.core.event.card import CardLine, PairingCard
from paircard.core.event.days import when_said
from paircard.core.event.ids import ContestantId, PairingNumber, Place
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.norms.from_tournament import NormsOfEvent
from paircard.core.pages.ladder import History, chart_of
from paircard.core.pages.norms import norms_section, shown_norms
from paircard.core.pages.parts import Card, Chart, Fact, Games, Part, Played, Reason, Reasons, Who
from paircard.core.pages.people import titled
from paircard.core.pages.rating import rating_fact, rating_section, shown_periods
from paircard.core.papers.carried_games import SIGN
from paircard.core.papers.columns import places_of, rating_of
from paircard.core.papers.paper import Section
from paircard.core.rating_changes.of_event import RatedPeriod
from paircard.core.review.explained_round import Account, account_of
from paircard.core.tables.cup_words import cup_table, reached, told
from paircard.core.tables.standings import StandingRow, field_after
from paircard.core.tiebreaks import Figure, Tied, parse
from paircard.core.values.cited import Cited
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import tr, trn
from paircard.core.values.points import format_points

(_METHOD,) = parse(("TPR",))  # no words: a code


@dataclass(frozen=True)
class Players:
    """What the pages of all players rest on, made once for all of them."""

    tournament: Tournament
    history: History
    """The tables after every round."""

    @cached_property
    def account(self) -> Account | None:
        """The round in play explained, in names."""
        state = self.tournament
        return account_of(state, state.under_way, self.history.kept.named) if state.rounds else None

    @cached_property
    def _rows(self) -> Mapping[ContestantId, StandingRow]:
        return {row.card.id: row for row in self.history.last.rows}

    @cached_property
    def _places(self) -> Mapping[int, str]:
        return places_of(self.history.last.rows)

    @cached_property
    def _lead(self) -> int:
        return max((row.points for row in self._rows.values()), default=0)

    @cached_property
    def _rated(self) -> Sequence[RatedPeriod]:
        return shown_periods(self.tournament)

    @cached_property
    def _norms(self) -> NormsOfEvent | None:
        return shown_norms(self.tournament)

    @cached_property
    def _performances(self) -> Mapping[ContestantId, Figure]:
        if self.tournament.of_teams or not self._rows:
            return {}
        return _METHOD.figures(field_after(self.tournament), Tied(tuple(self._rows), Place(1)))

    # --- the parts -----------------------------------------------------------------------------------------

    def card(self, id_: ContestantId) -> Card:
        """Return who it is, with a few figures."""
        card = self.tournament.cards[id_]
        entrant = card.entrant
        told = (
            entrant.title.value,
            entrant.federation,
            tr("rating {rating}", rating=entrant.rating) if entrant.rating else "",
            entrant.club,
            tr("number {number}", number=card.number),
        )
        facts = tuple(self._facts(self._rows[id_])) if id_ in self._rows and self.history.places else ()
        return Card(entrant.name, " · ".join(filter(None, told)), facts)

    def _facts(self, row: StandingRow) -> Iterator[Fact]:
        state, id_ = self.tournament, row.card.id
        if system_of(state).score:  # two, or one against many: no places, and what is played is hardly rated
            yield Fact(format_points(row.points), tr("points"))
            return
        climbed = self.history.gained.get(id_, 0)
        yield Fact(self._places[id_], _climbed(climbed), (climbed > 0) - (climbed < 0))
        if (cup := cup_table(state, self.history.last.after)) is not None:
            yield Fact(reached(cup, id_), told(cup, id_, self.history.short.__getitem__))
        else:
            yield self._points(row)
        figure = self._performances.get(id_)
        if figure is not None and figure.value is not None:
            yield Fact(_METHOD.written(figure), tr("performance"))
        if change := rating_fact(self._rated, id_):
            yield change
        if (open_ := self.history.chances) is not None:
            yield Fact(tr("yes") if id_ in open_.in_reach else tr("no"), tr("can still come first"))

    def _points(self, row: StandingRow) -> Fact:
        """Return the points, and how far behind the lead they are where a match does not end early."""
        behind = self._lead - row.points
        gap = tr("{points} behind the lead", points=format_points(behind)) if behind else tr("in the lead")
        said = (tr("points"), "" if system_of(self.tournament).ends_early else gap)
        return Fact(format_points(row.points), ", ".join(filter(None, said)))

    def reasons(self, id_: ContestantId) -> Reasons | None:
        """Return why they have their opponent in the round in play; None where there is nothing to say."""
        if self.account is None or system_of(self.account.before).explain is None:
            return None
        lines = tuple(self._why(self.account, id_))
        return Reasons(self._question(self.account.number, id_), lines) if lines else None

    def _why(self, account: Account, id_: ContestantId) -> Iterator[Reason]:
        yield from (Reason(str(each), ()) for each in (account.otherwise, account.obstacle) if each)
        number = account.before.numbers.get(id_)
        if account.told is not None and number is not None and number in self._in_position:
            yield from map(_reason, account.explain.way_lines(account.told, number))

    @cached_property
    def _in_position(self) -> frozenset[PairingNumber]:
        """Who was there to be paired."""
        told = self.account.told if self.account else None
        return frozenset(each.number for each in told.position.players) if told else frozenset()

    def _question(self, number: int, id_: ContestantId) -> str:
        """Ask why it is this opponent: "Why Öhrnberg in round 4?"."""
        met = [line.opponent for line in self.tournament.cards[id_].of_round(number) if line.opponent is not None]
        if not met:
            return tr("Why?")
        return tr("Why {opponent} in round {round}?", opponent=self.history.short[met[0]], round=number)

    def games(self, id_: ContestantId) -> Games | None:
        """Return the rounds of somebody, those to come where their times are known; None before there is any."""
        card = self.tournament.cards[id_]
        played = [self._played(card, line) for line in card.lines]
        coming = range(card.last_round + 1, self.tournament.planned + 1)
        to_come = [
            Played(number, None, when_said(when), None, "")
            for number in coming
            if (when := self.tournament.when(number))
        ]
        title = tr("Matches") if self.tournament.of_teams else tr("Games")
        return Games(title, (*played, *to_come)) if played or to_come else None

    def _played(self, card: PairingCard, line: CardLine) -> Played:
        if line.opponent is None:
            square = self.history.square(line) if line.half_points else None
            return Played(line.round, None, tr(line.kind.value), square, format_points(card.points(line.round)))
        met = self.tournament.cards[line.opponent]
        origin = " ".join(filter(None, (met.entrant.federation, rating_of(met.entrant))))
        opponent = Who(str(met.number), titled(self.tournament, line.opponent), origin)
        said = when_said(self.tournament.when(line.round)) if line.to_come else SIGN if line.same_as else ""
        square = None if line.to_come else self.history.square(line)
        return Played(
            line.round, opponent, said, square, "" if square is None else format_points(card.points(line.round))
        )

    def chart(self, id_: ContestantId) -> Chart | None:
        """Return the places of somebody as a line; None before there are two."""
        if len(self.history.places) < 2 or system_of(self.tournament).score:
            return None
        return chart_of(self.tournament, self.history, tr("Place by round"), {id_: self.history.short[id_]})

    def rating(self, id_: ContestantId) -> Section | None:
        """Return why their rating changes, where that is told on pages; None for teams and where there is no table."""
        state = self.tournament
        return None if state.of_teams or system_of(state).score else rating_section(self._rated, id_)

    def norms(self, id_: ContestantId) -> Section | None:
        """Return the title norms that they have made or can still make, where that is told on pages."""
        return norms_section(self._norms, id_)

    def parts(self, id_: ContestantId, now: Sequence[Part], after: Sequence[Part]) -> tuple[Part, ...]:
        """Return all parts of a page, with what is said of the round in play, and what stands at the end."""
        said = (self.reasons(id_), self.games(id_), self.chart(id_), self.norms(id_), self.rating(id_))
        made = (self.card(id_), *now, *said, *after)
        return tuple(part for part in made if part is not None)


def _climbed(places: int) -> str:
    if places > 0:
        return trn("place, {count} won", "place, {count} won", places)
    return trn("place, {count} lost", "place, {count} lost", -places) if places else tr("place")


def _reason(line: Cited) -> Reason:
    articles = tuple(dict.fromkeys(map(str, line.rules)))
    return Reason(line.text.strip(), articles, below=line.text.startswith(" "))
