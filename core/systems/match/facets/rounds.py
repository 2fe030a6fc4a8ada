"""Each game is a round, made one by one until the match is decided."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.event.announced_facts import RegulationsChanged
from paircard.core.event.facts import Fact
from paircard.core.event.ids import NOBODY
from paircard.core.event.numbering import fixed_numbers
from paircard.core.event.proposal import Proposal
from paircard.core.event.readiness import Need, Wanting, need_ready
from paircard.core.event.round_facts import PairMade, RoundPaired, RoundPublished
from paircard.core.facets import ordinary
from paircard.core.facets.trace import Sink
from paircard.core.systems.match.colours import other, white_in, winner_of_lots
from paircard.core.systems.match.options import MOST_GAMES, options_of
from paircard.core.systems.match.progress import ARTICLE, Progress, is_over, progress
from paircard.core.values.errors import Refusal
from paircard.core.values.said import Words, said

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Rounds(ordinary.Rounds):
    """One game after the other, to the decision."""

    most = MOST_GAMES

    def planned(self, tournament: Tournament) -> int:
        """Return how many games there are at most; of a match that is decided those that were played."""
        if is_over(tournament):
            return len(tournament.rounds)
        return options_of(tournament).most or tournament.regulations.rounds

    def needs(self, tournament: Tournament) -> Iterator[Need]:
        """Yield what the next game needs: two players, the last result, no decision, lots and the colour chosen."""
        if len(tournament.registrations) != 2:
            two = said("A match has two players; entered so far: {count}.", count=len(tournament.registrations))
            yield Need(Wanting.PLAYERS, Refusal(two, ARTICLE))
            return
        yield from _of_play(progress(tournament))
        if white_in(tournament, 1) == NOBODY:
            yield Need(Wanting.COLOUR, Refusal(_uncoloured(tournament), ARTICLE))

    def propose(self, tournament: Tournament, sink: Sink | None = None) -> Proposal:
        """Return the next game; refuse while nobody has chosen who has White."""
        _need_colour(tournament)
        return Proposal((_pair(tournament),), None, ("",), ())

    def made(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Make the next game, which both know at once."""
        need_ready(tournament)
        _need_colour(tournament)
        facts: list[Fact] = []
        games = options_of(tournament).most
        if games and tournament.regulations.rounds != games:
            facts.append(RegulationsChanged(tournament.regulations.with_rounds(games)))
        number = tournament.next_round
        paired = RoundPaired(number, (_pair(tournament),), numbers=fixed_numbers(tournament))
        return (*facts, paired, RoundPublished(number))


def _of_play(now: Progress) -> Iterator[Need]:
    """Yield why no further game of the match is made as things stand."""
    if now.decided:
        yield Need(Wanting.ROUND, Refusal(said("The match is decided, {score}: {why}.", score=now.score, why=now.why)))
    elif now.waiting:
        yield Need(Wanting.RESULTS, Refusal(said("The last game has no result yet: type it first.")))
    elif now.drawn:
        level = said("The match is drawn, {score}: o opens a play-off, i decides it otherwise.", score=now.score)
        yield Need(Wanting.PLAY_OFF, Refusal(level, ARTICLE))


def _uncoloured(tournament: Tournament) -> Words:
    if winner_of_lots(tournament, 0) == NOBODY:
        return said("Draw the lots first: who wins them chooses the colour of game 1.")
    return said("The winner of the lots chooses the colour of game 1 first.")


def _need_colour(tournament: Tournament) -> None:
    if white_in(tournament, 1) == NOBODY:
        raise Refusal(_uncoloured(tournament), ARTICLE)


def _pair(tournament: Tournament) -> PairMade:
    white = white_in(tournament, tournament.next_round)
    return PairMade(white, other(tournament, white))
