"""Chunks played by the cores of this machine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice

from paircard.core.lab.chunk import Chunk, Played, play_chunk
from paircard.core.lab.experiment import Experiment
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.data.machine.worker import dismiss, serve
from paircard.data.platform.processes import most_processes

AHEAD = 4
"""So many chunks for every core are handed out at a time: no list of a million events is kept."""


def played_here(experiment: Experiment, chunks: Sequence[Chunk], jobs: int) -> Iterator[Played]:
    """Yield chunks as they end, in whatever order; leaving the loop ends the processes."""
    if jobs == 1:
        yield from (play_chunk(experiment, chunk) for chunk in chunks)
        return
    todo = iter(chunks)
    with ProcessPoolExecutor(most_processes(min(jobs, len(chunks))), None, serve) as pool:
        waiting: set[Future[Played]] = set()
        try:
            while True:
                room = AHEAD * jobs - len(waiting)
                waiting |= {pool.submit(play_chunk, experiment, chunk) for chunk in islice(todo, room)}
                if not waiting:
                    return
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (each.result() for each in done)
        except BrokenProcessPool as error:
            ended = tr("A process was ended from outside: is there enough memory? The same command goes on from here.")
            raise Refusal(ended) from error
        except BaseException:  # left early
            dismiss(pool)
            raise
