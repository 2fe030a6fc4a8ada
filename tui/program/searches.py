"""What a program does for a search that may take long: others go on meanwhile, and somebody may stop it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from paircard.core.values.waiting import heard_by
from paircard.tui.program.searching import Briefly, Later

T = TypeVar("T")  # no words: a name


class Searches:
    """The part of a program that waits for searches. A job may search, and changes nothing."""

    def briefly(self, job: Callable[[], T]) -> T:
        """Do a job here and now; raise `Later` where that takes longer than a moment."""
        with heard_by(Briefly()):
            return job()

    async def in_time(self, what: str, job: Callable[[], T]) -> T:
        """Do a job that takes longer, and say `what` it is; raise `Refusal` where somebody has stopped it."""
        raise NotImplementedError

    async def found(self, what: str, job: Callable[[], T]) -> T:
        """Return what comes of a job, however long it takes; for coroutines of commands."""
        try:
            return self.briefly(job)
        except Later:
            return await self.in_time(what, job)

    def once_found(
        self, what: str, job: Callable[[], T], then: Callable[[T], Awaitable[None] | None]
    ) -> Awaitable[None] | None:
        """Do something with what comes of a job: at once, or in a coroutine that is still to be run."""
        try:
            made = self.briefly(job)
        except Later:
            return self._later(what, job, then)
        return then(made)

    async def _later(self, what: str, job: Callable[[], T], then: Callable[[T], Awaitable[None] | None]) -> None:
        following = then(await self.in_time(what, job))
        if following is not None:
            await following
