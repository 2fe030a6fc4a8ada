"""A round by one of several rules, and what these have against another pairing of it."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.on_boards import on_boards
from paircard.core.event.readiness import need_ready
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.facets.finding import Finding
from paircard.core.facets.system import System, system_of
from paircard.core.review.explained_round import explaining
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import tr
from paircard.core.values.points import format_points


@dataclass(frozen=True)
class Side:
    """A round by one of the rules."""

    before: Tournament
    """The event as if these rules were its own."""
    after: Tournament | None = None
    """The same with the round."""
    refusal: Refusal | None = None
    """Why they give no pairing."""

    @property
    def made(self) -> Round | None:
        """The round; None where they give no pairing."""
        return None if self.after is None else self.after.rounds[-1]

    @property
    def system(self) -> System:
        """The rules."""
        return system_of(self.before)

    @property
    def name(self) -> str:
        """What they are called."""
        return tr(self.system.called or self.system.name)

    def against(self, other: Round) -> str:
        """Say where another pairing parts from these rules first; needs that they made one."""
        if self.system.by_ranking:
            return self._of_a_list(other)
        return _first(explaining(self.before).departure(self.before, other))

    def weighed(self, other: Round) -> Iterator[str]:
        """Yield value by value where another pairing is worse; nothing where these rules compare none."""
        if not self.system.by_ranking:
            yield from explaining(self.before).weighed(self.before, other)

    def _of_a_list(self, other: Round) -> str:
        """Say why the first two meet whom the other pairing keeps apart: a list has no criteria."""
        assert self.after is not None
        assert self.made is not None
        assert self.system.meetings is not None
        apart = [pair for pair in self.made.pairs if pair not in other.pairs]
        if not apart:
            return _first(None)
        lines = self.system.meetings.pair_lines(self.after, self.made.number, apart[0][0])
        return " ".join(str(line).strip() for line in lines)


def side_of(before: Tournament) -> Side:
    """Return the next round of an event by its rules, or why they give none."""
    try:
        need_ready(before)
        return Side(before, before.imagine(*on_boards(before, system_of(before).rounds.made(before))))
    except Refusal as refusal:
        return Side(before, refusal=refusal)


def written(tournament: Tournament, made: Round) -> list[str]:
    """Return pairs and bye of a round in the numbers of an event, White first."""
    numbers = tournament.numbers
    pairs = [f"{numbers[white]}-{numbers[black]}" for white, black in made.pairs]
    return pairs if made.bye is None else [*pairs, tr("bye {player}", player=numbers[made.bye])]


def _first(found: Finding | None) -> str:
    if found is None:
        return tr("Only the order of the boards or a colour that no article asks for.")
    if found.bracket is None:
        return tr("the first difference is by {article}: {sentence}", article=found.article, sentence=found.sentence)
    return tr(
        "the first difference is by {article} (bracket of {points}): {sentence}",
        article=found.article,
        points=format_points(found.bracket),
        sentence=found.sentence,
    )
