"""The standard library's `dataclass` for frozen values, made in a fifth of the time.

Every command that starts makes about a hundred classes of values, and the standard library writes and compiles six
methods for each: that took longer than everything else such a command does. Here only `__init__` is compiled, and
only once a value is made. For whoever uses, reads or checks a class nothing differs, so type checkers are shown the
original. Modules that every start loads take it from here.

A value with slots is also made in half the time. While its fields are written it is a draft, which can be changed like
any object; then it becomes one of its class, which refuses that.
"""
# no words in this file: what it writes is read by Python

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
    from dataclasses import replace as replace
else:

    def replace(value, /, **changes):
        """Return a frozen value with other values of some fields, in a third of the standard library's time."""
        kind = type(value)
        copied = _COPIED.get(kind)
        if copied is None:
            copied = _COPIED[kind] = _copied(kind)
        try:
            return copied(value, changes)
        except KeyError as error:
            raise TypeError(f"{kind.__name__} has no field {error}") from error

    def dataclass(*, frozen, slots=False):
        """Return the decorator of a class of frozen values; nothing else is offered."""
        if not frozen:
            raise TypeError("values that change are made with the dataclass of the standard library")
        return lambda cls: _frozen(cls, slots=slots)


def _frozen(cls: type[Any], *, slots: bool) -> type[Any]:
    if hasattr(cls, "__post_init__"):
        raise TypeError(f"{cls.__name__} has a __post_init__, which nobody would call")
    made = _with_fields(cls, slots=slots)
    fields = dataclasses.fields(made)
    methods = {"__init__": _init(made, fields), "__repr__": _repr(fields), **_comparison(fields), **_REFUSALS}
    if slots:
        methods |= _pickling(fields)
    for name, method in methods.items():
        if cls.__dict__.get(name) is None:  # what the class says itself counts
            setattr(made, name, method)
    return made


def _with_fields(cls: type[Any], *, slots: bool) -> type[Any]:
    """Let the standard library collect the fields, which asks that a class and those it builds on be of one kind."""
    bases: list[Any] = [vars(base)[_KIND] for base in cls.__mro__[1:] if _KIND in vars(base)]
    if not all(each.frozen for each in bases):
        raise TypeError(f"{cls.__name__} is frozen and builds on a class whose values change")
    try:
        for each in bases:
            each.frozen = False
        made: Any = dataclasses.dataclass(init=False, repr=False, eq=False, slots=slots)(cls)
    finally:
        for each in bases:
            each.frozen = True
    made.__dataclass_params__.frozen = True
    return made  # type: ignore[no-any-return]


def _init(kind: type[Any], fields: tuple[dataclasses.Field[Any], ...]) -> Any:
    """Return what makes a value. It is compiled for the first one: of most classes a command makes none."""

    def __init__(self: Any, *given: Any, **named: Any) -> None:  # noqa: N807  # messages name it
        made: Any = _compiled(kind, fields)
        kind.__init__ = made
        made(self, *given, **named)

    return __init__


def _compiled(kind: type[Any], fields: tuple[dataclasses.Field[Any], ...]) -> Any:
    """Compile what differs from class to class: the parameters."""
    scope: dict[str, Any] = {"_MADE": object(), **_scope(kind)}
    parameters, values = ["self"], {}
    for field in fields:
        name = field.name
        values[name] = name
        if field.default is not dataclasses.MISSING:
            scope[f"_default_{name}"] = field.default
            parameters.append(f"{name}=_default_{name}")
        elif field.default_factory is not dataclasses.MISSING:
            scope[f"_make_{name}"] = field.default_factory
            parameters.append(f"{name}=_MADE")
            values[name] = f"_make_{name}() if {name} is _MADE else {name}"
        else:
            parameters.append(name)
    exec("\n".join([f"def __init__({', '.join(parameters)}):", *_lines(kind, "self", values)]), scope)
    return scope["__init__"]


def _lines(kind: type[Any], value: str, fields: Mapping[str, str]) -> list[str]:
    """Return the lines that write the fields of a value past the refusal to change them."""
    if kind.__dictoffset__:  # as a draft it would be given a second dictionary
        return [*(f"    _set({value}, {name!r}, {given})" for name, given in fields.items()), "    pass"]
    written = [f"    {value}.{name} = {given}" for name, given in fields.items()]
    return [f"    _own = type({value})", f"    _become({value}, _draft)", *written, f"    _become({value}, _own)"]


def _scope(kind: type[Any]) -> dict[str, Any]:
    """Return what such lines need."""
    make: Any = type(kind)
    draft = None if kind.__dictoffset__ else make(f"Draft of {kind.__name__}", (_Draft, kind), {"__slots__": ()})
    return {"_set": object.__setattr__, "_become": _BECOME, "_draft": draft, "_kind": kind}


class _Draft:
    """A value while it is written: it may be changed, and its class is not told that another builds on it."""

    __slots__ = ()
    __setattr__ = object.__setattr__
    __delattr__ = object.__delattr__

    def __init_subclass__(cls) -> None:
        pass


_BECOME = vars(object)["__class__"].__set__
"""Makes a value one of another class with the same slots."""
_KIND = "__dataclass_params__"
"""Where the standard library keeps whether values of a class change."""
_COPIED: dict[type[Any], Any] = {}
"""How values of a class are copied, once somebody has changed one."""


def _copied(kind: type[Any]) -> Any:
    """Compile what copies a value field by field and then sets what changes; classes not made here are left alone."""
    if kind.__dict__.get("__setattr__") is not _no_change:
        return lambda value, changes: dataclasses.replace(value, **changes)
    names = [field.name for field in dataclasses.fields(kind)]
    scope = {"_new": object.__new__, "_known": {name: name for name in names}, **_scope(kind)}
    head = ["def copied(value, changes):", "    made = _new(_kind)"]
    body = _lines(kind, "made", {name: f"value.{name}" for name in names})
    tail = ["    for name in changes:", "        _set(made, _known[name], changes[name])", "    return made"]
    exec("\n".join([*head, *body, *tail]), scope)
    return scope["copied"]


def _repr(fields: tuple[dataclasses.Field[Any], ...]) -> Any:
    names = [field.name for field in fields if field.repr]

    def shown(self: Any) -> str:
        values = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
        return f"{type(self).__qualname__}({values})"

    return shown


def _comparison(fields: tuple[dataclasses.Field[Any], ...]) -> dict[str, Any]:
    """Return equality and hash, by the values of the fields that are compared."""
    names = [field.name for field in fields if field.compare]
    values = attrgetter(*names) if names else lambda _: ()

    def equal(self: Any, other: Any) -> Any:
        return values(self) == values(other) if type(self) is type(other) else NotImplemented

    def hashed(self: Any) -> int:
        return hash(values(self))

    return {"__eq__": equal, "__hash__": hashed}


def _pickling(fields: tuple[dataclasses.Field[Any], ...]) -> dict[str, Any]:
    """Return how values in slots travel to another process, past the refusal to change."""
    names = [field.name for field in fields]

    def packed(self: Any) -> list[Any]:
        return [getattr(self, name) for name in names]

    def unpack(self: Any, state: list[Any]) -> None:
        for name, value in zip(names, state, strict=True):
            object.__setattr__(self, name, value)

    return {"__getstate__": packed, "__setstate__": unpack}


def _no_change(_self: Any, name: str, _value: object = None) -> NoReturn:
    raise dataclasses.FrozenInstanceError(f"{name!r} is a field of a frozen value: use replace()")


_REFUSALS = {"__setattr__": _no_change, "__delattr__": _no_change}
