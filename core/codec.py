"""Frozen values to plain JSON and back, strictly: what does not fit its annotation is an error with a place."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")
LATER = {"later": True}
"""Metadata of a field that came after the first files. It has a default and is not written while it has it: what
an old file holds is encoded as it stands there, and the digests of its entries still fit."""
Decoder = Callable[[object, str], Any]


class BadValue(ValueError):
    """A value that is not what it should be; the text names the place."""


def encode(value: object) -> Any:
    """Return the value as JSON: objects for dataclasses, lists for tuples, the plain value of an enum."""
    if isinstance(value, Enum):
        return value.value
    if dataclasses.is_dataclass(value):
        kind: Any = type(value)
        fields = {field.name: getattr(value, field.name) for field in _written_always(kind)}
        fields |= {f.name: given for f in _written_later(kind) if (given := getattr(value, f.name)) != f.default}
        return {name: encode(each) for name, each in fields.items()}
    if isinstance(value, tuple):
        return [encode(item) for item in value]
    return value


def decode(kind: type[T], document: object, place: str = "") -> T:
    """Return a value of `kind` from JSON; raise `BadValue` naming the first place that does not fit."""
    shape: Any = kind
    value: T = _decoder(shape)(document, place)
    return value


@cache
def _written_always(kind: Any) -> tuple[dataclasses.Field[Any], ...]:
    return tuple(field for field in dataclasses.fields(kind) if not field.metadata)


@cache
def _written_later(kind: Any) -> tuple[dataclasses.Field[Any], ...]:
    return tuple(field for field in dataclasses.fields(kind) if field.metadata)


@cache
def _decoder(kind: Any) -> Decoder:
    if dataclasses.is_dataclass(kind):
        return _dataclass_decoder(kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _enum_decoder(kind)
    origin = get_origin(kind)
    if origin is tuple:
        return _tuple_decoder(get_args(kind)[0])
    if origin is Literal:
        return _literal_decoder(get_args(kind))
    if origin in (Union, UnionType):
        return _optional_decoder(next(arm for arm in get_args(kind) if arm is not NoneType))
    return _plain_decoder(kind)


def _plain_decoder(kind: type) -> Decoder:
    def plain(document: object, place: str) -> object:
        # bool is an int in Python, but never a number in a journal
        if type(document) is not kind:
            raise BadValue(f"{place}: {_shown(document)} is not {_NAMES.get(kind, kind.__name__)}")
        return document

    return plain


_NAMES = {int: "a whole number", str: "a text", bool: "true or false"}


def _enum_decoder(kind: type[Enum]) -> Decoder:
    members = {member.value: member for member in kind}

    def member(document: object, place: str) -> Enum:
        if type(document) is not str or document not in members:
            raise BadValue(f"{place}: {_shown(document)} is no {kind.__name__.lower()}")
        return members[document]

    return member


def _literal_decoder(choices: tuple[object, ...]) -> Decoder:
    def choice(document: object, place: str) -> object:
        if type(document) is not str or document not in choices:
            raise BadValue(f"{place}: {_shown(document)} is none of {', '.join(map(str, choices))}")
        return document

    return choice


def _tuple_decoder(item: Any) -> Decoder:
    decode_item = _decoder(item)

    def items(document: object, place: str) -> tuple[Any, ...]:
        if not isinstance(document, list):
            raise BadValue(f"{place}: {_shown(document)} is not a list")
        return tuple(decode_item(each, f"{place}[{index}]") for index, each in enumerate(document))

    return items


def _optional_decoder(kind: Any) -> Decoder:
    decode_kind = _decoder(kind)
    return lambda document, place: None if document is None else decode_kind(document, place)


def _dataclass_decoder(kind: Any) -> Decoder:
    decoders = {name: _decoder(hint) for name, hint in get_type_hints(kind).items()}
    required = {
        field.name
        for field in dataclasses.fields(kind)
        if field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING
    }

    def fields(document: object, place: str) -> object:
        if not isinstance(document, Mapping):
            raise BadValue(f"{place}: {_shown(document)} is not an object")
        if missing := required - document.keys():
            raise BadValue(f"{place}: {min(missing)} is missing")
        if unknown := document.keys() - decoders.keys():
            raise BadValue(f"{place}: {_shown(min(map(str, unknown)))} is not a field of {kind.__name__}")
        return kind(**{name: decoders[name](value, f"{place}.{name}") for name, value in document.items()})

    return fields


def _shown(document: object) -> str:
    text = repr(document)
    return text if len(text) <= 40 else text[:37] + "..."
