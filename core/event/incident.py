"""What a report tells in a comment of its own (`###`): what was done that pairing by the rules knows nothing of.

Seven kinds are events against pairing integrity: Import, Regeneration, Exchange, MPA, Configuration, Adjournment and
Correction. The others are told because whoever reads a report must know them. Words of a line are its form: they are
the same in every language.
"""

# no words in this file: comments of a report
from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum

from paircard.core.event.ids import ContestantId
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.pattern import pattern


# no words: how a line begins
class Kind(StrEnum):
    """What has happened; lines of one round stand in this order."""

    FIDE_MODE = "FIDE mode exited"
    IMPORT = "Import"
    REGENERATION = "Regeneration"
    EXCHANGE = "Exchange"
    MPA = "MPA"
    """Paired by hand, and otherwise than the program would."""
    FPB = "FPB"
    CONFIGURATION = "Configuration"
    ADJOURNMENT = "Adjournment"
    CORRECTION = "Correction"
    RATING_CORRECTION = "Rating correction"
    NOT_PLAYED = "Not played"
    PROHIBITION = "Prohibition"
    ROUNDS = "Rounds"
    TIE_BREAKS = "Tie-breaks"


OF_THE_EVENT = frozenset(
    {Kind.FIDE_MODE, Kind.REGENERATION, Kind.EXCHANGE, Kind.PROHIBITION, Kind.ROUNDS, Kind.TIE_BREAKS}
)
"""What stays when the pairing of its round is taken back; everything else is about what stood there."""
RESTED_ON = frozenset({Kind.CORRECTION, Kind.ADJOURNMENT})
"""What is told because the pairing of the next round rests on what stood there first."""
_ORDER = {kind: place for place, kind in enumerate(Kind)}
_SOMEBODY = pattern(r"\{(\d+)\}")


@dataclass(frozen=True, slots=True)
class Incident:
    """One of them. Who is named stands there by id in braces, `{12}-{4}`: a line is right by whatever numbers."""

    kind: Kind
    at: int
    """The round it is about, or that was under way; 0 before round 1 was paired."""
    about: str = ""
    """What it is about where several of a kind may be told of one round: a game, such as `{6}-{17}:`."""
    was: str = ""
    """What stood there first, or what should have."""
    now: str = ""
    """What stands there."""

    def line(self, number: Callable[[ContestantId], int]) -> str:
        """Return it as a report has it, behind the sign of a comment; `number`: the pairing number of an id.

        >>> Incident(Kind.CORRECTION, 4, "{60}-{170}:", "1-0", "0-1").line(lambda id_: id_ // 10)
        'Correction @ Round 4: 6-17: 1-0 => 0-1'
        """
        return _SOMEBODY.sub(lambda found: str(number(ContestantId(int(found[1])))), self._template)

    @property
    def _template(self) -> str:
        head = f"{self.kind} @ Round {self.at}" if self.at else f"{self.kind} before Round 1 was paired"
        return f"{head}: {self.text}" if self.text else head

    @property
    def text(self) -> str:
        """What stands behind kind and round."""
        arrow = "=>" if self.was and self.now else ""
        return " ".join(filter(None, (self.about, self.was, arrow, self.now)))

    def is_again(self, other: Incident) -> bool:
        """Whether it tells of the same thing as another: of the same game, or of what a round has only once."""
        return (self.kind, self.at, self._what) == (other.kind, other.at, other._what)

    @property
    def _what(self) -> object:
        if self.kind is Kind.CORRECTION and not self.about:
            return frozenset(_SOMEBODY.findall(self.was))  # a game that was turned round is known by its players
        return self.about


def somebody(id_: ContestantId) -> str:
    """Return how an incident names somebody.

    >>> somebody(ContestantId(12))
    '{12}'
    """
    return f"{{{id_}}}"


def with_incident(told: tuple[Incident, ...], new: Incident) -> tuple[Incident, ...]:
    """Return the incidents with one more. Told again of the same game it says what was there first, and what is now.

    >>> game = Incident(Kind.CORRECTION, 4, "{6}-{17}:", "1-0", "0-1")
    >>> [each.text for each in with_incident((game,), replace(game, was="0-1", now="1/2-1/2"))]
    ['{6}-{17}: 1-0 => 1/2-1/2']
    >>> with_incident((game,), replace(game, was="0-1", now="1-0"))
    ()
    """
    if new.kind is Kind.FIDE_MODE:
        return _with_fide_mode(told, new)
    before = next((each for each in told if each.is_again(new)), None)
    if before is None:
        return (*told, new)
    others = tuple(each for each in told if each is not before)
    merged = replace(new, was=before.was)
    taken_back = merged.was == merged.now and bool(before.now)
    return others if taken_back else (*others, merged)


def _with_fide_mode(told: tuple[Incident, ...], new: Incident) -> tuple[Incident, ...]:
    """Return the incidents with the mark of FIDE mode, which only ever moves to an earlier round."""
    if any(each.kind is new.kind and each.at <= new.at for each in told):
        return told
    return (*(each for each in told if each.kind is not new.kind), new)


def without_round(told: Iterable[Incident], number: int) -> tuple[Incident, ...]:
    """Return the incidents once the pairing of a round was taken back: what was told of it has no line.

    A correction of the round before has none either: what is paired then rests on what is right.
    """
    return tuple(each for each in told if each.kind in OF_THE_EVENT or _last_concerned(each) < number)


def _last_concerned(incident: Incident) -> int:
    return incident.at + 1 if incident.kind in RESTED_ON else incident.at


def lines_of(told: Iterable[Incident], number: Callable[[ContestantId], int]) -> list[str]:
    """Return a line a kind and round, in the order of the rounds.

    >>> one = Incident(Kind.CORRECTION, 4, "{6}-{17}:", "1-0", "0-1")
    >>> lines_of((replace(one, at=3), one, replace(one, about="{2}-{5}:")), int)
    ['Correction @ Round 3: 6-17: 1-0 => 0-1', 'Correction @ Round 4: 6-17: 1-0 => 0-1, 2-5: 1-0 => 0-1']
    """
    by_line: dict[tuple[int, int], list[Incident]] = {}
    for each in told:
        by_line.setdefault((each.at, _ORDER[each.kind]), []).append(each)
    return [_in_one(by_line[place]).line(number) for place in sorted(by_line)]


def _in_one(told: Sequence[Incident]) -> Incident:
    return replace(told[0], about=", ".join(each.text for each in told), was="", now="")
