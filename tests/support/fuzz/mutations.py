"""Small damages to samples: bytes, lines, fields, and values inside a JSON document."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tests.support.hostile_texts import TEXTS

NUMBERS = (-97, -1, 0, 1, 2, 3, 97, 9_999, 10**6, 10**9, 10**30, 2**63)
SIGNS = (b"\x00", b"\t", b"\n", b"\r", b" ", b"0", b"9", b"-", b'"', b",", b";", b"<", b"&", b"\x1b", b"\x9b", b"\xff")


def damaged_bytes(chance: Random, sample: bytes) -> bytes:
    """Return the sample with one to four damages of any kind."""
    for _ in range(chance.choice((1, 1, 2, 4))):
        sample = chance.choice(_DAMAGES)(chance, sample)
    return sample


def _sign(chance: Random, sample: bytes) -> bytes:
    place = chance.randrange(len(sample) + 1)
    sign = chance.choice(SIGNS) if chance.random() < 0.7 else bytes([chance.randrange(256)])
    return sample[:place] + sign + sample[place + chance.randint(0, 1) :]


def _text(chance: Random, sample: bytes) -> bytes:
    place = chance.randrange(len(sample) + 1)
    text = chance.choice(TEXTS).encode(errors="surrogatepass")
    return sample[:place] + text + sample[place + chance.choice((0, len(text))) :]


def _swapped(chance: Random, sample: bytes) -> bytes:
    lines = sample.splitlines(keepends=True) or [b""]
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


def _repeated(chance: Random, sample: bytes) -> bytes:
    lines = sample.splitlines(keepends=True) or [b""]
    place = chance.randrange(len(lines))
    return b"".join([*lines[:place], lines[place] * chance.choice((0, 2, 50)), *lines[place + 1 :]])


def _cut(chance: Random, sample: bytes) -> bytes:
    return sample[: chance.randrange(len(sample) + 1)]


def _long(chance: Random, sample: bytes) -> bytes:
    place = chance.randrange(len(sample) + 1)
    return sample[:place] + chance.choice((b"A", b"9", b" ", b",", b"<a>", b"\n")) * 20_000 + sample[place:]


_DAMAGES: tuple[Callable[[Random, bytes], bytes], ...] = (
    _sign,
    _sign,
    _sign,
    _text,
    _text,
    _swapped,
    _repeated,
    _cut,
    _long,
)


def damaged_value(chance: Random, value: Any) -> Any:
    """Return a JSON value in which one part, at any depth, is another."""
    if isinstance(value, dict) and value and chance.random() < 0.9:
        return _damaged_object(chance, value)
    if isinstance(value, list) and value and chance.random() < 0.8:
        return _damaged_list(chance, value)
    return _other(chance, value)


def _damaged_object(chance: Random, value: dict[str, Any]) -> dict[str, Any]:
    key = chance.choice(list(value))
    if chance.random() < 0.03:
        return {name: each for name, each in value.items() if name != key}
    if chance.random() < 0.03:
        return {**value, chance.choice(TEXTS): value[key]}
    return {**value, key: damaged_value(chance, value[key])}


def _damaged_list(chance: Random, value: list[Any]) -> list[Any]:
    place = chance.randrange(len(value))
    match chance.randrange(6):
        case 0:
            return value[:place] + value[place + 1 :]
        case 1:
            return [*value, value[place]]
        case 2:
            return chance.sample(value, len(value))
        case _:
            return [*value[:place], damaged_value(chance, value[place]), *value[place + 1 :]]


def _other(chance: Random, value: Any) -> Any:
    match value:
        case bool():
            return not value
        case str() if chance.random() < 0.9:
            return chance.choice(TEXTS)
        case int() if chance.random() < 0.9:
            return chance.choice((*NUMBERS, value + 1, value - 1))
    return chance.choice((None, "", 0, [], {}, [[]] * 3, 1.5, True, chance.choice(TEXTS)))
