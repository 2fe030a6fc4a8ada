"""Rating lists kept up to date while the program runs, where the settings want it, and what they change told."""

from __future__ import annotations

from paircard.core.values.language import tr
from paircard.tui.importing.rating_notice import differing_told
from paircard.tui.importing.renewing import due, renew
from paircard.tui.program.keyed import KeyedProgram

GROUP = "lists"
"""Of the workers: one at a time."""


def renew_lists(app: KeyedProgram) -> None:
    """Fetch what is a day old beside the screens, and tell what differs then (Q135, Q139)."""
    wanted = due(app.settings.settings)
    if not wanted or any(worker.group == GROUP and worker.is_running for worker in app.workers):
        return

    def job() -> None:
        told, failed = renew(wanted)
        differ = differing_told(app.tournament) if told else ""
        app.call_from_thread(_tell, app, [*told, differ], failed)

    app.run_worker(job, thread=True, group=GROUP)


def _tell(app: KeyedProgram, told: list[str], failed: list[str]) -> None:
    """Say which lists are new and who differs; why one could not be had, and that it is tried again."""
    if failed:
        app.say(" ".join((*failed, tr("It is tried again every ten minutes."))), bad=True)
    elif said := " ".join(filter(None, told)):
        app.say(said)
