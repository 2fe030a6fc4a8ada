"""How long a rating list of two million lines takes to import, and a name to be found in it.

python -m tests.bench.bench_ratings [LINES]
"""

from __future__ import annotations

import resource
import sys
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter

from paircard.data.ratings.fide_text import read_fide_text
from paircard.data.ratings.fide_xml import read_fide_xml
from paircard.data.ratings.index import build
from paircard.data.ratings.rated_player import Troubles
from paircard.data.ratings.search import RatingList
from tests.support.rating_lists import some_players, write_text, write_xml

LINES = 2_000_000


def main(lines: int) -> None:
    """Write a list, import it, look for names, and say how long each took."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        for kind, write, read in (("text", write_text, read_fide_text), ("xml", write_xml, read_fide_xml)):
            path = folder / f"list.{kind}"
            write(path, some_players(Random(1), lines))
            begun = perf_counter()
            troubles = Troubles()
            count = build(folder / "lists", kind, path, read(path, troubles))
            took = perf_counter() - begun
            size = path.stat().st_size / 1e6
            index = (folder / "lists" / f"{kind}.sqlite").stat().st_size / 1e6
            print(f"{kind}: {count} players, {size:.0f} MB in {took:.1f} s, index {index:.0f} MB")  # noqa: T201
            path.unlink()
            found = RatingList(folder / "lists" / f"{kind}.sqlite")
            begun = perf_counter()
            names = [len(found.by_name(words)) for words in ("nowak", "nowakko al", "a", "al nowak", "zzz")]
            print(f"  five names, {names} found: {1000 * (perf_counter() - begun):.0f} ms")  # noqa: T201
    print(f"peak memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")  # noqa: T201


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else LINES)
