"""What a report says of who does not meet: a record 260 a list."""
# no words in this file: records

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from core.event.ids import PlayerId

if TYPE_CHECKING:
    from core.event.tournament import Tournament


def list_records(tournament: Tournament, together: Iterable[Sequence[PlayerId]] = ()) -> Iterator[str]:
    """Yield the lists of an event by the numbers of today; `together` are lists of all rounds that go before them."""
    rounds, numbers = tournament.regulations.rounds, tournament.numbers
    lists = [(1, rounds, tuple(members)) for members in together]
    lists += [(each.first, each.last or rounds, each.players) for each in tournament.facts.apart]
    for first, last, members in lists:
        here = sorted(numbers[id_] for id_ in members if id_ in numbers)
        if len(here) > 1:
            yield f"260 {first:3} {last:3}" + "".join(f" {number:4}" for number in here)
