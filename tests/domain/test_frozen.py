"""A class of values of `core.values.frozen` can be told from one of the standard library by nothing but its making."""

from __future__ import annotations

import copy
import dataclasses
import inspect
import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError, field, replace
from typing import Any

import pytest

from paircard.core.values import changing, frozen
from paircard.core.values.frozen import MANY
from paircard.core.values.value_classes.making import FEW


def of(decorator: Callable[..., Any], *, slots: bool) -> Any:
    """Return a class with every kind of field, made by one decorator."""

    @decorator(frozen=True, slots=slots)
    class Card:
        """A player's card."""

        number: int
        name: str = ""
        met: tuple[int, ...] = field(default=(), metadata={"later": True})
        points: dict[str, int] = field(default_factory=dict, compare=False, repr=False)

    return Card


@frozen.dataclass(frozen=True, slots=True)
class Named:
    """A base with a value, at the top of the module so that it can travel."""

    name: str


@frozen.dataclass(frozen=True, slots=True)
class Rated(Named):
    """A value that builds on another."""

    rating: int = 0


@frozen.dataclass(frozen=True, slots=True)
class Nothing:
    """A value without a field."""


@pytest.mark.parametrize("slots", [True, False])
def test_a_value_is_like_one_of_the_standard_library(slots: bool) -> None:
    ours, theirs = (of(each, slots=slots) for each in (frozen.dataclass, dataclasses.dataclass))
    for given in ((1,), (1, "Ada"), (1, "Ada", (2, 3)), (1, "Ada", (2, 3), {"W": 1})):
        assert repr(ours(*given)) == repr(theirs(*given))
        assert hash(ours(*given)) == hash(theirs(*given))
        assert dataclasses.asdict(ours(*given)) == dataclasses.asdict(theirs(*given))
        assert ours(*given) == ours(*given) != theirs(*given)
    assert ours(1) != ours(2)
    assert ours(1, points={"W": 1}) == ours(1, points={"D": 1}), "points are not compared"
    assert replace(ours(1), name="Ada") == ours(1, "Ada")
    assert ours.__match_args__ == theirs.__match_args__
    assert list(inspect.signature(ours).parameters) == list(inspect.signature(theirs).parameters)
    assert hasattr(ours(1), "__dict__") is not slots


@pytest.mark.parametrize("slots", [True, False])
def test_the_hundredth_value_is_made_as_the_first(slots: bool) -> None:
    """The first few are made and copied field by field, the others by what is compiled then."""
    card = of(frozen.dataclass, slots=slots)
    made = [card(number, "Ada", points={"W": number}) for number in range(2 * FEW)]
    assert [(each.number, each.name, each.met, each.points["W"]) for each in made] == [
        (number, "Ada", (), number) for number in range(2 * FEW)
    ]
    copied = [frozen.replace(each, number=-each.number) for each in made]
    assert copied == [card(-number, "Ada", points={"W": number}) for number in range(2 * FEW)]
    every: list[tuple[Any, ...]] = [(), (1, "Ada", (), {}, 5)]
    for wrong in every:
        with pytest.raises(TypeError, match="argument"):
            card(*wrong)
    with pytest.raises(TypeError, match="rank"):
        frozen.replace(made[0], rank=3)


@pytest.mark.parametrize("slots", [True, False])
def test_whoever_makes_many_makes_the_same(slots: bool) -> None:
    """Asked often, a maker is a function of its own; what it makes is what the class makes, defaults too."""
    card = of(frozen.dataclass, slots=slots)
    makers = [frozen.maker(card) for _ in range(2 * FEW)]
    assert makers[0] is card is not makers[-1]
    for make in makers[0], makers[-1]:
        made = [make(1), make(1, "Ada"), make(1, met=(2,), points={"W": 1})]
        assert made == [card(1), card(1, "Ada"), card(1, "", (2,))]
        assert [type(each) for each in made] == [card] * 3
        assert made[0].points is not made[1].points
        with pytest.raises(FrozenInstanceError):
            made[0].number = 2
        with pytest.raises(TypeError, match="argument"):
            make()


def test_whoever_makes_very_many_need_not_ask_often() -> None:
    card = of(frozen.dataclass, slots=True)
    assert frozen.maker(card, MANY - 1) is card
    make = frozen.maker(card, MANY)
    assert make is not card
    assert make is frozen.maker(card)
    assert make(1, "Ada") == card(1, "Ada")


