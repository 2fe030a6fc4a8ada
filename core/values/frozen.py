"""The standard library's `dataclass` for frozen values, made in a tenth of the time.

Every command that starts makes some two hundred classes of values, and the standard library writes and compiles six
methods for each: that took longer than everything else such a command does. Here nothing is compiled before there are
more than a few values. For whoever uses, reads or checks a class nothing differs, so type checkers are shown the
original. Modules that a command loads take it from here, with `field`, `fields` and `replace`.
"""
# no words in this file: what it says is read by programmers

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

from paircard.core.values.value_classes.fields import Field, collected
from paircard.core.values.value_classes.fields import field as field
from paircard.core.values.value_classes.fields import fields as fields
from paircard.core.values.value_classes.making import (
    FEW,
    Copier,
    comparison_of,
    copier_of,
    maker_of,
    repr_of,
    with_fields,
)

T = TypeVar("T")
MANY = 200
"""To compile a maker takes as long as it spares where so many values are made."""

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
    from dataclasses import replace as replace

    def maker(kind: type[T], count: int = 0) -> type[T]:  # noqa: ARG001 - type checkers need no more
        """Return what makes values of a class."""
        return kind

else:

    def maker(kind, count=0):
        """Return what makes values of a class as the class does, and in two thirds of the time once it is asked often.

        Whoever makes many at once asks for it before; `count`, where it is known how many.
        """
        known = _MAKERS.get(kind)
        if known is None:
            _ASKED[kind] = asked = _ASKED.get(kind, 0) + 1
            known = kind
            if asked > FEW or count >= MANY:
                known = _MAKERS[kind] = maker_of(kind)
        return known

    def replace(value, /, **changes):
        """Return a frozen value with other values of some fields, in a third of the standard library's time."""
        kind = type(value)
        copier = _COPIERS.get(kind) or _first_copier(kind)
        try:
            return copier(value, changes)
        except KeyError as error:
            raise TypeError(f"{kind.__name__} has no field {error}") from error

    def dataclass(*, frozen, slots=False, eq=True):
        """Return the decorator of a class of frozen values; nothing else is offered."""
        if not frozen:
            raise TypeError("values that change are made with the dataclass of core.values.changing")
        return lambda cls: _frozen(cls, slots=slots, eq=eq)


def _frozen(cls: type[Any], *, slots: bool, eq: bool) -> type[Any]:
    if hasattr(cls, "__post_init__"):
        raise TypeError(f"{cls.__name__} has a __post_init__, which nobody would call")
    own = collected(cls, frozen=True)
    methods = {"__repr__": repr_of(own), **_REFUSALS}
    if eq:
        methods |= comparison_of(own)
    if slots:
        methods |= _pickling(own)
    return with_fields(cls, own, methods, frozen=True, slots=slots)


_MAKERS: dict[type[Any], Any] = {}
"""What makes values of a class, once somebody has asked for it often."""
_ASKED: dict[type[Any], int] = {}
"""How often that was."""
_COPIERS: dict[type[Any], Copier] = {}
"""How values of a class are copied, once somebody has changed one."""


def _first_copier(kind: type[Any]) -> Copier:
    """Return what copies the values of a class for the first time; classes not made here are left alone."""
    if kind.__dict__.get("__setattr__") is not _no_change:
        from dataclasses import replace as theirs  # a class of theirs has loaded it

        _COPIERS[kind] = lambda value, changes: theirs(value, **changes)
    else:
        _COPIERS[kind] = copier_of(kind, lambda compiled: _COPIERS.update({kind: compiled}))
    return _COPIERS[kind]


def _pickling(own: tuple[Field, ...]) -> dict[str, Any]:
    """Return how values in slots travel to another process, past the refusal to change."""
    names = [each.name for each in own]

    def packed(self: Any) -> list[Any]:
        return [getattr(self, name) for name in names]

    def unpack(self: Any, state: list[Any]) -> None:
        for name, value in zip(names, state, strict=True):
            object.__setattr__(self, name, value)

    return {"__getstate__": packed, "__setstate__": unpack}


def _no_change(_self: Any, name: str, _value: object = None) -> NoReturn:
    if name == "__orig_class__":
        raise AttributeError(name)  # tried, and not minded, wherever a generic class with its type makes a value
    from dataclasses import FrozenInstanceError  # nobody else changes a value but by mistake

    raise FrozenInstanceError(f"{name!r} is a field of a frozen value: use replace()")


_REFUSALS = {"__setattr__": _no_change, "__delattr__": _no_change}
