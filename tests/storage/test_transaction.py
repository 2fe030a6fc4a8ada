"""A unit of work over several tables is one write, or none."""

from __future__ import annotations

import pytest
from tinydb import TinyDB
from tinydb.storages import MemoryStorage

from paircard.data.storage.sealed_storage import Tables
from paircard.data.storage.transaction import TransactionMiddleware


class CountingStorage(MemoryStorage):
    """Counts what reaches the storage."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.writes: list[Tables] = []
        self.closed = False

    def write(self, data: Tables) -> None:
        """Count and keep."""
        self.writes.append(data)
        super().write(data)

    def close(self) -> None:
        """Note it."""
        self.closed = True


@pytest.fixture
def middleware() -> TransactionMiddleware:
    """Return the middleware under test."""
    return TransactionMiddleware(CountingStorage)


@pytest.fixture
def database(middleware: TransactionMiddleware) -> TinyDB:
    """Return a database over it."""
    return TinyDB(storage=middleware)


def writes(middleware: TransactionMiddleware) -> list[Tables]:
    """Return what reached the storage."""
    storage = middleware.storage
    assert isinstance(storage, CountingStorage)
    return storage.writes


def test_two_tables_are_one_write(middleware: TransactionMiddleware, database: TinyDB) -> None:
    with middleware.transaction():
        database.table("games").insert({"board": 1})
        database.table("meta").insert({"round": 1})
        assert writes(middleware) == []
        assert len(database.table("games")) == 1, "inside, the work done so far is seen"
    assert writes(middleware) == [{"games": {"1": {"board": 1}}, "meta": {"1": {"round": 1}}}]


def test_exception_drops_all(middleware: TransactionMiddleware, database: TinyDB) -> None:
    def interrupted() -> None:
        with middleware.transaction():
            database.table("games").insert({"board": 1})
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert writes(middleware) == []
    assert len(database.table("games")) == 0


def test_failing_write_drops_all(
    middleware: TransactionMiddleware, database: TinyDB, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_data: Tables) -> None:
        raise OSError("full")

    monkeypatch.setattr(middleware.storage, "write", full)
    with pytest.raises(OSError, match="full"), middleware.transaction():
        database.table("games").insert({"board": 1})
    assert len(database.table("games")) == 0


def test_units_of_work_do_not_nest(middleware: TransactionMiddleware, database: TinyDB) -> None:
    with middleware.transaction():
        database.table("games").insert({"board": 1})
        with pytest.raises(RuntimeError, match="inside another"), middleware.transaction():
            pytest.fail("half of what work would this be?")
        database.table("games").insert({"board": 2})
    assert writes(middleware) == [{"games": {"1": {"board": 1}, "2": {"board": 2}}}]


def test_work_that_writes_nothing_writes_nothing(middleware: TransactionMiddleware, database: TinyDB) -> None:
    with middleware.transaction():
        len(database.table("games"))
    assert writes(middleware) == []


def test_outside_every_call_is_a_write(middleware: TransactionMiddleware, database: TinyDB) -> None:
    database.table("games").insert({"board": 1})
    database.table("games").insert({"board": 2})
    assert len(writes(middleware)) == 2


def test_closing_drops_unfinished_work(middleware: TransactionMiddleware, database: TinyDB) -> None:
    with middleware.transaction():
        database.table("games").insert({"board": 1})
        database.close()
    assert writes(middleware) == []
    storage = middleware.storage
    assert isinstance(storage, CountingStorage)
    assert storage.closed
