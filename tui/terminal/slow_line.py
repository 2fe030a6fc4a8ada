"""A terminal at the end of a slow line that may go away: what to send less of, and how to leave cleanly."""

from __future__ import annotations

import os
import threading
from collections.abc import MutableMapping
from typing import TYPE_CHECKING, Any

from paircard.data.platform.leaving import when_told_to_leave

if TYPE_CHECKING:
    from textual.app import App

QUIET_LINK = {
    "TEXTUAL_ANIMATIONS": "none",
    "TEXTUAL_SMOOTH_SCROLL": "0",
    "TEXTUAL_FPS": "15",
    "TEXTUAL_DRIVER": "paircard.tui.terminal.driver:ThriftyDriver",
}
"""Settings of the screen library that spare the line; it reads them when it is first imported."""
NEAR_LINK = {"TEXTUAL_DRIVER": "paircard.tui.terminal.driver:TypingDriver"}
"""Its settings where nothing need be spared: keys typed fast are the same keys there."""

GRACE_SECONDS = 3.0
"""How long a stalled line may hold up the end before the process leaves anyway."""


def spare_the_link(environment: MutableMapping[str, str], *, wanted: bool | None = None) -> bool:
    """Set the quiet profile over SSH (or as wanted); what the user has set stays. Say whether it is set.

    >>> spare_the_link({"SSH_CONNECTION": "10.0.0.1 1 10.0.0.2 22"}), spare_the_link({})
    (True, False)
    """
    quiet = "SSH_CONNECTION" in environment if wanted is None else wanted
    for name, value in (QUIET_LINK if quiet else NEAR_LINK).items():
        environment.setdefault(name, value)
    return quiet


def install_hangup_handlers(app: App[Any], grace: float = GRACE_SECONDS) -> None:
    """End the app cleanly when its terminal or the machine goes away.

    Plain signal handlers, because a callback of the event loop never runs once a stalled line has blocked the
    loop; and a watchdog, because then the clean end never comes either. No data is touched: every command is on
    disk already.
    """
    import asyncio  # only here: every command line loads this module, and few run a screen

    loop = asyncio.get_running_loop()

    def leave(signum: int) -> None:
        watchdog = threading.Timer(grace, os._exit, (128 + signum,))
        watchdog.daemon = True
        watchdog.start()
        loop.call_soon_threadsafe(lambda: app.exit(return_code=128 + signum))

    when_told_to_leave(leave, leave)
