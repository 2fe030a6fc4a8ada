"""Coroutines of commands in line mode: no question ever waits there, so each runs to its end when it is called."""

from __future__ import annotations

from collections.abc import Awaitable, Coroutine
from typing import Any, TypeVar, cast

Result = TypeVar("Result")  # no words: a type


def at_once(waiting: Awaitable[Result]) -> Result:
    """Run it and return what it returns."""
    try:
        cast("Coroutine[Any, Any, Result]", waiting).send(None)
    except StopIteration as ended:
        return cast("Result", ended.value)
    raise RuntimeError("a command waits for something that line mode does not have")
