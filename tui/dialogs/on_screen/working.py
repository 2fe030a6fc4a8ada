"""Something long, done beside the screen: a bar shows how far it is, Escape gives it up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic

from rich.text import Text
from textual import on
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static
from textual.worker import get_current_worker

from paircard.tui.batch.progress_bar import players_told
from paircard.tui.dialogs.on_screen.base import Dialog
from paircard.tui.dialogs.working import GivenUp, Outcome, Working
from paircard.tui.looks.progress import bar_at, percent_of
from paircard.tui.looks.signs import signs_for


class WorkingDialog(Dialog[Outcome], Generic[Outcome]):
    """A bar, as long as the job goes on."""

    question: Working[Outcome]

    class Progress(Message):
        """So much is done."""

        def __init__(self, done: int, count: int) -> None:
            super().__init__()
            self.done = done
            self.count = count

    class Done(Message):
        """The job is at its end."""

        def __init__(self, outcome: object) -> None:
            super().__init__()
            self.outcome = outcome

    def body(self) -> Iterable[Widget]:
        """The bar."""
        yield Static("", classes="bar", markup=False)

    def on_mount(self) -> None:
        """Begin."""
        self.show(WorkingDialog.Progress(0, 0))
        self.run_worker(self._work, thread=True, group="work")

    def _work(self) -> None:
        worker = get_current_worker()

        def at(done: int, count: int) -> None:
            if worker.is_cancelled:
                raise GivenUp
            self.post_message(WorkingDialog.Progress(done, count))

        try:
            outcome = self.question.job(at)
        except GivenUp:
            return
        self.post_message(WorkingDialog.Done(outcome))

    @on(Progress)
    def show(self, message: Progress) -> None:
        """Draw the bar."""
        bar = bar_at(percent_of(message.done, self.question.whole), signs_for(), players_told(message.count))
        self.query_one(".bar", Static).update(Text(bar, no_wrap=True))

    @on(Done)
    def answer(self, message: Done) -> None:
        """Answer with what came of it."""
        self.dismiss(message.outcome)  # type: ignore[arg-type]

    def action_leave(self) -> None:
        """Give it up."""
        self.workers.cancel_group(self, "work")
        super().action_leave()
