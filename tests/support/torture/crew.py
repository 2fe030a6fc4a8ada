"""Fresh processes without threads for work that forks, kills and is measured."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from tests.support.torture.tally import Tally

Part = TypeVar("Part")


def shared(work: Callable[[Part], Tally], parts: Iterable[Part], jobs: int) -> Iterator[Tally]:
    """Do the parts in so many processes at once; yield their accounts in the order of the parts."""
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(work, parts)
