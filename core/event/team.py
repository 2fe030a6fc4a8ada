"""A team: who plays for it, in which order of boards. It contests matches; its members play the games."""

from __future__ import annotations

from collections.abc import Iterable

from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import NOBODY, PlayerId
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.language import tr
from paircard.core.values.text import clean, clean_name


@dataclass(frozen=True, slots=True)
class Team:
    """One team as it stands in the event. Build it with `cleaned`, which checks every field."""

    name: str
    members: tuple[PlayerId, ...] = ()
    """Ids of those who may play for it, in the order of the boards."""
    regulars: int = 0
    """How many of them, from the first on, are regulars; the others are reserves. 0: as many as there are boards."""
    short: str = ""
    """What fits a narrow column."""
    federation: str = ""
    """Three letters."""
    captain: str = ""

    def cleaned(self) -> Team:
        """Return the same team with clean texts; raise `Refusal` where it cannot be."""
        twice = [id_ for id_ in self.members if self.members.count(id_) > 1]
        if twice:
            raise Refusal(tr("Somebody is named twice in the team: name everybody once."), field="members")
        if not 0 <= self.regulars <= max(len(self.members), self.regulars if not self.members else 0):
            wrong = tr(
                "A team of {count} cannot have {regulars} regulars: correct it.",
                count=len(self.members),
                regulars=self.regulars,
            )
            raise Refusal(wrong, field="regulars")
        return replace(
            self,
            name=clean_name(self.name),
            short=clean(self.short)[:12],
            federation=clean(self.federation).upper()[:3],
            captain=clean(self.captain)[:60],
        )

    def regulars_among(self, boards: int) -> int:
        """Return how many of the first members are regulars in matches on so many boards."""
        return min(self.regulars or boards, len(self.members))

    def usual_line_up(self, boards: int) -> tuple[PlayerId, ...]:
        """Return the first members in their order, nobody on the boards for which there is no one.

        >>> Team("Rooks", (4, 7)).usual_line_up(3)
        (4, 7, 0)
        """
        return (*self.members[:boards], *(NOBODY,) * (boards - len(self.members)))

    def with_member(self, id_: PlayerId) -> Team:
        """Return the team with one more, last in the order."""
        return replace(self, members=(*self.members, id_))

    def without(self, id_: PlayerId) -> Team:
        """Return the team without a member: a reserve moves up for a regular, where there is one."""
        members = tuple(each for each in self.members if each != id_)
        return replace(self, members=members, regulars=min(self.regulars, len(members)))

    def as_contestant(self, ratings: Iterable[int] = ()) -> Entrant:
        """Return what stands where a player would: the name, and the average of these ratings for strength.

        Members without a rating are left out of the average; it is rounded, halves up.

        >>> Team("Skoczek").as_contestant([2001, 0, 2000]).rating
        2001
        """
        rated = [rating for rating in ratings if rating]
        average = (2 * sum(rated) + len(rated)) // (2 * len(rated)) if rated else 0
        return Entrant(self.name, average, federation=self.federation)
