"""Who is in the event or earlier in the file: finds an entrant named twice."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from paircard.core.event.entrant import Entrant
from paircard.core.values.language import tr
from paircard.data.exchange.import_report import BadRow, Remark


class Roll:
    """A growing list of entrants. The FIDE id decides; without one name and birth year do."""

    def __init__(self, known: Iterable[Entrant] = ()) -> None:
        """Begin with those who are in the event already."""
        self._known = _by_person(known)
        self._rows: defaultdict[tuple[str, int | None], list[tuple[Entrant, int]]] = defaultdict(list)
        self._taken_ids = {
            each.fide_id: tr(
                "{fide_id} is that of {name}, who is already in the event", fide_id=each.fide_id, name=each.name
            )
            for group in self._known.values()
            for each in group
            if each.fide_id
        }
        """By FIDE id what is said to whoever has it, too."""

    def enter(self, entrant: Entrant, row: int) -> tuple[Remark, ...]:
        """Add an entrant and return what is doubtful; raise `BadRow` when they are there already."""
        if sentence := self._taken_ids.get(entrant.fide_id):
            raise BadRow("fide_id", sentence)
        if any(_may_be_one(entrant, other) for other in self._known.get(entrant.person, ())):
            raise BadRow("name", tr("already in the event, with this name and year of birth"))
        if entrant.fide_id:
            self._taken_ids[entrant.fide_id] = tr(
                "{fide_id} is that of row {row}, {name}", fide_id=entrant.fide_id, row=row, name=entrant.name
            )
        namesakes = self._rows[entrant.person]
        doubts = [other_row for other, other_row in namesakes if _may_be_one(entrant, other)]
        namesakes.append((entrant, row))
        return tuple(Remark("name", tr("same name and year as row {row}: check", row=other)) for other in doubts[:1])


def _by_person(entrants: Iterable[Entrant]) -> dict[tuple[str, int | None], list[Entrant]]:
    found: defaultdict[tuple[str, int | None], list[Entrant]] = defaultdict(list)
    for entrant in entrants:
        found[entrant.person].append(entrant)
    return dict(found)


def _may_be_one(one: Entrant, other: Entrant) -> bool:
    """Whether two of one name and year may be one person: two FIDE ids tell them apart."""
    return not (one.fide_id and other.fide_id)
