"""One durable write per unit of work: TinyDB alone writes once per table call."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tinydb.middlewares import Middleware
from tinydb.storages import Storage

from paircard.data.storage.sealed_storage import Tables


class TransactionMiddleware(Middleware):
    """Holds back what tables write inside `transaction()` and hands it on once, at the end, or never.

    An exception inside drops everything: the storage below never hears of it. TinyDB's tables cache queries
    and the next free id; who rolls back must reopen them or, as the store does, use neither.
    """

    def __init__(self, storage_cls: Callable[..., Storage]) -> None:
        super().__init__(storage_cls)
        self._working = False
        self._pending: Tables | None = None

    def read(self) -> Tables | None:
        """Return the tables as the unit of work sees them."""
        return self._pending if self._pending is not None else self.storage.read()

    def write(self, data: Tables) -> None:
        """Hand the tables on, or keep them until the unit of work ends."""
        if self._working:
            self._pending = data
        else:
            self.storage.write(data)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Do a unit of work inside the block; raise `RuntimeError` inside another one."""
        if self._working:
            raise RuntimeError("a unit of work is not done inside another one")
        self._working = True
        try:
            yield
            if self._pending is not None:
                self.storage.write(self._pending)
        finally:
            self._working, self._pending = False, None

    def close(self) -> None:
        """Close the storage below; an unfinished unit of work is dropped."""
        self._pending = None
        self.storage.close()