def test_many_of_a_class_that_knows_who_builds_on_it() -> None:
    """There is no class besides in which such a value could be made."""
    known: list[str] = []

    class Base:
        def __init_subclass__(cls) -> None:
            known.append(cls.__name__)

    @frozen.dataclass(frozen=True)
    class Move(Base):
        square: str

    assert frozen.maker(Move, MANY)("e4") == Move("e4")
    assert known == ["Move"]


def test_a_value_that_changes_is_like_one_of_the_standard_library() -> None:
    @changing.dataclass(slots=True)
    class Tally:
        name: str
        seen: list[int] = changing.field(default_factory=list)

    tally = Tally("Ada")
    tally.name = "Bo"
    tally.seen.append(3)
    assert tally == Tally("Bo", [3]) != Tally("Bo")
    assert repr(tally).endswith("Tally(name='Bo', seen=[3])")
    assert dataclasses.asdict(tally) == {"name": "Bo", "seen": [3]}
    assert Tally.__hash__ is None
    assert not hasattr(tally, "__dict__")


def test_what_all_values_would_share_is_no_default() -> None:
    with pytest.raises(ValueError, match="default_factory"):
        frozen.dataclass(frozen=True)(type("Shelf", (), {"__annotations__": {"books": "list"}, "books": []}))


def test_what_is_made_for_a_value_is_its_own() -> None:
    card = of(frozen.dataclass, slots=True)
    assert card(1).points is not card(1).points
    with pytest.raises(TypeError, match="number"):
        card()
    with pytest.raises(TypeError, match="color"):
        card(1, color="w")


@pytest.mark.parametrize("slots", [True, False])
def test_a_value_does_not_change(slots: bool) -> None:
    card: Any = of(frozen.dataclass, slots=slots)(1)
    with pytest.raises(FrozenInstanceError, match="number"):
        card.number = 2
    with pytest.raises(FrozenInstanceError, match="name"):
        del card.name
    with pytest.raises(FrozenInstanceError, match="new"):
        card.new = 2
    assert card.number == 1


def test_a_value_builds_on_another_and_travels() -> None:
    ada = Rated("Ada", 2100)
    assert ada != Named("Ada")
    assert pickle.loads(pickle.dumps(ada)) == copy.deepcopy(ada) == copy.copy(ada) == ada
    assert repr(ada) == "Rated(name='Ada', rating=2100)"
    assert {Nothing(): 1}[Nothing()] == 1


def test_what_the_class_says_itself_counts() -> None:
    @frozen.dataclass(frozen=True)
    class Shown:
        number: int

        def __repr__(self) -> str:
            return f"No. {self.number}"

    assert repr(Shown(3)) == "No. 3"


def test_values_that_change_are_made_elsewhere() -> None:
    with pytest.raises(TypeError, match="changing"):
        frozen.dataclass(frozen=False)


@pytest.mark.parametrize("slots", [True, False])
def test_a_changed_copy_is_like_one_of_the_standard_library(slots: bool) -> None:
    value = of(frozen.dataclass, slots=slots)(1, "Ada", (2,), {"W": 1})
    every: list[dict[str, Any]] = [{}, {"name": "Bo"}, {"met": (3, 4), "number": 7}, {"points": {}}]
    for changes in every:
        ours, theirs = frozen.replace(value, **changes), replace(value, **changes)
        assert (ours, ours.points, repr(ours)) == (theirs, theirs.points, repr(theirs))
        assert (value.number, value.name) == (1, "Ada")
    assert frozen.replace(Rated("Ada", 5), name="Bo") == Rated("Bo", 5)
    with pytest.raises(TypeError, match="rank"):
        frozen.replace(value, rank=3)


@pytest.mark.parametrize("below", [frozen.dataclass, dataclasses.dataclass])
@pytest.mark.parametrize("above", [frozen.dataclass, dataclasses.dataclass])
def test_one_builds_on_the_other(above: Any, below: Any) -> None:
    @below(frozen=True)
    class Named:
        name: str

    @above(frozen=True)
    class Rated(Named):
        rating: int = 0

    kind: Any = Rated
    made = kind("Ada", 2000)
    assert (made.name, made.rating, replace(made, rating=1)) == ("Ada", 2000, kind("Ada", 1))
    with pytest.raises(FrozenInstanceError):
        made.name = "Bea"


def test_what_changes_is_no_ground_for_what_does_not() -> None:
    @dataclasses.dataclass
    class Open:
        name: str

    with pytest.raises(TypeError, match="do not"):
        frozen.dataclass(frozen=True)(type("Shut", (Open,), {}))
