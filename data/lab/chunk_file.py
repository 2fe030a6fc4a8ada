"""A played chunk as a Parquet file: columns any tool reads, and the same bytes whoever played it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from paircard.core.lab.chunk import Played
from paircard.core.lab.summary import Row
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.data.platform import files

_COLUMNS = pa.schema([("event", pa.int64()), ("measure", pa.string()), ("about", pa.string()), ("value", pa.float64())])


def write_chunk(folder: Path, played: Played) -> None:
    """Write a chunk whole or not at all: who is interrupted leaves no half of one to be counted."""
    columns = zip(*played.rows, strict=True) if played.rows else ((), (), (), ())
    arrays = [pa.array(values, kind.type) for values, kind in zip(columns, _COLUMNS, strict=True)]
    table = pa.Table.from_arrays(arrays, schema=_COLUMNS)
    unfinished = folder / f".{played.chunk.name}.{os.getpid()}"
    try:
        pq.write_table(table, unfinished, compression="zstd")
        files.replace(unfinished, file_of(folder, played.chunk.name))
    finally:
        unfinished.unlink(missing_ok=True)


def read_chunk(file: Path) -> Iterator[Row]:
    """Return the rows of a chunk, one by one; refuse a file that is damaged."""
    try:
        table = pq.ParquetFile(file).read(use_threads=False)
        columns = [table.column(name).to_pylist() for name in _COLUMNS.names]
    except (pa.ArrowException, KeyError) as error:
        raise Refusal(tr("{file} is damaged: delete it and run the experiment again.", file=file)) from error
    return zip(*columns, strict=True)


def file_of(folder: Path, name: str) -> Path:
    """Return where a chunk is kept."""
    return folder / f"{name}.parquet"  # no words: the name of a file
