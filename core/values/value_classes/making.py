"""What a class of values gets from its fields: what makes, copies, shows and compares its values.

Of most classes a command makes a few values or none, and to compile what makes one takes as long as to make a hundred.
So the first ones are made field by field, and it is compiled for a class of which there are more.
"""
# no words in this file: what it writes is read by Python

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter
from types import BuiltinMethodType, MemberDescriptorType
from typing import Any

from paircard.core.values.value_classes.fields import NOTHING, Field, fields, stating

FEW = 20
"""So many values of a class are made field by field, and so many copied."""
Setter = Callable[[Any, Any], None]
"""Sets one field of a value, past the refusal to change."""
Copier = Callable[[Any, Mapping[str, Any]], Any]
"""Copies a value with other values of some fields; raises KeyError for what is none."""


def _setters_of(kind: type[Any]) -> dict[str, Setter]:
    return {each.name: _setter(kind, each.name) for each in fields(kind)}


def _setter(kind: type[Any], name: str) -> Setter:
    slot = getattr(kind, name, None)
    if isinstance(slot, MemberDescriptorType):
        return slot.__set__
    return lambda value, given: object.__setattr__(value, name, given)


# --- making -----------------------------------------------------------------------------------------------------


def init_of(kind: type[Any]) -> Any:
    """Return the `__init__` of a class."""
    own: tuple[Field, ...] = fields(kind)
    setters: dict[str, Setter] = {}
    made = 0

    def __init__(self: Any, *given: Any, **named: Any) -> None:  # noqa: N807 - messages name it
        nonlocal made
        made += 1
        if not setters:  # whoever comes first: the screens make values in several threads
            setters.update(_setters_of(kind))
        if made > FEW or not _made_by_hand(self, own, setters, given, named):
            kind.__init__ = compiled = _compiled_init(kind, own)
            compiled(self, *given, **named)

    return __init__


def _made_by_hand(
    value: Any, own: tuple[Field, ...], setters: Mapping[str, Setter], given: tuple[Any, ...], named: Mapping[str, Any]
) -> bool:
    """Set every field; tell whether what was given fits. What does not, Python puts into words once it is compiled."""
    said = dict(zip(setters, given, strict=False))
    if len(said) < len(given) or not said.keys().isdisjoint(named):
        return False
    said.update(named)
    for each in own:
        worth = said.pop(each.name) if each.name in said else each.made()
        if worth is NOTHING:
            return False
        setters[each.name](value, worth)
    return not said


def _compiled_init(kind: type[Any], own: tuple[Field, ...]) -> Any:
    """Compile what differs from class to class: the parameters."""
    scope: dict[str, Any] = {}
    parameters, values = _given(own, scope)
    parameters.insert(0, "self")
    open_kind = None if kind.__dictoffset__ else _open(kind)  # a dictionary would be turned twice
    if open_kind is None:
        return _compiled("__init__", parameters, [*_set_lines(kind, "self", values, scope), "return"], scope)
    scope |= {"_kind": kind, "_open": open_kind, "_turn": _TURN}
    body = [
        "if self.__class__ is _kind:",
        "    _turn(self, _open)",
        *(f"    self.{name} = {value}" for name, value in values.items()),
        "    self.__class__ = _kind",
        "    return",
    ]
    return _compiled("__init__", parameters, [*body, *_set_lines(kind, "self", values, scope), "return"], scope)


def maker_of(kind: type[Any]) -> Callable[..., Any]:
    """Return what makes values of a class from what the class takes, without being called as a class."""
    scope: dict[str, Any] = {"_new": object.__new__, "_kind": kind, "_open": _open(kind)}
    parameters, values = _given(fields(kind), scope)
    if scope["_open"] is None:
        lines = ["made = _new(_kind)", *_set_lines(kind, "made", values, scope)]
    else:
        set_all = (f"made.{name} = {value}" for name, value in values.items())
        lines = ["made = _new(_open)", *set_all, "made.__class__ = _kind"]
    maker: Callable[..., Any] = _compiled("made", parameters, [*lines, "return made"], scope)
    return maker


def _given(own: tuple[Field, ...], scope: dict[str, Any]) -> tuple[list[str], dict[str, str]]:
    """Return the parameters of what makes a value, and for each field what it is set to; add defaults to the scope."""
    scope["_MADE"] = object()
    parameters, values = [], {}
    for each in own:
        name = values[each.name] = each.name
        if each.needed:
            parameters.append(name)
        elif each.default_factory is NOTHING:
            scope[f"_default_{name}"] = each.default
            parameters.append(f"{name}=_default_{name}")
        else:
            scope[f"_make_{name}"] = each.default_factory
            parameters.append(f"{name}=_MADE")
            values[name] = f"_make_{name}() if {name} is _MADE else {name}"
    return parameters, values


_TURN = vars(object)["__class__"].__set__
"""Turns a value into one of another class, past the refusal to change."""


