"""What a program does for the pages of its event: begins them, hands on every change, tells what became of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from paircard.data.machine.page_folders import remember_pages
from paircard.data.storage.event_file import EventFile
from paircard.tui.publishing.publisher import Publisher


class Publishing:
    """The part of a program that keeps the pages."""

    event: EventFile | None
    publisher: Publisher | None = None
    """What writes the event as pages, None while nothing does."""

    def tell(self, notices: Sequence[str]) -> None:
        """Say what happened besides."""
        raise NotImplementedError

    def publish_into(self, folder: Path) -> None:
        """Write the event as pages into a folder, now and after every change; returns at once."""
        self.stop_publishing()
        if self.event is not None:
            remember_pages(self.event.path, folder)
            self.publisher = Publisher(folder)
            self.show_pages()

    def stop_publishing(self, patience: float = 1.0) -> None:
        """End it; wait so many seconds at most until what is on disk is in the pages."""
        if self.publisher is not None:
            self.publisher.stop(patience)
            self.hear_publisher()
            self.publisher = None

    def show_pages(self) -> None:
        """Hand on what is on disk now, never what is only tried or looked back at."""
        if self.publisher is not None and self.event is not None:
            self.publisher.show(self.event.tournament)

    def hear_publisher(self) -> None:
        """Tell what became of the pages since it was asked last."""
        if self.publisher is None:
            return
        # asked before it is heard: what a thread says last is not missed
        ended = self.publisher.ended
        if said := self.publisher.heard():
            self.tell(said)
        if ended:
            self.publisher = None
