"""A tournament: an immutable value, the fold of its journal. Everything a screen shows is asked of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import takewhile

from core.event.card import CardLine, PairingCard
from core.event.card_file import NO_FILE, CardFile, card_file
from core.event.card_lines import lines_to_come
from core.event.carried import with_results
from core.event.entrant import Entrant
from core.event.facts import Fact, Redone, Scope, Undone
from core.event.fold.established import Facts
from core.event.followed import need_followed
from core.event.ids import NO_TEAM, NOBODY, PairingNumber, PlayerId, TeamId
from core.event.journal import Entry, append, read, unsealed, verify
from core.event.match_lines import lines_of_teams
from core.event.numbering import as_recorded, drawn_numbers, recorded_numbers
from core.event.order_of_equals import lots_of_equals
from core.event.override import Override
from core.event.proposal import Proposal
from core.event.publication import in_order_of_publication
from core.event.readiness import need_ready
from core.event.registration import Registration
from core.event.regulations import Details, Regulations
from core.event.round import Board, Round, place_of
from core.event.round_facts import PairMade, RoundPaired
from core.event.team import Team
from core.event.team_cards import cards_of_members, with_strength
from core.event.timeline import Timeline
from core.event.when import When
from core.event.world import BEGINNING, World, after_all, after_entry, fold
from core.systems.base import System
from core.systems.catalogue import SYSTEMS
from core.teams.options import team_options
from core.values.colour import Colour, float_marks
from core.values.errors import Refusal
from core.values.language import tr
from core.values.said import said
from core.values.scale import Scale


@dataclass(frozen=True, eq=False)
class Tournament:
    """One state of an event, seen from one of its stages. A new command makes a new value; the old one stays as it was.

    Most events have one stage and are it. Where there are several, everything asked here is of the one seen, but the
    journal, which is of all.

    Two tournaments are the same only when they are the same object: screens compare by identity.
    """

    entries: tuple[Entry, ...] = ()
    world: World = field(default_factory=lambda: BEGINNING)
    """The facts of every stage."""
    timeline: Timeline = field(default_factory=Timeline)
    stage: int = 1
    """The one seen."""
    earlier: CardFile = field(default=NO_FILE, repr=False)
    """The cards of a state this one grew out of: they spare writing them again, and change nothing."""

    # --- the journal ---------------------------------------------------------------------------------------

    @classmethod
    def fold(cls, entries: Iterable[Entry]) -> Tournament:
        """Return the tournament a journal tells; raise `BadEntry` naming the first entry that cannot be followed."""
        journal = tuple(entries)
        verify(journal)
        timeline = Timeline.of(journal)
        told = cls(journal, fold(journal, timeline), timeline)
        need_followed(told)
        return told

    @classmethod
    def read(cls, documents: Iterable[Mapping[str, object]]) -> Tournament:
        """Return the tournament that the journal of a whole file tells; raise `BadEntry` or `NewerEntry`."""
        return cls.fold(read(documents))

    @classmethod
    def told(cls, events: Sequence[Fact]) -> Tournament:
        """Return the tournament of a report, as one command without a time: only to be looked at, never stored."""
        journal = unsealed(events)
        return cls(journal, cls().imagine(*events).world, Timeline.of(journal))

    def grown(self, new: Sequence[Entry]) -> Tournament:
        """Return the tournament after further entries of its journal; raise `BadEntry` where they do not follow."""
        journal = (*self.entries, *new)
        verify(journal)
        timeline = self.timeline.grown(new)
        world = self.world
        if any(isinstance(entry.event, Undone | Redone) for entry in new):
            world = fold(journal, timeline)
        else:
            for entry in new:
                world = after_entry(world, entry)
        grown = self._of(journal, timeline, world)
        need_followed(grown)
        return grown

    def record(self, events: Sequence[Fact], *, arbiter: str, time: str) -> Tournament:
        """Return the tournament after the events of one command in the stage seen, appended to the journal."""
        several = len(self.world) > 1
        new = append(self.entries, events, arbiter=arbiter, time=time, stage=self.stage, several=several)
        journal, timeline = (*self.entries, *new), self.timeline.grown(new)
        # what will be read is what happens: texts are cleaned on the way
        read = [entry.event for entry in new]
        if any(isinstance(event, Undone | Redone) for event in read):
            return self._of(journal, timeline, fold(journal, timeline))
        return self._of(journal, timeline, self.imagine(*read).world)

    def imagine(self, *events: Fact) -> Tournament:
        """Return the tournament as it would be if the events happened in the stage seen; its journal stays as it is."""
        if not events:
            return self
        return self._of(self.entries, self.timeline, after_all(self.world, self.stage, events))

    def as_of(self, number: int) -> Tournament:
        """Return the tournament as it was when the entry of that number had just been written."""
        earlier = self.entries[:number]  # its chain holds, as all of it does
        timeline = Timeline.of(earlier)
        return self._of(earlier, timeline, fold(earlier, timeline))

    def _of(self, entries: tuple[Entry, ...], timeline: Timeline, world: World) -> Tournament:
        """Return another state, seen from the same stage where there is that stage, otherwise from the first."""
        cards = vars(self).get("_file", self.earlier)
        return Tournament(entries, world, timeline, self.stage if self.stage in world else 1, cards)

    def before(self, number: int) -> Tournament:
        """Return the stage as it was when a round was paired; the round after the last is to be paired now.

        What an arbiter knew then, later corrections unknown (F7). Raises `Refusal` if the round cannot be paired yet.
        """
        paired = [
            (entry.number, entry.event)
            for entry in self.in_force
            if isinstance(entry.event, RoundPaired) and entry.event.round == number
        ]
        state = self.as_of(paired[-1][0] - 1) if paired else self
        if paired and paired[-1][1].by_hand:
            state = as_recorded(state, paired[-1][1].numbers)
        if number != state.next_round:
            early = said(
                "Round {round} cannot be paired yet: the next one is round {next}.", round=number, next=state.next_round
            )
            raise Refusal(early)
        return state

    # --- its stages ----------------------------------------------------------------------------------------

    @property
    def stages(self) -> tuple[int, ...]:
        """The stages that are open, by their numbers, in order."""
        return tuple(sorted(stage for stage, facts in self.world.items() if not facts.closed))

    @property
    def several(self) -> bool:
        """Whether there is more than one stage to be seen."""
        return len(self.stages) > 1

    @cached_property
    def people(self) -> Mapping[PlayerId, Entrant]:
        """Everybody known in the event, players and teams, whatever stage they are in, by id."""
        return {
            id_: each.entrant
            for facts in self.world.values()
            for known in (facts.registrations, facts.members)
            for id_, each in known.items()
        }

    @cached_property
    def players(self) -> Mapping[PlayerId, Entrant]:
        """Everybody in the event who plays games, whatever stage they are in, by id."""
        return {
            id_: each.entrant
            for facts in self.world.values()
            for id_, each in (facts.members if facts.of_teams else facts.registrations).items()
        }

    def seen(self, stage: int) -> Tournament:
        """Return the same state seen from a stage; raise `Refusal` where there is none of that number."""
        if stage == self.stage:
            return self
        if stage not in self.world:
            raise Refusal(said("There is no stage {stage} in this event.", stage=stage))
        return replace(self, stage=stage)

    def same_stage(self, other: Tournament | None) -> bool:
        """Whether both are states of the same event, seen from the same stage."""
        return other is not None and self.opening is other.opening and self.stage == other.stage

    def with_facts(self, facts: Facts) -> Tournament:
        """Return the same event with other facts in the stage seen."""
        return replace(self, world={**self.world, self.stage: facts})

    @property
    def stage_name(self) -> str:
        """What the stage seen is called."""
        return self.facts.name or tr("Stage {stage}", stage=self.stage)

    @property
    def stage_title(self) -> str:
        """What the stage seen is called within a sentence: "section A".

        A name of several words says itself what it names, as Group 2 does; so do a group of a draw, and a final, into
        which people come by a rule.
        """
        name, by_rule = self.stage_name, any(each.rule for each in self.registrations.values())
        return name if " " in name or self.facts.pool or by_rule else tr("section {name}", name=name)

    @property
    def title(self) -> str:
        """The name of the event, with that of the stage seen where there are several."""
        return f"{self.details.name}, {self.stage_name}" if self.several else self.details.name

    # --- its journal ---------------------------------------------------------------------------------------

    @property
    def opening(self) -> Entry | None:
        """The first entry, which tells one event from another."""
        return self.entries[0] if self.entries else None

    @property
    def in_force(self) -> tuple[Entry, ...]:
        """The entries about the stage seen without those that were undone, oldest first."""
        commands = frozenset(self.timeline.done)
        return tuple(entry for entry in self.entries if entry.command in commands and self._concerned(entry))

    def _concerned(self, entry: Entry) -> bool:
        """Whether an entry is about the stage seen."""
        event = entry.event
        match event.scope:
            case Scope.STAGE:
                return entry.stage == self.stage
            case Scope.NAMED:
                return self.stage in (getattr(event, "stage", 0), getattr(event, "source", 0))
            case Scope.PERSON:
                return self.facts.knows(getattr(event, "id", NOBODY))
            case Scope.EVENT:
                return True

    @property
    def revision(self) -> int:
        """Number of the last entry of the journal."""
        return len(self.entries)

    def events_of(self, command: int) -> tuple[Entry, ...]:
        """Return the entries that one command made."""
        return tuple(takewhile(lambda entry: entry.command == command, self.entries[command - 1 :]))

    # --- the facts -----------------------------------------------------------------------------------------

    @property
    def facts(self) -> Facts:
        """All that the stage seen rests on."""
        return self.world[self.stage]

    @property
    def details(self) -> Details:
        """Name, place, dates, arbiter."""
        return self.facts.details

    @property
    def regulations(self) -> Regulations:
        """Rounds and options."""
        return self.facts.regulations

    @property
    def system(self) -> System:
        """The system in use: whatever depends on it is asked of its facets."""
        return SYSTEMS[self.regulations.system]

    @property
    def first_colour(self) -> Colour | None:
        """Colour of odd numbers in round 1; None until it is drawn or set (A7, E5)."""
        return self.facts.first_colour

    @property
    def needs_first_colour(self) -> bool:
        """Whether the first colour is still to be drawn or set; a table gives its own."""
        return self.first_colour is None and self.system.draws_colour(self)

    @cached_property
    def registrations(self) -> Mapping[PlayerId, Registration]:
        """Everybody who entered, players or teams, by id; a team with the strength of its members for a rating."""
        if not self.of_teams:
            return self.facts.registrations
        return with_strength(self)

    @property
    def of_teams(self) -> bool:
        """Whether teams contest the stage seen, and not players."""
        return self.facts.of_teams

    @property
    def teams(self) -> Mapping[TeamId, Team]:
        """The teams of the stage seen, by id: those that contest it, or those whose members do."""
        return self.facts.teams

    def team_of(self, player: PlayerId) -> TeamId:
        """Return the id of the team that a player is a member of; no team where there is none."""
        return next((id_ for id_, team in self.teams.items() if player in team.members), NO_TEAM)

    @cached_property
    def rounds(self) -> tuple[Round, ...]:
        """All paired rounds, round 1 first, with the results of games that were played in an earlier stage."""
        return with_results(self.world, self.facts.rounds)

    @property
    def overrides(self) -> tuple[Override, ...]:
        """Every pairing that stands against an article, the earliest round first; reports name them."""
        by_hand = (Override(r.number, r.against, r.by_hand, by_hand=True) for r in self.rounds if r.against)
        byes = (
            Override(r.number, self.system.one_bye, "", byes=len(many))
            for r in self.rounds
            if (many := r.beyond_one_bye(full_allowed=self.system.full_point_byes or self.of_teams))
        )
        return tuple(sorted((*self.facts.overrides, *by_hand, *byes), key=lambda each: each.round))

    # Where it stands is three answers: so many rounds are scheduled, one is under way, up to one all is settled.

    @property
    def planned(self) -> int:
        """How many rounds the event has, as things stand."""
        return self.system.rounds.planned(self)

    @property
    def scheduled(self) -> int:
        """How many rounds are made, whether they are being played or not."""
        return len(self.rounds)

    @cached_property
    def under_way(self) -> int:
        """Number of the round in play; 0 before there is one. Where rounds are paired one by one, the last."""
        return self.system.rounds.under_way(self) if self.rounds else 0

    def when(self, number: int) -> When:
        """Return when a round begins, as far as it is known."""
        return self.facts.times.get(number, When())

    @property
    def settled_up_to(self) -> int:
        """How many rounds, from the first on, have all their results."""
        return next((r.number - 1 for r in self.rounds if not r.complete), len(self.rounds))

    @property
    def current(self) -> Round | None:
        """The round in play, None before round 1."""
        return self.rounds[self.under_way - 1] if self.rounds else None

    def fixed(self, number: int) -> bool:
        """Whether results of a round are only corrected, because later pairings rest on them."""
        return self.system.law.may_write(self, number) is not None

    @property
    def next_round(self) -> int:
        """Number of the round to be paired next."""
        return len(self.rounds) + 1

    @property
    def all_paired(self) -> bool:
        """Whether no round is left to be paired."""
        return self.next_round > self.regulations.rounds or self.system.over(self)

    @property
    def finished(self) -> bool:
        """Whether all rounds are played and every result is final."""
        if not self.all_paired or not all(round_.settled for round_ in self.rounds):
            return False
        return not self.system.ends_early or all(match.verdict.decided for match in self.rounds[-1].matches)

    @property
    def missing(self) -> tuple[tuple[Round, Board], ...]:
        """Every board of any round that has no result yet."""
        return tuple((round_, board) for round_ in self.rounds for board in round_.missing)

    # --- what follows --------------------------------------------------------------------------------------

    @cached_property
    def numbers(self) -> Mapping[PlayerId, PairingNumber]:
        """Pairing number of every id; until round 1 is paired as drawn for the stage, or by A2 as it is now (R20).

        A system may number otherwise.
        """
        return self._numbers_of_system or self._fixed_numbers

    @cached_property
    def _numbers_of_system(self) -> Mapping[PlayerId, PairingNumber] | None:
        return self.system.numbers(self)

    @property
    def _fixed_numbers(self) -> Mapping[PlayerId, PairingNumber]:
        fixed = {id_: each.number for id_, each in self.registrations.items() if each.number is not None}
        if len(fixed) == len(self.registrations):
            return fixed
        lots = lots_of_equals(self.facts)
        # who came after the draw stands behind it
        drawn = drawn_numbers(self.facts)
        order = sorted(
            self.registrations.values(),
            key=lambda each: (drawn.get(each.id, len(drawn) + 1), each.entrant.a2_key(lots.get(each.id, 0)), each.id),
        )
        free = (each.id for each in order if each.number is None)
        return {**fixed, **{id_: PairingNumber(number) for number, id_ in enumerate(free, start=len(fixed) + 1)}}

    @cached_property
    def ids(self) -> Mapping[PairingNumber, PlayerId]:
        """Id of every pairing number."""
        return {number: id_ for id_, number in self.numbers.items()}

    @cached_property
    def cards(self) -> Mapping[PlayerId, PairingCard]:
        """The pairing card of every entrant, by id."""
        return self._file.cards

    @cached_property
    def _file(self) -> CardFile:
        earlier = NO_FILE if self.of_teams else self.earlier  # what a match gives, the options of teams say
        return card_file(self.registrations, self.numbers, self.rounds, self.under_way, self._lines_of, earlier)

    def _lines_of(self, round_: Round) -> Mapping[PlayerId, Sequence[CardLine]]:
        in_play = round_.number <= self.under_way
        if self.of_teams:
            return lines_of_teams(round_, team_options(self.regulations), in_play=in_play)
        return round_.lines if in_play else lines_to_come(round_)

    @cached_property
    def player_cards(self) -> Mapping[PlayerId, PairingCard]:
        """The card of everybody who plays games in the stage seen, by id: a line a game that they sat down to."""
        return cards_of_members(self) if self.of_teams else self.cards

    @cached_property
    def order(self) -> tuple[PlayerId, ...]:
        """All ids in the order A2: score for pairing, rating, title, name; round 1 of a report goes by its numbers."""
        cards = self.cards
        if self._numbers_of_system or recorded_numbers(self.facts):
            return tuple(sorted(self.registrations, key=lambda id_: (-cards[id_].score, cards[id_].number)))
        lots = lots_of_equals(self.facts)

        def a2_key(id_: PlayerId) -> tuple[object, ...]:
            card = cards[id_]
            return (-card.score, *card.entrant.a2_key(lots.get(id_, 0)), card.number)

        return tuple(sorted(self.registrations, key=a2_key))

    @cached_property
    def to_pair(self) -> tuple[PlayerId, ...]:
        """Ids to be paired in the next round, in the order A2 (F5, R17)."""
        registrations, number = self.registrations, self.next_round
        return tuple(id_ for id_ in self.order if registrations[id_].takes_part(number))

    @cached_property
    def half_point_byes(self) -> tuple[PlayerId, ...]:
        """Ids that get a half point without opponent in the next round (R18)."""
        return self._asked_for(Registration.half_point_bye)

    @cached_property
    def full_point_byes(self) -> tuple[PlayerId, ...]:
        """Ids to which a report from elsewhere gives a whole point without opponent in the next round."""
        return self._asked_for(Registration.full_point_bye)

    def _asked_for(self, given: Callable[[Registration, int], bool]) -> tuple[PlayerId, ...]:
        registrations, number = self.registrations, self.next_round
        asked = {id_ for id_, each in registrations.items() if each.absences and given(each, number)}
        return tuple(id_ for id_ in self.order if id_ in asked) if asked else ()

    @property
    def win(self) -> int:
        """Half points of a round that is won: a game, a match, or a game on every board where games count."""
        return self.scale.win

    @property
    def scale(self) -> Scale:
        """What a round gives: a game, a match, or a game on every board where games count."""
        return team_options(self.regulations).scale if self.of_teams else self.regulations.scale

    def over_half(self, id_: PlayerId) -> bool:
        """Whether a player has over 50 % and the next round is the last (R6)."""
        last = self.next_round == self.regulations.rounds and self.system.frees_over_half
        return last and 2 * self.cards[id_].score > self.win * (self.next_round - 1)

    @cached_property
    def proposal(self) -> Proposal:
        """The next round as it would be paired now, kept once computed.

        Raises `core.values.errors.Refusal` where the rules allow none (R14), results are missing, or no round is left.
        """
        need_ready(self)
        return self.system.rounds.propose(self)

    def in_order_of_publication(self, pairs: Iterable[tuple[PlayerId, PlayerId]]) -> list[tuple[PlayerId, PlayerId]]:
        """Sort pairs of ids, to be made now, by F1."""
        rank = {id_: place for place, id_ in enumerate(self.order)}
        return in_order_of_publication(pairs, score=lambda id_: self.cards[id_].score, rank=rank.__getitem__)

    def pair_made(self, white: PlayerId, black: PlayerId) -> PairMade:
        """Return a pair of ids, made now, with the floats that the scores give it (A4)."""
        return PairMade(white, black, *float_marks(self.cards[white].score, self.cards[black].score))

    def board_told(self, round_: int, board: int, game: int = 1) -> str:
        """Return what an address of the journal is called: the board as it is numbered in the hall."""
        made = self.facts.rounds[round_ - 1 : round_]
        usual = 0 if self.of_teams else self.regulations.first_board - 1
        return place_of(board + (made[0].boards_before if made else usual), game)

    def label(self, id_: PlayerId) -> str:
        """A player as messages name them: number and name."""
        return f"{self.numbers[id_]} {self.registrations[id_].entrant.name}"

    def name_of(self, id_: PlayerId) -> str:
        """The name of a player or a team, wherever in the event they are; empty for nobody."""
        known = self.people.get(id_)
        return known.name if known else ""
