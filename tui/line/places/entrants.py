"""Entrants: each in one line, chosen by number or name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from paircard.core.event.entrant import RatingSource
from paircard.core.event.find_player import the_one
from paircard.core.event.ids import NO_TEAM, ContestantId, TeamId
from paircard.core.event.registration import Registration
from paircard.core.event.team_cards import team_of
from paircard.core.event.tournament import Tournament
from paircard.core.tables.fees import money, owes, paid_by
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.points_said import points_words
from paircard.tui.commands.presenter import player_of
from paircard.tui.dialogs.ask import AskLine
from paircard.tui.line.places.base import LinePresenter
from paircard.tui.line.rows import Rows
from paircard.tui.line.wording import in_one
from paircard.tui.screens.entrants.caption import facts, open_numbers, team_facts
from paircard.tui.screens.entrants.elsewhere_told import elsewhere_told
from paircard.tui.screens.entrants.members_told import members_of, role
from paircard.tui.screens.entrants.order import Order
from paircard.tui.screens.entrants.presence_told import presence
from paircard.tui.screens.entrants.rating_told import ratings_told
from paircard.tui.screens.entrants.room import EntrantsRoom

_SOURCES = {
    RatingSource.ESTIMATED: mark("rating {rating} estimated"),
    RatingSource.NATIONAL: mark("rating {rating} national"),
}

_RATING = mark("rating {rating}")


class LineEntrants(EntrantsRoom, LinePresenter):
    """The list of entrants."""

    @cached_property
    def cursor(self) -> Rows:
        """The entrants in the order of the list."""
        return Rows()

    def show(self, tournament: Tournament) -> None:
        """Take over who is there."""
        self.cursor.show(str(id_) for id_ in self.listed(tournament))

    def reset(self) -> None:
        """Close the team that was open in another stage, and forget who was marked there."""
        self.team, self.marked = NO_TEAM, frozenset()

    def tell_list(self) -> None:
        """Say what is listed now."""
        self.say(self.summary())

    def sort(self, order: Order) -> None:
        """Tell the list in another order."""
        super().sort(order)
        self.say(tr("The list is now {order}.", order=tr(order.value)))

    def begin_search(self) -> None:
        """Ask for whom, and tell who is found."""
        wanted = self.program.answer(AskLine(tr("Find an entrant"), tr("Number or part of the name:")))
        if not wanted:
            return
        match = next(iter(self.find(self.program.need_tournament(), wanted)), None)
        if match is None:
            self.say(tr("{wanted} is nobody's number or name here.", wanted=wanted), bad=True)
            return
        self.move_to(match)
        self.tell(*self.here())

    # --- what is heard -------------------------------------------------------------------------------------

    def prompt(self) -> str:
        """Say who is chosen."""
        player = self.chosen
        if player is None:
            return self.program.need_tournament().teams[self.team].name if self.team else self.called()
        tournament = self.program.need_tournament()
        if self.team:
            return tr("{team}, member {number}", team=tournament.teams[self.team].name, number=self._place(player.id))
        if tournament.of_teams:
            return tr("team {number}", number=tournament.numbers[player.id])
        return tr("entrant {number}", number=tournament.numbers[player.id])

    def summary(self) -> str:
        """Say how many there are and what is open."""
        tournament = self.tournament
        if tournament is None:
            return tr("Entrants: no event is open.")
        if self.team:
            return "; ".join(team_facts(tournament, self.team)) + "."
        return "; ".join(filter(None, [*facts(tournament, self.order), open_numbers(tournament)])) + "."

    def here(self) -> Iterator[str]:
        """Tell everything of the one chosen."""
        if self.tournament is None or self.chosen is None:
            return
        entrant = self.chosen.entrant
        yield self._line(self.tournament, self.chosen)
        if self.chosen.id in self.tournament.teams:
            yield from self._members(self.tournament, TeamId(self.chosen.id))
        more = (
            (entrant.club, tr("club {club}", club=entrant.club)),
            (entrant.town, tr("town {town}", town=entrant.town)),
            (entrant.local_rating, tr("local rating {rating}", rating=entrant.local_rating)),
            (entrant.birth, tr("born {birth}", birth=entrant.birth)),
            (entrant.sex, tr("sex {sex}", sex=entrant.sex)),
            (entrant.category, tr("category {category}", category=entrant.category)),
            (entrant.fide_id, tr("FIDE id {id}", id=entrant.fide_id)),
            (entrant.national_id, tr("national id {id}", id=entrant.national_id)),
            (entrant.no_half_bye, tr("no half-point bye: {condition}", condition=entrant.no_half_bye)),
        )
        if told := in_one(said for value, said in more if value):
            yield told
        if told := in_one(ratings_told(self.tournament, self.chosen.id, entrant)):
            yield told
        if told := elsewhere_told(entrant.elsewhere):
            yield told

    def lines(self) -> Iterator[str]:
        """Tell everybody."""
        tournament = self.tournament
        if tournament is not None:
            for key in self.cursor.keys:
                id_ = player_of(key)
                who = tournament.registrations.get(id_) or Registration(id_, tournament.players[id_])
                yield self._line(tournament, who)

    def _line(self, tournament: Tournament, player: Registration) -> str:
        if player.id in tournament.registrations and tournament.of_teams:
            return self._team_line(tournament, player)
        entrant = player.entrant
        said = _SOURCES.get(entrant.rating_source, _RATING)
        rating = tr(said, rating=entrant.rating) if entrant.rating else tr("no rating")
        if self.team:
            who = f"{self._place(player.id)} {entrant.name}"
            return in_one([who, role(tournament, player.id), entrant.title, entrant.federation, rating])
        points = points_words(tournament.cards[player.id].points()) if tournament.rounds else ""
        there = presence(player, tournament.next_round)
        plays_for = team_of(tournament, player.id)
        fee = self._fee(tournament, player.id)
        team = tr("plays for {team}", team=tournament.teams[plays_for].name) if plays_for else ""
        return in_one(
            [tournament.label(player.id), entrant.title, entrant.federation, rating, team, points, there, fee]
        )

    @staticmethod
    def _fee(tournament: Tournament, id_: ContestantId) -> str:
        """Tell what is left to be paid; nothing where there is no fee."""
        if not tournament.facts.fees or id_ not in tournament.registrations:
            return ""
        open_ = owes(tournament, id_)
        if open_ > 0:
            return tr("pays {sum}", sum=money(tournament, open_))
        return tr("paid") if paid_by(tournament, id_) else ""

    @staticmethod
    def _team_line(tournament: Tournament, entered: Registration) -> str:
        """Tell a team: captain, members, strength, federation, state."""
        id_, rating = TeamId(entered.id), entered.entrant.rating
        team = tournament.teams[id_]
        return in_one(
            [
                tournament.label(entered.id),
                team.federation,
                tr("captain {name}", name=team.captain) if team.captain else "",
                tr("members {count}", count=members_of(tournament, id_)),
                tr("strength {rating}", rating=rating) if rating else tr("no rating"),
                points_words(tournament.cards[entered.id].points()) if tournament.rounds else "",
                presence(entered, tournament.next_round),
            ]
        )

    def _members(self, tournament: Tournament, id_: TeamId) -> Iterator[str]:
        """Tell who plays for a team, in the order of the boards."""
        for place, member in enumerate(tournament.teams[id_].members, start=1):
            entrant = tournament.players[member]
            yield in_one([f"{place} {entrant.name}", role(tournament, member), str(entrant.rating or "")])

    def _place(self, id_: ContestantId) -> int:
        """Return the place of a member in the order of the boards."""
        return self.program.need_tournament().teams[self.team].members.index(id_) + 1

    # --- what a line may begin with ------------------------------------------------------------------------

    def choose(self, text: str) -> None:
        """Choose one by their number or a part of their name."""
        if not self.program.need_tournament().of_teams:
            self.move_to(self.player(text, map(player_of, self.cursor.keys)))
            return
        tournament = self.program.need_tournament()
        one = the_one(tournament, self.find(tournament, text), text)
        if one is None:
            raise Refusal(tr("{typed} is neither a command here nor anybody's number or name.", typed=text))
        self.move_to(one)

    def words(self) -> Iterable[str]:
        """The names."""
        tournament = self.tournament
        if tournament is None or not self.team:
            return self.names()
        return [tournament.name_of(id_) for id_ in tournament.teams[self.team].members]
