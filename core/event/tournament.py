"""A tournament: an immutable value, the fold of its journal. Everything a screen shows is asked of it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, TypeVar

from paircard.core.event.board import Board
from paircard.core.event.card import PairingCard
from paircard.core.event.card_file import NO_FILE, CardFile, card_file
from paircard.core.event.cards_by_game import cards_by_game
from paircard.core.event.entrant import Entrant
from paircard.core.event.facts import Fact, Redone, Undone
from paircard.core.event.fold.established import Facts
from paircard.core.event.followed import need_followed
from paircard.core.event.ids import ContestantId, PairingNumber, TeamId
from paircard.core.event.journal import Entry, append, read, unsealed, verify
from paircard.core.event.kept_before_rounds import Kept, folded, followed, one_by_one
from paircard.core.event.links import with_results
from paircard.core.event.match_lines import lines_of_round
from paircard.core.event.numbering import in_order_a2, numbers_by_a2, order_among_equals, recorded_numbers
from paircard.core.event.pairing_system import PairingSystem, Systems
from paircard.core.event.proposal import Proposal
from paircard.core.event.readiness import need_ready
from paircard.core.event.registration import Registration
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.round import Round
from paircard.core.event.team import Team
from paircard.core.event.team_cards import cards_of_members, with_strength
from paircard.core.event.team_options import team_options
from paircard.core.event.timeline import Timeline
from paircard.core.event.when import When
from paircard.core.event.world import World, after_all, after_round, beginning, concerns, people_of, players_of
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass, field, replace
from paircard.core.values.language import tr
from paircard.core.values.said import said
from paircard.core.values.scale import Scale
from paircard.core.values.unlocked import unlocked_property

if TYPE_CHECKING:
    from paircard.core.event.result_facts import ResultEntered
    from paircard.core.event.round_facts import RoundPaired

T = TypeVar("T")  # no words: a name


@dataclass(frozen=True, eq=False)
class Tournament:
    """One state of an event, seen from one of its stages. A new command makes a new value; the old one stays as it was.

    Most events have one stage and are it. Where there are several, everything asked here is of the one seen, but the
    journal, which is of all.

    Two tournaments are the same only when they are the same object: screens compare by identity.
    """

    catalogue: Systems = field(repr=False)
    """The systems of this version: handed over when the event is made or read, and never looked up here."""
    world: World
    """The facts of every stage."""
    entries: tuple[Entry, ...] = ()
    timeline: Timeline = field(default_factory=Timeline)
    stage: int = 1
    """The one seen."""
    earlier: CardFile = field(default=NO_FILE, repr=False)
    """The cards of a state this one grew out of: they spare writing them again, and change nothing."""
    kept: Kept = field(default_factory=dict, repr=False)
    """The worlds before each round was paired: they spare folding the journal again, and change nothing."""

    # --- the journal ---------------------------------------------------------------------------------------

    @classmethod
    def beginning(cls, catalogue: Systems) -> Tournament:
        """Return the tournament of which nothing is told yet."""
        return cls(catalogue, beginning(catalogue))

    @classmethod
    def fold(cls, catalogue: Systems, entries: Iterable[Entry]) -> Tournament:
        """Return the tournament a journal tells; raise `BadEntry` naming the first entry that cannot be followed."""
        journal = tuple(entries)
        verify(journal)
        timeline = Timeline.of(journal)
        world, kept = folded(catalogue, journal, timeline)
        told = cls(catalogue, world, journal, timeline, kept=kept)
        need_followed(told)
        return told

    @classmethod
    def read(
        cls, catalogue: Systems, documents: Iterable[Mapping[str, object]], texts: Iterable[str] = ()
    ) -> Tournament:
        """Return the tournament that the journal of a whole file tells; raise `BadEntry` or `NewerEntry`.

        `texts` are the canonical documents, where they are known.
        """
        return cls.fold(catalogue, read(catalogue, documents, texts))

    @classmethod
    def told(cls, catalogue: Systems, events: Sequence[Fact]) -> Tournament:
        """Return the tournament of a report, as one command without a time: only to be looked at, never stored."""
        world, kept = followed(beginning(catalogue), {}, unsealed(events), partial(_at_once, 1))
        return cls(catalogue, world).told_by(events, kept)

    def told_by(self, events: Sequence[Fact], kept: Kept) -> Tournament:
        """Return this state as the one to which the events of a report have led; `kept`: the worlds on the way."""
        journal = unsealed(events)
        return self._of(journal, Timeline.of(journal), self.world, kept)

    def grown(self, new: Sequence[Entry]) -> Tournament:
        """Return the tournament after further entries of its journal; raise `BadEntry` where they do not follow."""
        journal = (*self.entries, *new)
        verify(journal)
        timeline = self.timeline.grown(new)
        if any(isinstance(entry.event, Undone | Redone) for entry in new):
            grown = self._folded(journal, timeline)
        else:
            grown = self._of(journal, timeline, *followed(self.world, self.kept, new, one_by_one))
        need_followed(grown)
        return grown

    def record(self, events: Sequence[Fact], *, arbiter: str, time: str) -> Tournament:
        """Return the tournament after the events of one command in the stage seen, appended to the journal."""
        several = len(self.world) > 1
        new = append(
            self.catalogue, self.entries, events, arbiter=arbiter, time=time, stage=self.stage, several=several
        )
        journal, timeline = (*self.entries, *new), self.timeline.grown(new)
        # what will be read is what happens: texts are cleaned on the way
        if any(isinstance(entry.event, Undone | Redone) for entry in new):
            return self._folded(journal, timeline)
        return self._of(journal, timeline, *followed(self.world, self.kept, new, partial(_at_once, self.stage)))

    def imagine(self, *events: Fact) -> Tournament:
        """Return the tournament as it would be if the events happened in the stage seen; its journal stays as it is."""
        if not events:
            return self
        return self._of(self.entries, self.timeline, after_all(self.world, self.stage, events), self.kept)

    def imagine_played(self, paired: RoundPaired, entered: Iterable[ResultEntered]) -> Tournament:
        """Return the same once a round was paired and published and these results entered, every board made once."""
        return self._of(self.entries, self.timeline, after_round(self.world, self.stage, paired, entered), self.kept)

    def as_of(self, number: int) -> Tournament:
        """Return the tournament as it was when the entry of that number had just been written."""
        earlier = self.entries[:number]  # its chain holds, as all of it does
        timeline = self.timeline if earlier and self.timeline.one_command else Timeline.of(earlier)
        kept = {entry: before for entry, before in self.kept.items() if entry < number}
        if number in self.kept:
            return self._of(earlier, timeline, self.kept[number].world, kept)
        return self._of(earlier, timeline, folded(self.catalogue, earlier, timeline)[0], kept)

    def _folded(self, entries: tuple[Entry, ...], timeline: Timeline) -> Tournament:
        """Return the state that a journal tells which goes on from the one here; what is kept of that is kept."""
        world, kept = folded(self.catalogue, entries, timeline)
        return self._of(entries, timeline, world, {**kept, **self.kept})

    def _of(self, entries: tuple[Entry, ...], timeline: Timeline, world: World, kept: Kept) -> Tournament:
        """Return another state, seen from the same stage where there is that stage, otherwise from the first."""
        cards = vars(self).get("_file", self.earlier)
        stage = self.stage if self.stage in world else 1
        return Tournament(self.catalogue, world, entries, timeline, stage, cards, kept)

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
    def people(self) -> Mapping[ContestantId, Entrant]:
        """Everybody known in the event, players and teams, whatever stage they are in, by id."""
        return people_of(self.world)

    @cached_property
    def players(self) -> Mapping[ContestantId, Entrant]:
        """Everybody in the event who plays games, whatever stage they are in, by id."""
        return players_of(self.world)

    def seen(self, stage: int) -> Tournament:
        """Return the same state seen from a stage; raise `Refusal` where there is none of that number."""
        if stage == self.stage:
            return self
        if stage not in self.world:
            raise Refusal(said("There is no stage {stage} in this event.", stage=stage))
        return replace(self, stage=stage)

    def with_facts(self, facts: Facts) -> Tournament:
        """Return the same event with other facts in the stage seen."""
        return replace(self, world={**self.world, self.stage: facts}, earlier=vars(self).get("_file", self.earlier))

    @property
    def stage_name(self) -> str:
        """What the stage seen is called."""
        return self.facts.name or tr("Stage {stage}", stage=self.stage)

    # --- its journal ---------------------------------------------------------------------------------------

    @property
    def opening(self) -> Entry | None:
        """The first entry, which tells one event from another."""
        return self.entries[0] if self.entries else None

    @property
    def in_force(self) -> tuple[Entry, ...]:
        """The entries about the stage seen without those that were undone, oldest first."""
        return self.in_force_of(Fact)

    def in_force_of(self, kind: type[Fact]) -> tuple[Entry, ...]:
        """Return those of one kind of event."""
        commands, facts = frozenset(self.timeline.done), self.facts
        return tuple(
            entry
            for entry in self.entries
            if isinstance(entry.event, kind) and entry.command in commands and concerns(entry, self.stage, facts)
        )

    def in_force_backwards(self) -> Iterator[Entry]:
        """Yield the same, the newest first: cheap for whoever looks for something that happened lately."""
        done, facts = self.timeline.done, self.facts
        for entry in reversed(self.entries):
            at = bisect_left(done, entry.command)
            if at < len(done) and done[at] == entry.command and concerns(entry, self.stage, facts):
                yield entry

    @property
    def revision(self) -> int:
        """Number of the last entry of the journal."""
        return len(self.entries)

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
    def pairing_system(self) -> PairingSystem:
        """The system in use, as far as an event itself depends on it."""
        return self.catalogue[self.regulations.system]

    @cached_property
    def registrations(self) -> Mapping[ContestantId, Registration]:
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

    @cached_property
    def rounds(self) -> tuple[Round, ...]:
        """All paired rounds, round 1 first, with the results of games that were played in an earlier stage."""
        return with_results(self.world, self.facts.rounds)

    # Where it stands is three answers: so many rounds are scheduled, one is under way, up to one all is settled.

    @property
    def planned(self) -> int:
        """How many rounds the event has, as things stand."""
        return self.pairing_system.rounds.planned(self)

    @property
    def scheduled(self) -> int:
        """How many rounds are made, whether they are being played or not."""
        return len(self.rounds)

    @cached_property
    def under_way(self) -> int:
        """Number of the round in play; 0 before there is one. Where rounds are paired one by one, the last."""
        return self.pairing_system.rounds.under_way(self) if self.rounds else 0

    def when(self, number: int) -> When:
        """Return when a round begins, as far as it is known."""
        return self.facts.times.get(number, When())

    @property
    def current(self) -> Round | None:
        """The round in play, None before round 1."""
        return self.rounds[self.under_way - 1] if self.rounds else None

    @property
    def next_round(self) -> int:
        """Number of the round to be paired next."""
        return len(self.rounds) + 1

    @property
    def all_paired(self) -> bool:
        """Whether no round is left to be paired."""
        return self.next_round > self.regulations.rounds or self.pairing_system.over(self)

    @property
    def missing(self) -> tuple[tuple[Round, Board], ...]:
        """Every board of any round that has no result yet."""
        return tuple((round_, board) for round_ in self.rounds for board in round_.missing)

    # --- what follows --------------------------------------------------------------------------------------

    @cached_property
    def numbers(self) -> Mapping[ContestantId, PairingNumber]:
        """Pairing number of every id; until round 1 is paired as drawn for the stage, or by A2 as it is now (R20).

        A system may number otherwise.
        """
        return self._numbers_of_system or numbers_by_a2(self.facts, self.registrations)

    @cached_property
    def _numbers_of_system(self) -> Mapping[ContestantId, PairingNumber] | None:
        return self.pairing_system.numbers(self)

    @cached_property
    def ids(self) -> Mapping[PairingNumber, ContestantId]:
        """Id of every pairing number."""
        return {number: id_ for id_, number in self.numbers.items()}

    @cached_property
    def cards(self) -> Mapping[ContestantId, PairingCard]:
        """The pairing card of every entrant, by id."""
        return self._file.cards

    @cached_property
    def _file(self) -> CardFile:
        earlier = NO_FILE if self.of_teams else self.earlier  # what a match gives, the options of teams say
        lines = partial(lines_of_round, self.regulations, of_teams=self.of_teams, under_way=self.under_way)
        return card_file(self.registrations, self.numbers, self.rounds, self.under_way, lines, earlier)

    @cached_property
    def player_cards(self) -> Mapping[ContestantId, PairingCard]:
        """The card of everybody who plays games in the stage seen, by id: a line a game that they sat down to."""
        if self.of_teams:
            return cards_of_members(self)
        return self.cards if self.match_of_two is None else cards_by_game(self)

    @cached_property
    def order(self) -> tuple[ContestantId, ...]:
        """All ids in the order A2: score for pairing, rating, title, name; round 1 of a report goes by its numbers."""
        return in_order_a2(self.cards, self._among_equals)

    @property
    def order_of_equals(self) -> tuple[ContestantId, ...]:
        """All ids as they would stand in the order A2 if all had the same score."""
        return tuple(sorted(self.registrations, key=self._among_equals))

    @property
    def _among_equals(self) -> Callable[[ContestantId], Any]:
        """Return by what those of one score are ordered."""
        by_number = bool(self._numbers_of_system or recorded_numbers(self.facts))
        return order_among_equals(self.facts, self.registrations, self.numbers, by_number=by_number)

    @cached_property
    def to_pair(self) -> tuple[ContestantId, ...]:
        """Ids to be paired in the next round, in the order A2 (F5, R17)."""
        registrations, number = self.registrations, self.next_round
        return tuple(id_ for id_ in self.order if registrations[id_].takes_part(number))

    @property
    def scale(self) -> Scale:
        """What a round gives: a game, a match, or a game on every board where games count."""
        if self.of_teams:
            return team_options(self.regulations).scale
        return self.match_of_two or self.regulations.scale

    @property
    def match_of_two(self) -> Scale | None:
        """What a match of two games is worth that two players play in every round; None where a round is a game."""
        return self.facts.match_of_two

    @unlocked_property
    def proposal(self) -> Proposal:
        """The next round as it would be paired now, kept once computed.

        Raises `core.values.errors.Refusal` where the rules allow none (R14), results are missing, or no round is left.
        """
        need_ready(self)
        return self.pairing_system.rounds.propose(self)

    def once(self, find: Callable[[Tournament], T]) -> T:
        """Return what somebody finds in this state; it is found once, whoever pairs, checks and explains it."""
        found: dict[Any, Any] = vars(self).setdefault("_found", {})
        if find not in found:
            found[find] = find(self)
        answer: T = found[find]
        return answer

    def keep_proposal(self, found: Proposal) -> None:
        """Take the next round from who has found it already, as it is found here."""
        vars(self)["proposal"] = found

    def label(self, id_: ContestantId) -> str:
        """A player as messages name them: number and name."""
        return f"{self.numbers[id_]} {self.registrations[id_].entrant.name}"

    def name_of(self, id_: ContestantId) -> str:
        """The name of a player or a team, wherever in the event they are; empty for nobody."""
        known = self.people.get(id_)
        return known.name if known else ""


def _at_once(stage: int, world: World, entries: Sequence[Entry]) -> World:
    """Return the world after what one command has entered in a stage."""
    return after_all(world, stage, [entry.event for entry in entries])
