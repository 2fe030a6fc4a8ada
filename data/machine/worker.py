"""A process that plays for another: it leaves interruptions to that one, and ends when that one is gone."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children, parent_process
from threading import Thread


def serve() -> None:
    """Prepare a process of a pool; without this it would wait for ever for work of a main process that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def dismiss(pool: ProcessPoolExecutor) -> None:
    """Send the processes of a pool away at once: what they are at is kept by nobody, and may take a minute yet."""
    pool.shutdown(wait=False, cancel_futures=True)
    for each in active_children():
        each.terminate()


def _end_with_parent() -> None:
    if parent := parent_process():
        parent.join()
        os._exit(1)
