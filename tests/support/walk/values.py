"""Random values for the fields of any command, most of them such as somebody may type."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, replace
from random import Random
from typing import Any

from paircard.core.commands import Command, PeriodRating
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId, PlayerId, TeamId
from paircard.core.event.morning_facts import Fee
from paircard.core.event.options import Choosable, Options
from paircard.core.event.prize_facts import Fund
from paircard.core.event.rating_rules import KINDS, METHODS, RatingRules
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.team import Team
from paircard.core.event.team_facts import Admission
from paircard.core.event.tournament import Tournament
from paircard.core.event.when import When
from paircard.core.facets.system import System
from paircard.core.systems.advancing import Plan
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.drawing_groups import Apart, Way

DATES = ((), ("2026-05-01", "2026-05-02"))
TIMES = ("", "10:00", "10:40")
RESULTS = (Result.WHITE, Result.DRAW, Result.BLACK)


class Values:
    """What may stand in the fields of commands, drawn from a state of an event."""

    def __init__(self, chance: Random, state: Tournament) -> None:
        """Draw from the chance."""
        self.chance = chance
        self.state = state

    def command(self, kind: type[Command]) -> Command:
        """Return a command of a kind, every field drawn; raise `Refusal` where a value refuses itself."""
        given: dict[str, Any] = {}
        for field in fields(kind):
            usual = field.default is not MISSING or field.default_factory is not MISSING
            if not (usual and self.chance.random() < 0.4):
                given[field.name] = self._of(field.name, str(field.type))
        return kind(**given)

    def knows(self, name: str, kind: str) -> bool:
        """Whether a field of this name and kind can be drawn."""
        return self._maker(name, kind) is not None

    def _of(self, name: str, kind: str) -> Any:
        maker = self._maker(name, kind)
        if maker is None:
            raise LookupError(f"no value for {name}: {kind}")
        return maker()

    def _maker(self, name: str, kind: str) -> Callable[[], Any] | None:
        makers = self._makers
        return makers.get(f"{name}: {kind}") or makers.get(kind) or makers.get(name)

    @property
    def _makers(self) -> Mapping[str, Callable[[], Any]]:
        one_of, number = self.chance.choice, self.chance.randrange
        return {
            **dict.fromkeys(("ContestantId", "PlayerId", "TeamId"), self.id_),
            **{f"tuple[{kind}, ...]": lambda: self.some(self.id_) for kind in ("ContestantId", "PlayerId", "TeamId")},
            "tuple[tuple[ContestantId, ContestantId], ...]": lambda: self._pairs(),
            "tuple[tuple[ContestantId, int], ...]": lambda: self.some(lambda: (self.id_(), number(4))),
            "ContestantId | None": lambda: one_of((None, self.id_())),
            "Orders": lambda: (),
            "round: int": lambda: number(self.state.planned + 2),
            "board: int": lambda: self._board(),
            "match: int": lambda: number(4),
            "stage: int": lambda: number(max(self.state.world) + 2),
            "source: int": lambda: number(max(self.state.world) + 1),
            "command: int": lambda: number(self.state.revision + 2),
            "minutes: int": lambda: one_of((0, 3, 15, 60)),
            "games: int": lambda: number(5),
            "allowed: int": lambda: one_of((0, 30, 60)),
            "int": lambda: number(4),
            "tuple[int, ...]": lambda: self.some(lambda: number(5)),
            "bool": lambda: self.chance.random() < 0.5,
            "Result": lambda: one_of(tuple(Result)),
            "tuple[Result, ...]": lambda: self.some(lambda: one_of(RESULTS)),
            "tuple[Result | None, ...]": lambda: self.some(lambda: one_of((None, *RESULTS))),
            "Colour": lambda: one_of("WB"),
            "How": lambda: one_of(("lots", "forfeit", "withdrawal", "auxiliary")),
            "Sharing": lambda: one_of(("F10", "Hort", "none")),
            "Way": lambda: one_of(tuple(Way)),
            "tuple[Apart, ...]": lambda: self.some(lambda: one_of(tuple(Apart))),
            "Literal['printed', 'written', 'said']": lambda: "said",
            'Literal["printed", "written", "said"]': lambda: "said",
            "Entrant": self.entrant,
            "tuple[Entrant, ...]": lambda: tuple(self.entrant() for _ in range(number(4))),
            "Team": self.team,
            "team: str": lambda: one_of(("", "Rooks", "Kings", f"Team {number(10**6)}")),
            "tuple[Listed, ...]": self._listed,
            "Details": lambda: Details(f"Event {number(10**6)}", round_dates=one_of(DATES)),
            "Regulations": self.regulations,
            "Plan": self._plan,
            "By": lambda: one_of(("first", "round", "last")),
            "tuple[PeriodRating, ...]": lambda: self.some(lambda: PeriodRating(self.id_(), number(2800), number(2800))),
            "RatingRules": lambda: RatingRules(one_of(KINDS), one_of(((), ("standard", "pl"))), one_of(METHODS)),
            "tuple[Fee, ...]": lambda: self.some(lambda: Fee(one_of((0, 2500, 100)), one_of(("", "title GM")))),
            "tuple[Command, ...]": lambda: self.some(lambda: self.command(one_of(_CORRECTIONS()))),
            "hundredths: int": lambda: one_of((0, 2500, 1250)),
            "hundredths: int | None": lambda: one_of((None, 0, 1250)),
            "tuple[Fund, ...]": lambda: self.some(lambda: Fund((30, 20), one_of(("", "women", "cat U16")))),
            "tuple[Admission, ...]": lambda: self.some(lambda: Admission(TeamId(self.id_()), one_of(TIMES), number(4))),
            "tuple[tuple[int, When], ...]": lambda: self.some(lambda: (number(4), When("2026-05-01", one_of(TIMES)))),
            "tuple[LotsDrawn, ...]": lambda: (),
            "pool: str": lambda: one_of(("", "Group", self.state.stage_name)),
            "name: str": lambda: one_of(("", f"Section {number(10**6)}")),
            "begun: str": lambda: one_of(("10:00", "10:30", "")),
            "time: str": lambda: one_of(("18:30", "")),
            "fide_ids: tuple[str, ...]": lambda: self.some(lambda: one_of(("412345", "412399", "zonal"))),
            "str": lambda: one_of(("", f"slip {number(9)}", "because")),
            "Command": lambda: self.command(one_of(_CORRECTIONS())),
            "PairingNumber": lambda: number(9),
        }  # fmt: skip

    def id_(self) -> ContestantId:
        """Return somebody of the stage, of the event, or nobody anybody knows."""
        here, everywhere = [*self.state.facts.registrations], [*self.state.people]
        return self.chance.choice(
            [*here, *here, *here, *everywhere, *self.state.teams, ContestantId(0), ContestantId(99)]
        )

    def some(self, make: Callable[[], Any]) -> tuple[Any, ...]:
        """Return a few of something, or none."""
        return tuple(make() for _ in range(self.chance.randrange(4)))

    def entrant(self) -> Entrant:
        """Return somebody new."""
        chance = self.chance
        return Entrant.of(
            f"Player {chance.randrange(10**6)}",
            rating=chance.choice((0, 0, 1800, 2000, chance.randrange(1000, 2800))),
            club=chance.choice(("", "Rooks", "Kings")),
        )

    def team(self) -> Team:
        """Return a team, new or one of the event with somebody more or less."""
        known = [*self.state.teams.values()]
        members = tuple(dict.fromkeys(PlayerId(each) for each in self.some(self.id_) if each))
        if known and self.chance.random() < 0.5:
            team = self.chance.choice(known)
            return replace(team, members=self.chance.choice((team.members[::-1], team.members[1:], members)))
        return Team(f"Team {self.chance.randrange(10**6)}", members if self.chance.random() < 0.3 else ())

    def regulations(self) -> Regulations:
        """Return the regulations of the stage with something changed, or those of another system."""
        chance, now = self.chance, self.state.regulations
        if chance.random() < 0.6:
            system = chance.choice([*SYSTEMS.values()])
            return self.of_system(system)
        options = now.options
        if options is not None and options.asked:
            options = self._chosen(options, chance.choice(options.asked))
        return replace(
            now,
            options=options,
            rounds=chance.choice((now.rounds, now.rounds, 1, 3, 9)),
            half_point_byes=chance.random() < 0.5,
            points=chance.choice(("", "", "3-1-0", "3-1-0 U=½")),
            tie_breaks=chance.choice((now.tie_breaks, (), ("SB",), ("WON", "DE"))),
            last_criterion=chance.choice(("alphabet", "lots", "list")),
            first_board=chance.choice((1, 11)),
            carry=chance.random() < 0.2,
            team_best=chance.randrange(3),
        )

    def of_system(self, system: System) -> Regulations:
        """Return regulations of a system, its options drawn."""
        options = system.options.of_new_event() if system.options else None
        for asked in options.asked if options else ():
            assert options is not None
            if self.chance.random() < 0.4:
                options = self._chosen(options, asked)
        rounds = self.chance.choice((1, 2, 3, 3, 5))
        return Regulations(rounds, system.key, tie_breaks=system.tie_breaks, options=options)

    def _chosen(self, options: Options, asked: Choosable) -> Options:
        numbers = [*(asked.numbers or ())][:8]
        return options.with_chosen({asked.field: self.chance.choice(numbers or [value for value, _ in asked.values])})

    def _board(self) -> int:
        last = len(self.state.rounds[-1].boards) if self.state.rounds else 0
        return self.chance.randrange(last + 2)

    def _pairs(self) -> tuple[tuple[ContestantId, ContestantId], ...]:
        ids = [*self.state.to_pair]
        self.chance.shuffle(ids)
        return tuple(zip(ids[::2], ids[1::2], strict=False))

    def _listed(self) -> tuple[Any, ...]:
        from paircard.core.commands import Listed

        return self.some(lambda: Listed(self.entrant(), self.chance.choice(("", "Rooks", "Kings"))))

    def _plan(self) -> Plan:
        chance = self.chance
        out = chance.choice((0, 0, 1))
        places = () if out else tuple(chance.randrange(1, 4) for _ in range(chance.randrange(1, 3)))
        return Plan(places, out=out, carry=chance.random() < 0.3, follow=chance.random() < 0.3)


def _CORRECTIONS() -> tuple[type[Command], ...]:  # noqa: N802 - a table
    from paircard.core.commands import CorrectColours, CorrectEntrant, CorrectResult

    return CorrectResult, CorrectColours, CorrectEntrant
