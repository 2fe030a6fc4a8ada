"""An event as norms see it: everybody's games with who sat opposite, and who may still come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import islice

from paircard.core.event.card import CardLine, Kind, PairingCard
from paircard.core.event.fide_details import NOTHING_TOLD, Occasion
from paircard.core.event.for_federation import as_played, was_played
from paircard.core.event.ids import ContestantId
from paircard.core.event.registration import Registration
from paircard.core.event.tournament import Tournament
from paircard.core.facets.norm_format import EVERYBODY, Format
from paircard.core.facets.system import system_of
from paircard.core.norms.event_conditions import conditions
from paircard.core.norms.event_marks import LargeSwiss, is_listed, large_swiss, one_round_a_day
from paircard.core.norms.foretold import Outlook, outlook
from paircard.core.norms.games import NOT_A_MEMBER, Candidate, Ended, Met, NormEvent, Opponent
from paircard.core.norms.needs import Field
from paircard.core.norms.norm import BY_WORTH, SINCE, TITLED, Norm, norms_sought
from paircard.core.norms.requirement import Requirement
from paircard.core.norms.swiss_exemption import Attending, Foreigners, foreigners
from paircard.core.values.dates import iso_date

_ENDED: Mapping[Kind, Ended] = {
    Kind.PLAYED: Ended.PLAYED,
    Kind.OPEN: Ended.OPEN,
    Kind.ADJOURNED: Ended.OPEN,
    Kind.FORFEIT_WIN: Ended.WON_UNPLAYED,
    Kind.FORFEIT_LOSS: Ended.LOST_UNPLAYED,
    Kind.BYE: Ended.PAIRING_BYE,
}
"""Every other line is a round without a game."""
_NO_ROUND = frozenset({Kind.FREE, Kind.THROUGH})
_PRESENT = frozenset({Kind.PLAYED, Kind.OPEN, Kind.ADJOURNED, Kind.FORFEIT_WIN, Kind.BYE})
"""There for a round, as 1.4.3d asks it (ruling N27)."""


def format_of(tournament: Tournament) -> Format:
    """Return how an event is played: a round robin in which everybody meets everybody twice is a double one."""
    played_as, players = system_of(tournament).norm_format, len(tournament.player_cards)
    twice = players > 1 and tournament.planned >= 2 * (players - 1 + players % 2)
    return Format.DOUBLE_ROUND_ROBIN if played_as is Format.ROUND_ROBIN and twice else played_as


class NormsOfEvent:
    """Everybody's norms in one state of an event, or as it was after one of its rounds."""

    def __init__(
        self,
        tournament: Tournament,
        after: int | None = None,
        occasion: Occasion | None = None,
        before: NormsOfEvent | None = None,
    ) -> None:
        """Take an event; what was found in an earlier state of it holds for whom nothing has changed.

        `occasion` is asked instead of what the event itself says.
        """
        self.tournament = tournament
        self.after = tournament.scheduled if after is None else min(after, tournament.scheduled)
        told = tournament.details.fide or NOTHING_TOLD
        self._occasion = told.occasion if occasion is None else occasion
        self._leave = told.leave
        self._outlooks: dict[tuple[ContestantId, str], Outlook] = {}
        if before is not None and self._everything_around == before._everything_around:
            cards = before.cards
            self._outlooks |= {
                key: seen for key, seen in before._outlooks.items() if self.cards.get(key[0]) == cards[key[0]]
            }

    @property
    def round(self) -> int:
        """The round after which it is told: where all are scheduled beforehand, the one in play."""
        return min(self.after, self.tournament.under_way)

    @cached_property
    def cards(self) -> Mapping[ContestantId, PairingCard]:
        """The cards of everybody who plays games."""
        return self.tournament.player_cards

    @cached_property
    def event(self) -> NormEvent:
        """What of the event a norm asks for."""
        tournament, played_as, players = self.tournament, format_of(self.tournament), len(self.cards)
        return NormEvent(
            played_as,
            tournament.planned,
            self._occasion,
            tournament.details.federation,
            approved=self._leave,
            players=players,
            many_foreigners=played_as is Format.SWISS and self.foreigners.enough,
        )

    @cached_property
    def conditions(self) -> tuple[Requirement, ...]:
        """What is asked of the event itself (1.1)."""
        return tuple(conditions(self.tournament))

    @property
    def event_fails(self) -> tuple[Requirement, ...]:
        """What the event does not meet: with it every norm fails."""
        return tuple(each for each in self.conditions if each.met is False)

    @cached_property
    def _everything_around(self) -> tuple[object, ...]:
        """What the outlook of everybody rests on beside their own games."""
        return self.after, self.event, self._opponents, self.tournament.registrations

    @cached_property
    def foreigners(self) -> Foreigners:
        """Foreign players in the worst round so far (1.4.3d)."""
        return foreigners(self.tournament.details.federation, self.after, self._attending)

    @cached_property
    def large_swiss(self) -> LargeSwiss:
        """How large the event is in the worst round so far (1.5.6a)."""
        return large_swiss(self.after, self._attending)

    @property
    def listed(self) -> bool:
        """Whether the event is known to be of the list of 1.5.6."""
        return is_listed(self.event, self.large_swiss, of_teams=self.tournament.of_teams)

    @property
    def one_round_a_day(self) -> bool:
        """Whether there was one round a day on at least three days (1.1.3a)."""
        return one_round_a_day(self.tournament)

    @property
    def last_day(self) -> str:
        """The last day of the event (ISO), today's rules where it is not known."""
        return iso_date(self.tournament.details.end) or SINCE

    @cached_property
    def _attending(self) -> list[Attending]:
        return [
            Attending(
                card.entrant.federation,
                card.entrant.title,
                card.entrant.rated_by_fide,
                tuple(self._there(card, number) for number in range(1, self.after + 1)),
            )
            for card in self.cards.values()
        ]

    def _there(self, card: PairingCard, number: int) -> bool:
        return any(line.kind in _PRESENT for line in card.of_round(number))

    @cached_property
    def _opponents(self) -> Mapping[ContestantId, Opponent]:
        everybody = self.event.format in EVERYBODY
        return {
            id_: Opponent(
                id_,
                card.entrant.name,
                card.entrant.federation,
                card.entrant.title,
                card.entrant.rated_by_fide,
                scoreless=everybody and self._scoreless(card),
            )
            for id_, card in self.cards.items()
        }

    def _scoreless(self, card: PairingCard) -> bool:
        """Return whether somebody made no point over the board against rated opponents (1.4.2b)."""
        played = [line for line in map(as_played, card.lines) if line and line.kind is Kind.PLAYED]
        points = [line.result for line in played if self._rated(line.opponent)]
        return bool(points) and not any(points)

    def _rated(self, id_: ContestantId | None) -> bool:
        return id_ is not None and id_ in self.cards and self.cards[id_].entrant.rated_by_fide > 0

    # --- one player ----------------------------------------------------------------------------------------

    def name(self, id_: ContestantId) -> str:
        """Return what somebody is called."""
        return self.cards[id_].entrant.name

    def label(self, id_: ContestantId) -> str:
        """Return a player as a list names them: number, name, title."""
        card = self.cards[id_]
        return " ".join(filter(None, (str(card.number), card.entrant.name, card.entrant.title.value)))

    def candidate(self, id_: ContestantId) -> Candidate:
        """Return whose norm it is."""
        entrant = self.cards[id_].entrant
        return Candidate(entrant.federation, entrant.sex)

    def sought(self, id_: ContestantId) -> Sequence[Norm]:
        """Return the norms that somebody may look for, the highest first."""
        entrant = self.cards[id_].entrant
        return norms_sought(entrant.title, entrant.sex)

    def rounds(self, id_: ContestantId) -> tuple[Met, ...]:
        """Return somebody's rounds, those paired and not yet played too."""
        registration = self.tournament.registrations.get(id_)
        return tuple(self._met(line, registration) for line in self.lines(id_))

    def lines(self, id_: ContestantId) -> list[CardLine]:
        """Return the lines of somebody's card that are rounds of theirs and known, one for each of `rounds`."""
        played = filter(None, map(as_played, self.cards[id_].lines))
        return [line for line in played if line.kind not in _NO_ROUND and self._seen(line)]

    def annulled(self, id_: ContestantId) -> tuple[int, ...]:
        """Return the rounds whose games were annulled later, and count as they were played."""
        return tuple(line.round for line in self.cards[id_].lines if was_played(line) and line.round <= self.after)

    def _seen(self, line: CardLine) -> bool:
        return line.round <= self.after or (line.opponent is not None and self._paired_beyond(line.round))

    def _paired_beyond(self, number: int) -> bool:
        """Return whether opponents of a round after the one asked for are known all the same: the next, or all."""
        return self.event.format.fixed or number == self.after + 1

    def _met(self, line: CardLine, registration: Registration | None) -> Met:
        opponent = self._opponents.get(line.opponent) if line.opponent is not None else None
        if line.round > self.after:
            return Met(line.round, Ended.OPEN, opponent=opponent)
        ended = _ENDED.get(line.kind, Ended.NO_GAME)
        if ended is Ended.PAIRING_BYE and registration and registration.full_point_bye(line.round):
            ended = Ended.NO_GAME
        return Met(line.round, ended, line.result if ended is Ended.PLAYED else 0, opponent)

    def known(self, id_: ContestantId) -> bool:
        """Return whether as much is known of somebody as a verdict needs: their federation."""
        return bool(self.cards[id_].entrant.federation)

    def nowhere(self, id_: ContestantId) -> tuple[str, ...]:
        """Return the opponents of somebody whose federation is missing, so that a verdict may change with it."""
        met = (each.opponent for each in self.rounds(id_) if each.ended in (Ended.PLAYED, Ended.OPEN))
        return tuple(dict.fromkeys(each.name for each in met if each and not each.federation))

    def coming(self, id_: ContestantId) -> int:
        """Return for how many rounds somebody has no opponent yet, and will be paired as things stand."""
        registration = self.tournament.registrations.get(id_)
        known = max((line.round for line in self.cards[id_].lines if self._seen(line)), default=0)
        later = range(max(known, self.after) + 1, self.event.rounds + 1)
        if self.event.format.fixed or self.event.format is Format.KNOCKOUT:
            return 0
        return sum(registration is None or registration.takes_part(number) for number in later)

    def field(self, rounds: Sequence[Met], coming: int) -> Field:
        """Return who may still sit opposite somebody: of those present whom they have not met as many as can come."""
        met = {each.opponent.id for each in rounds if each.opponent}
        by_rating, by_title = (
            islice((each for each in there if each.id not in met), coming + 1) for there in self._here
        )
        left = dict(self._federations)
        for each in rounds:
            if each.opponent and each.opponent.federation in left:
                left[each.opponent.federation] -= 1
        return Field(
            tuple(each.counted_rating for each in by_rating)[:coming],
            tuple(each.title for each in by_title)[:coming],
            tuple(federation for federation, count in left.items() if count > 0),
        )

    @cached_property
    def _here(self) -> tuple[list[Opponent], list[Opponent]]:
        """Everybody who may still be paired, the strongest first; and those with a title, the highest first."""
        registrations = self.tournament.registrations
        here = [
            each
            for id_, each in self._opponents.items()
            if each.federation != NOT_A_MEMBER and not (id_ in registrations and registrations[id_].gone)
        ]
        order = tuple(BY_WORTH)
        titled = sorted((each for each in here if each.title in TITLED), key=lambda each: order.index(each.title))
        return sorted(here, key=lambda each: -each.counted_rating), titled

    @cached_property
    def _federations(self) -> Mapping[str, int]:
        return Counter(each.federation for each in self._here[0])

    def outlook(self, id_: ContestantId, norm: Norm) -> Outlook:
        """Return how it stands with one norm of somebody."""
        key = id_, norm.title.value
        if key not in self._outlooks:
            rounds = self.rounds(id_)
            coming = self.coming(id_)
            field = self.field(rounds, coming) if coming else Field()
            self._outlooks[key] = outlook(norm, self.candidate(id_), rounds, self.event, coming, field)
        return self._outlooks[key]
