"""Rating lists kept up to date beside the lines of a person, where the settings want it; told before the next one."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Thread
from time import monotonic

from paircard.core.event.tournament import Tournament
from paircard.core.values.language import tr
from paircard.data.machine.list_addresses import ListAddress
from paircard.data.machine.settings import RENEW_DAILY, Settings

AGAIN = 10 * 60
"""Seconds after which what could not be had is tried again."""


class ListRenewal:
    """Fetches what is a day old, one fetching at a time; nobody waits for it, and leaving ends it."""

    def __init__(self) -> None:
        self._thread: Thread | None = None
        self._next = 0.0
        """When it is looked again."""
        self._told: list[str] = []
        self._failed: list[str] = []

    def begin(self, settings: Settings) -> None:
        """Fetch in the background what is due, where that is wanted."""
        if settings.renew_lists != RENEW_DAILY or self._running or monotonic() < self._next:
            return
        from paircard.tui.importing.renewing import due  # loaded where it is wanted

        self._next = monotonic() + AGAIN
        if wanted := due(settings):
            self._thread = Thread(target=self._fetch, args=(wanted,), daemon=True)
            self._thread.start()

    def ended(self, tournament: Tournament | None) -> Iterator[str]:
        """Yield which lists are new since it was asked last, and who differs then; why one could not be had."""
        if self._running or not (self._told or self._failed):
            return
        told, failed, self._told, self._failed = self._told, self._failed, [], []
        yield from told
        if told:
            from paircard.tui.importing.rating_notice import differing_told

            yield differing_told(tournament)
        if failed:
            yield " ".join((*failed, tr("It is tried again every ten minutes.")))

    @property
    def _running(self) -> bool:
        return self._thread is not None and self._thread.is_alive()

    def _fetch(self, wanted: tuple[ListAddress, ...]) -> None:
        from paircard.tui.importing.renewing import renew

        self._told, self._failed = renew(wanted)
