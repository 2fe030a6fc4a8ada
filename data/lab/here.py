"""Chunks played by the cores of this machine."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed

from core.lab.chunk import Chunk, Played, play_chunk
from core.lab.experiment import Experiment


def played_here(experiment: Experiment, chunks: Sequence[Chunk], jobs: int) -> Iterator[Played]:
    """Yield chunks as they end, in whatever order; leaving the loop ends the processes."""
    if jobs == 1:
        yield from (play_chunk(experiment, chunk) for chunk in chunks)
        return
    with ProcessPoolExecutor(min(jobs, len(chunks)), None, _leave_interrupts) as pool:
        waiting: list[Future[Played]] = [pool.submit(play_chunk, experiment, chunk) for chunk in chunks]
        try:
            for done in as_completed(waiting):
                yield done.result()
                waiting.remove(done)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _leave_interrupts() -> None:
    """Let the main process end the work: it tells what is kept."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