def _open(kind: type[Any]) -> type[Any] | None:
    """Return a class as which a value of this one is filled, as quickly as one that changes, before it turns into it.

    None where whoever looks at the subclasses of a class would see it.
    """
    if type(kind) is not type or not isinstance(kind.__init_subclass__, BuiltinMethodType):
        return None
    free = {"__setattr__": object.__setattr__, "__delattr__": object.__delattr__}
    return type(f"{kind.__name__} being made", (kind,), {"__slots__": (), **free})


def _compiled(name: str, parameters: Iterable[str], body: Iterable[str], scope: dict[str, Any]) -> Any:
    exec("\n    ".join([f"def {name}({', '.join(parameters)}):", *body, "return"]), scope)
    return scope[name]


def _set_lines(kind: type[Any], value: str, given: Mapping[str, str], scope: dict[str, Any]) -> list[str]:
    """Return a line for each field that sets it, and add to the scope what sets."""
    scope["_set"] = object.__setattr__
    lines = []
    for name, each in given.items():
        slot = getattr(kind, name, None)
        if isinstance(slot, MemberDescriptorType):
            scope[f"_set_{name}"] = slot.__set__
            lines.append(f"_set_{name}({value}, {each})")
        else:
            lines.append(f"_set({value}, {name!r}, {each})")
    return lines


# --- copying ----------------------------------------------------------------------------------------------------


def copier_of(kind: type[Any], keep: Callable[[Copier], None]) -> Copier:
    """Return what copies the first few values of a class; `keep` is told what copies those behind them."""
    setters = _setters_of(kind)
    copied = 0

    def by_hand(value: Any, changes: Mapping[str, Any]) -> Any:
        nonlocal copied
        copied += 1
        if copied == FEW:
            keep(_compiled_copier(kind, setters))
        made = object.__new__(kind)
        for name, set_field in setters.items():
            set_field(made, getattr(value, name))
        for name, other in changes.items():
            setters[name](made, other)
        return made

    return by_hand


def _compiled_copier(kind: type[Any], setters: Mapping[str, Setter]) -> Copier:
    open_kind = None if kind.__dictoffset__ else _open(kind)  # a dictionary would be turned twice
    scope: dict[str, Any] = {"_new": object.__new__, "_kind": kind, "_open": open_kind or kind, "_fields": setters}
    values = {name: f"value.{name}" for name in setters}
    if open_kind is None:
        lines = _set_lines(kind, "made", values, scope)
    else:
        lines = [*(f"made.{name} = {each}" for name, each in values.items()), "made.__class__ = _kind"]
    tail = ["for name in changes:", "    _fields[name](made, changes[name])", "return made"]
    copier: Copier = _compiled("copied", ("value", "changes"), ["made = _new(_open)", *lines, *tail], scope)
    return copier


# --- showing and comparing --------------------------------------------------------------------------------------


def repr_of(own: tuple[Field, ...]) -> Any:
    """Return the `__repr__` of a class with these fields."""
    names = [each.name for each in own if each.repr]

    def shown(self: Any) -> str:
        values = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
        return f"{type(self).__qualname__}({values})"

    return shown


def comparison_of(own: tuple[Field, ...]) -> dict[str, Any]:
    """Return equality and hash, by the values of the fields that are compared."""
    names = [each.name for each in own if each.compare]
    values = attrgetter(*names) if names else lambda _: ()

    def equal(self: Any, other: Any) -> Any:
        return values(self) == values(other) if type(self) is type(other) else NotImplemented

    def hashed(self: Any) -> int:
        return hash(values(self))

    return {"__eq__": equal, "__hash__": hashed}


# --- the class --------------------------------------------------------------------------------------------------


def with_fields(
    cls: type[Any], own: tuple[Field, ...], methods: Mapping[str, Any], *, frozen: bool, slots: bool
) -> type[Any]:
    """Return a class with its fields, and with the methods that it does not have itself."""
    missing = {name: method for name, method in methods.items() if cls.__dict__.get(name) is None}
    parts = {**stating(own, frozen=frozen), **missing}
    makes_itself = "__init__" in cls.__dict__
    made: type[Any] = _in_slots(cls, own, parts) if slots else _as_it_is(cls, own, parts)
    if not makes_itself:
        made.__init__ = init_of(made)
    return made


def _as_it_is(cls: Any, own: tuple[Field, ...], parts: Mapping[str, Any]) -> Any:
    for each in own:
        if each.name in cls.__dict__ and each.name in cls.__annotations__:  # there stands what was said of the field
            delattr(cls, each.name)
            if each.default is not NOTHING:
                setattr(cls, each.name, each.default)
    for name, part in parts.items():
        setattr(cls, name, part)
    return cls


def _in_slots(cls: Any, own: tuple[Field, ...], parts: Mapping[str, Any]) -> Any:
    """Return the class made anew: slots are there from its beginning."""
    body = {**cls.__dict__, **parts, "__qualname__": cls.__qualname__}
    for name in (*(each.name for each in own), "__dict__", "__weakref__"):
        body.pop(name, None)
    inherited = {name for base in cls.__mro__[1:] for name in base.__dict__.get("__slots__", ())}
    body["__slots__"] = tuple([each.name for each in own if each.name not in inherited])
    return type(cls)(cls.__name__, cls.__bases__, body)
