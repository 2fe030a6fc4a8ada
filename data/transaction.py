"""One durable write per unit of work: TinyDB alone writes once per table call."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from tinydb.middlewares import Middleware
from tinydb.storages import Storage

Tables = dict[str, dict[str, Any]]


class TransactionMiddleware(Middleware):
    """Holds back what tables write inside `transaction()` and hands it on once, at the end, or never.

    An exception inside drops everything: the storage below never hears of it. TinyDB's tables cache queries
    and the next free id; who rolls back must reopen them or, as the store does, use neither.
    """

    def __init__(self, storage_cls: Callable[..., Storage]) -> None:
        super().__init__(storage_cls)
        self._depth = 0
        self._pending: Tables | None = None

    def read(self) -> Tables | None:
        """Return the tables as the unit of work sees them."""
        return self._pending if self._pending is not None else self.storage.read()

    def write(self, data: Tables) -> None:
        """Hand the tables on, or keep them until the unit of work ends."""
        if self._depth:
            self._pending = data
        else:
            self.storage.write(data)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Open a unit of work; an inner one belongs to the outer."""
        self._depth += 1
        try:
            yield
            if self._depth == 1 and self._pending is not None:
                self.storage.write(self._pending)
        except BaseException:
            self._pending = None
            raise
        finally:
            self._depth -= 1
            if not self._depth:
                self._pending = None

    def close(self) -> None:
        """Close the storage below; an unfinished unit of work is dropped."""
        self._pending = None
        self.storage.close()
