"""Chunks handed to a cluster of Dask: workers may die, join and leave while it runs."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import ExitStack, contextmanager
from itertools import islice
from logging import CRITICAL, getLogger
from multiprocessing import resource_tracker

from dask import config
from distributed import Client, Future, KilledWorker, LocalCluster, as_completed

from paircard import __version__
from paircard.core.lab.chunk import Chunk, Played, play_chunk
from paircard.core.lab.experiment import Experiment
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.data.platform.leaving import ctrl_c_held_back

LOCAL = "local"
DEATHS = 20
"""So many workers may die over one chunk before it is held to be the chunk's fault."""
PATIENCE = 20
"""Seconds to wait for the scheduler."""
AHEAD = 1000
"""So many chunks are handed out at a time: enough for the cores of any cluster, few enough for its scheduler."""
Work = tuple[Experiment, Chunk, str]


def played_by_cluster(experiment: Experiment, chunks: Sequence[Chunk], address: str, jobs: int) -> Iterator[Played]:
    """Yield chunks as they end; raise `Refusal` where nobody answers at the address, or the cluster is lost.

    What a worker that dies was playing is handed to another: a chunk is played from its number alone, so that it does
    not matter by whom, or how often.
    """
    getLogger("distributed").setLevel(CRITICAL)  # what goes wrong is said in a sentence; workers keep logs of their own
    with config.set({"distributed.scheduler.allowed-failures": DEATHS}), ExitStack() as opened:
        client = _local(jobs, opened) if address == LOCAL else opened.enter_context(_client(address))
        todo = ((experiment, chunk, __version__) for chunk in chunks)
        running = as_completed(_handed(client, todo, AHEAD))
        for done in running:
            yield _result(done)
            done.release()
            for future in _handed(client, todo, 1):
                running.add(future)


def _handed(client: Client, todo: Iterator[Work], count: int) -> list[Future[Played | str]]:
    return [client.submit(_play, work, pure=False) for work in islice(todo, count)]


def _result(done: Future[Played | str]) -> Played:
    try:
        played = done.result()
    except KilledWorker as error:
        killed = tr("{count} workers died over the same events: look at their memory.", count=DEATHS)
        raise Refusal(killed) from error
    except CancelledError as error:
        raise Refusal(tr("The cluster is gone. The same command goes on where it stopped.")) from error
    if isinstance(played, str):
        own = __version__
        other = tr("A worker has paircard {other}, here is {own}: give all the same.", other=played, own=own)
        raise Refusal(other)
    return played


def _local(jobs: int, opened: ExitStack) -> Client:
    opened.callback(signal.signal, signal.SIGINT, signal.getsignal(signal.SIGINT))
    with _undisturbed():
        cluster = LocalCluster(
            n_workers=jobs, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=CRITICAL
        )
        client: Client = opened.enter_context(Client(opened.enter_context(cluster)))
        opened.callback(signal.signal, signal.SIGINT, signal.SIG_IGN)  # who is in a hurry does not stop the end of it
    return client


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Hold Ctrl-C back, and for good from threads and processes begun meanwhile: the main process alone tells of it."""
    held: list[object] = []
    before = signal.signal(signal.SIGINT, lambda *_: held.append(None))  # threads of before are not deaf
    resource_tracker.ensure_running()  # whoever starts it lets Ctrl-C through again
    try:
        with ctrl_c_held_back():
            yield
    finally:
        signal.signal(signal.SIGINT, before)
    if held:
        raise KeyboardInterrupt


def _client(address: str) -> Client:
    try:
        return Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        wrong = tr(
            "No scheduler answers at {address} ({why}): start one by `dask scheduler`.", address=address, why=error
        )
        raise Refusal(wrong) from error


def _play(work: Work) -> Played | str:
    """Play a chunk; return the version that is installed here where it is not that of whoever asks."""
    experiment, chunk, wanted = work
    own = __version__
    return play_chunk(experiment, chunk) if own == wanted else own
