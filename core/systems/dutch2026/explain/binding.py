"""Which criterion holds another one above its least: each is waived alone, and the first that frees it is the reason.

A value is held against the least that the same number of downfloaters allows. The search is asked for the best
candidate by all criteria but the one that is waived (C4 means the bracket alone, whatever becomes of those below), so
that whatever is said of it is a candidate one can look at. Where no single criterion does it, as few as possible
together do; where none does, it is C1 and C3: who may meet.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import takewhile

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dutch2026.explain.field import Field, Numbers
from paircard.core.systems.dutch2026.explain.forcing import Forcing
from paircard.core.systems.dutch2026.outcome import NAMES, Values
from paircard.core.systems.dutch2026.position import Player
from paircard.core.systems.dutch2026.search.bracket import Candidate
from paircard.core.values.colour import Float
from paircard.core.values.frozen import dataclass, replace


@dataclass(frozen=True, slots=True)
class Way:
    """One way to pair a bracket: pairs, higher player first, and who is left over."""

    pairs: tuple[Numbers, ...]
    down: Numbers
    values: Values
    """Without C8 where nobody could say what it is: those left over, and those below, cannot be paired."""


@dataclass(frozen=True, slots=True)
class Binding:
    """What holds a criterion above the least that so many downfloaters allow."""

    name: str
    waived: tuple[str, ...]
    """The criteria without which it would be less; none where C1 and C3 hold it there."""
    way: Way | None = None
    """The best way without these; None where none are named."""


class Bindings:
    """Asks for the reasons of one bracket."""

    def __init__(self, forcing: Forcing, at: int) -> None:
        """Take a bracket by its place, 0 for the highest."""
        self._forcing = forcing
        self._at = at
        self._own = forcing.made.brackets[at]
        self._ways: dict[frozenset[str], Way | None] = {}

    @cached_property
    def _field(self) -> Field:
        return self._forcing.field(self._at)

    def of(self, name: str) -> Binding:
        """Return what holds a criterion where it is."""
        if name == "C6":
            return self._of_downfloaters()
        for waived in self._tried(name):
            way = self._best(waived)
            if way and self._value(way.values, name) < self._value(self._own.values, name):
                return Binding(name, self._named(waived, way), way)
        return Binding(name, ())

    def _of_downfloaters(self) -> Binding:
        fewest = self._field.fewest_alone()
        if fewest == self._own.values.c6:
            return Binding("C6", ())
        way = self._best(frozenset({"C5"})) if self._counts("C5") else None
        if way and len(way.down) < self._own.values.c6:
            return Binding("C6", ("C5",), way)
        found = self._field.alone(fewest, NAMES)
        if found is None:
            raise AssertionError("a largest matching leaves so many alone")
        return Binding("C6", ("C4",), self._way(self._field, found))

    def _tried(self, name: str) -> Iterator[frozenset[str]]:
        """Yield what is waived, one after the other: single criteria, the bracket below, as few together as will do."""
        if name != "C8" and self._alone_is_no_better(name):
            return
        before = [each for each in ("C5", *takewhile(lambda each: each != name, NAMES[1:])) if self._counts(each)]
        if "C5" in before and name == "C9":
            before.remove("C5")
        yield from (frozenset({each}) for each in before)
        if name != "C8" and self._counts("C4"):
            yield frozenset({"C4", "C5", "C8"})
        yield from self._together(frozenset(before), name)
        if name != "C8" and self._counts("C4"):
            yield from self._together(frozenset({"C4", "C5", "C8", *before}), name)

    def _alone_is_no_better(self, name: str) -> bool:
        """Tell whether the bracket could do no better even if no other criterion counted (C1 and C3 do).

        Of clashes that is nearly always seen without weighing all pairs.
        """
        own = self._own.values
        if name in ("C12", "C13"):
            fewest = self._field.clashes_alone(own.c6, strong=name == "C13")
            if fewest >= (own.c13 if name == "C13" else own.c12):
                return True
        found = self._field.alone(self._own.values.c6, (name,))
        if found is None:
            raise AssertionError("the bracket leaves so many over")
        return not self._value(self._way(self._field, found).values, name) < self._value(self._own.values, name)

    def _together(self, all_of_them: frozenset[str], name: str) -> Iterator[frozenset[str]]:
        """Yield as few criteria of some as free one together, if all of them do."""
        if len(all_of_them) < 2 or not self._frees(all_of_them, name):
            return
        few = all_of_them
        for each in sorted(
            all_of_them - {"C4", "C5", "C8"} if "C4" in few else all_of_them, key=lambda one: int(one[1:])
        ):
            if len(few) > 1 and self._frees(few - {each}, name):
                few -= {each}
        yield few

    def _frees(self, waived: frozenset[str], name: str) -> bool:
        way = self._best(waived)
        return way is not None and self._value(way.values, name) < self._value(self._own.values, name)

    def _best(self, waived: frozenset[str]) -> Way | None:
        """Return the best way without some criteria; with C4 among them that of the bracket alone."""
        if waived not in self._ways:
            self._ways[waived] = self._find(waived)
        return self._ways[waived]

    def _find(self, waived: frozenset[str]) -> Way | None:
        if "C4" in waived:
            found = self._field.alone(self._own.values.c6, [each for each in NAMES if each not in waived])
            return None if found is None else self._looked_ahead(self._way(self._field, found))
        field = self._forcing.field(self._at, waived=waived)
        candidate = field.best()
        return None if candidate is None else self._way(field, candidate, ahead=True)

    def _way(self, field: Field, candidate: Candidate, *, ahead: bool = False) -> Way:
        pairs, down = tuple(map(field.numbers, candidate.pairs)), field.numbers(candidate.down)
        values = self._field.values(pairs, down)
        return Way(pairs, down, values._replace(c8=field.ahead(candidate.down)) if ahead else values)

    def _looked_ahead(self, way: Way) -> Way:
        """Return a way with its C8, whoever then has the bye, if those left over and those below can be paired."""
        if not self._counts("C8") or self._forcing.shortages.complete(self._left(way)) is not None:
            return way
        field = self._forcing.field(self._at, waived=frozenset({"C5"}))
        return replace(way, values=way.values._replace(c8=field.ahead(field.places(way.down))))

    def _left(self, way: Way) -> list[PairingNumber]:
        """Return who is left for the brackets below."""
        return [*way.down, *(each for below in self._forcing.made.brackets[self._at + 1 :] for each in below.residents)]

    def _named(self, waived: frozenset[str], way: Way) -> tuple[str, ...]:
        """Return the criteria that a way does not keep, of those waived, in their order."""
        others = sorted(waived - {"C4", "C5", "C8"}, key=lambda one: int(one[1:]))
        if "C4" not in waived:
            return tuple(sorted(waived, key=lambda one: int(one[1:])))
        left = self._left(way)
        if len(left) == 1 and self._forcing.players[left[0]].bye_barred:
            return ("C2", *others)
        if self._forcing.shortages.complete(left) is not None:
            return ("C4", *others)
        fixed = ["C5"] if self._forcing.shortages.complete(left, self._forcing.bye_score) else []
        fixed += ["C8"] if self._counts("C8") else []
        return tuple(sorted([*fixed, *others], key=lambda one: int(one[1:])))

    def _counts(self, name: str) -> bool:
        """Tell whether a criterion could tell two ways to pair the bracket apart."""
        own, players = self._own, self._forcing.players
        last = self._at == len(self._forcing.made.brackets) - 1
        movers, residents = [players[each] for each in own.mdps], [players[each] for each in own.residents]
        match name:
            case "C4":
                return bool(own.downfloaters) or not last
            case "C5":
                return self._forcing.bye_score is not None
            case "C6":
                return False
            case "C7" | "C19" | "C21":
                return bool(movers)
            case "C8":
                return not last
            case "C9":
                return own.values.c6 == 1 and self._forcing.bye_score is not None
            case "C10" | "C11":
                return any(each.topscorer for each in (*movers, *residents))
            case "C14" | "C15" | "C16" | "C17" | "C18" | "C20":
                return self._looks_back(name, movers, residents)
        return True

    def _looks_back(self, name: str, movers: list[Player], residents: list[Player]) -> bool:
        """Tell whether somebody here floated so that one of these criteria looks at them."""
        match name:
            case "C14" | "C16":
                return bool(self._own.downfloaters) and any(_floated(each, name, "C14") == "D" for each in residents)
            case "C15" | "C17":
                return bool(movers) and any(_floated(each, name, "C15") == "U" for each in residents)
        return any(_floated(each, name, "C18") == "D" for each in movers)

    @staticmethod
    def _value(values: Values, name: str) -> tuple[object, ...]:
        value = getattr(values, name.lower())
        return value if isinstance(value, tuple) else (value,)


def _floated(player: Player, name: str, before: str) -> Float:
    """Return the float that a criterion looks at: of the previous round, or of two rounds before."""
    return player.float_before if name == before else player.float_two_before
