"""Who is in the event or earlier in the file: finds an entrant named twice."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from core.entrant import Entrant
from data.exchange.import_report import BadRow, Remark


class Roll:
    """A growing list of entrants. The FIDE id decides; without one name and birth year do."""

    def __init__(self, known: Iterable[Entrant] = ()) -> None:
        """Begin with those who are in the event already."""
        self._known = _by_person(known)
        self._rows: defaultdict[tuple[str, int | None], list[tuple[Entrant, int]]] = defaultdict(list)
        self._owner_of_id = {
            each.fide_id: f"{each.name}, who is in the event already"
            for group in self._known.values()
            for each in group
            if each.fide_id
        }

    def enter(self, entrant: Entrant, row: int) -> tuple[Remark, ...]:
        """Add an entrant and return what is doubtful; raise `BadRow` when he is there already."""
        if owner := self._owner_of_id.get(entrant.fide_id):
            raise BadRow("fide_id", f"{entrant.fide_id} is that of {owner}")
        if any(_may_be_one(entrant, other) for other in self._known.get(entrant.person, ())):
            raise BadRow("name", "in the event already, with this name and year of birth")
        if entrant.fide_id:
            self._owner_of_id[entrant.fide_id] = f"row {row}, {entrant.name}"
        namesakes = self._rows[entrant.person]
        doubts = [other_row for other, other_row in namesakes if _may_be_one(entrant, other)]
        namesakes.append((entrant, row))
        return tuple(Remark("name", f"same name and year as row {other}: check") for other in doubts[:1])


def _by_person(entrants: Iterable[Entrant]) -> dict[tuple[str, int | None], list[Entrant]]:
    found: defaultdict[tuple[str, int | None], list[Entrant]] = defaultdict(list)
    for entrant in entrants:
        found[entrant.person].append(entrant)
    return dict(found)


def _may_be_one(one: Entrant, other: Entrant) -> bool:
    """Whether two of one name and year may be one person: two FIDE ids tell them apart."""
    return not (one.fide_id and other.fide_id)
