"""Chunks handed to a cluster of Dask: workers may die, join and leave while it runs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dask import config
from distributed import Client, LocalCluster, as_completed

from core.errors import Refusal
from core.lab.chunk import Chunk, Played, play_chunk
from core.lab.experiment import Experiment
from core.language import tr

LOCAL = "local"
DEATHS = 20
"""So many workers may die over one chunk before it is held to be the chunk's fault."""
PATIENCE = 20
"""Seconds to wait for the scheduler."""


def played_by_cluster(experiment: Experiment, chunks: Sequence[Chunk], address: str, jobs: int) -> Iterator[Played]:
    """Yield chunks as they end; raise `Refusal` where nobody answers at the address.

    What a worker that dies was playing is handed to another: a chunk is played from its number alone, so that it does
    not matter by whom, or how often.
    """
    with config.set({"distributed.scheduler.allowed-failures": DEATHS}), _client(address, jobs) as client:
        futures = client.map(_play, [(experiment, chunk) for chunk in chunks], pure=False)
        for done in as_completed(futures):
            yield done.result()
            done.release()


def _client(address: str, jobs: int) -> Client:
    if address == LOCAL:
        cluster = LocalCluster(n_workers=jobs, threads_per_worker=1, processes=True, dashboard_address=None)
        return Client(cluster)
    try:
        return Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        wrong = tr(
            "No scheduler answers at {address} ({why}): start one by `dask scheduler`.", address=address, why=error
        )
        raise Refusal(wrong) from error


def _play(work: tuple[Experiment, Chunk]) -> Played:
    return play_chunk(*work)
