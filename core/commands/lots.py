"""Drawing lots among players whom the announced tie-breaks left equal (F10)."""

from __future__ import annotations

from paircard.core.commands.base import Command, need_reason
from paircard.core.commands.seeds import seed_to_draw_from
from paircard.core.event.announced_facts import LotsDrawn
from paircard.core.event.event_seed import drawn_before
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.lots import draw_order
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.tables.standings import field_after, standings
from paircard.core.tiebreaks.methods.lots import purpose_of_lots
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import said


@dataclass(frozen=True)
class DrawLots(Command):
    """Record lots among a whole group of equal players: drawn from a seed, or in the order of slips from a hat."""

    group: tuple[ContestantId, ...]
    """Ids; with `typed_in` in the order drawn by hand."""
    seed: str = ""
    """What the order is drawn from; written down by the arbiter before drawing."""
    typed_in: bool = False
    reason: str = ""
    """Needed to draw again what is drawn already."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse a group that is not what lots are asked for, a draw without seed, and a silent second draw."""
        points = _points_of(tournament, self.group)
        purpose = purpose_of_lots(field_after(tournament), points)
        drawn = (purpose, frozenset(self.group)) in tournament.facts.lots_in_force
        again = said("Drawing these lots again needs a reason: type one.")
        reason = need_reason(self.reason, system_of(tournament).article("lots"), again) if drawn else ""
        if self.typed_in:
            return (LotsDrawn(purpose, self.group, "", reason),)
        seed = seed_to_draw_from(tournament, self.seed)
        return (LotsDrawn(purpose, self._drawn(tournament, purpose, seed), seed, reason),)

    def _drawn(self, tournament: Tournament, purpose: str, seed: str) -> tuple[ContestantId, ...]:
        """Draw from the pairing numbers, which everybody can read and draw again; the same draw gives the same."""
        if not seed:
            raise Refusal(
                said("Lots need a seed: type one, or the order of slips drawn from a hat."),
                system_of(tournament).article("lots"),
            )
        if before := drawn_before(tournament, purpose, frozenset(self.group), seed):
            return before.order  # also where the name of the event, from which lots are drawn, is another by now
        numbers = [str(tournament.numbers[id_]) for id_ in self.group]
        order = draw_order(seed, tournament.details.name, purpose, numbers)
        return tuple(tournament.ids[PairingNumber(int(number))] for number in order)


def groups_for_lots(tournament: Tournament) -> tuple[tuple[int, tuple[ContestantId, ...]], ...]:
    """Return the groups that all tie-breaks before the lots left equal: their half points and ids, best first.

    Refuses where lots are not announced, and while results are missing or adjourned (F9).
    """
    table = standings(tournament)
    places = [at for at, each in enumerate(table.tie_breaks) if each.method.code == "LOTS"]
    if not places:
        wrong = said("Lots are not among the tie-breaks of this event: announce LOTS in the regulations.")
        raise system_of(tournament).refusal("lots", wrong)
    if table.provisional:
        wrong = said("Results are missing or games adjourned: draw lots once they are in.")
        raise system_of(tournament).refusal("lots", wrong)
    asked: dict[tuple[int, object], list[ContestantId]] = {}
    for row in table.rows:
        merits = tuple(figure.merit for figure in row.figures[: places[0]])
        asked.setdefault((row.points, merits), []).append(row.card.id)
    return tuple((points, tuple(ids)) for (points, _), ids in asked.items() if len(ids) > 1)


def _points_of(tournament: Tournament, group: tuple[ContestantId, ...]) -> int:
    """Return the half points of a group for which the table asks lots; refuse any other."""
    for points, ids in groups_for_lots(tournament):
        if sorted(group) == sorted(ids):
            return points
    wrong = said("Lots are not due among exactly these players: take a whole group that is still tied.")
    raise system_of(tournament).refusal("lots", wrong)
