"""What an event settles beside the pairing: lists of who does not meet, boards for players who need one."""

from __future__ import annotations

from paircard.core.commands.base import Command, registration
from paircard.core.commands.locked import need_unlocked, who_does_not_meet
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.limits import MOST_ENTRANTS
from paircard.core.event.swiss_facts import Apart, BoardFixed, PairsAllowed, PairsForbidden
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import said


@dataclass(frozen=True)
class ForbidPairs(Command):
    """Keep players from meeting each other from the next round on, up to a round or the end."""

    players: tuple[ContestantId, ...]
    last: int = 0
    """The last round in which they do not meet; 0: all."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse fewer than two, a round that is paired, and systems without such lists."""
        need_lists(tournament)
        for id_ in self.players:
            registration(tournament, id_)
        players = tuple(dict.fromkeys(self.players))
        if len(players) < 2:
            raise Refusal(said("Who does not meet whom? Name two players or more."), field="players")
        first, rounds = tournament.next_round, tournament.regulations.rounds
        if self.last and not first <= self.last <= rounds:
            wrong = said(
                "Up to which round? Type {first} to {last}, or nothing for all rounds.", first=first, last=rounds
            )
            raise Refusal(wrong, field="last")
        need_unlocked(tournament, who_does_not_meet(tournament))
        if tournament.all_paired:
            raise Refusal(said("The last round is paired: nobody can be kept apart any more."))
        apart = Apart(players, first, 0 if self.last == rounds else self.last)
        if any({*each.players} == {*players} and each.last == apart.last for each in tournament.facts.apart):
            raise Refusal(said("They are kept apart already."))
        return (PairsForbidden(apart),)


@dataclass(frozen=True)
class AllowPairs(Command):
    """Let the players of a list meet again."""

    players: tuple[ContestantId, ...]

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse players whom no list keeps apart."""
        if not listed(tournament, self.players):
            raise Refusal(said("No list keeps just these players apart."), field="players")
        need_unlocked(tournament, who_does_not_meet(tournament))
        return (PairsAllowed(self.players),)


@dataclass(frozen=True)
class FixBoard(Command):
    """Let a player sit at one board in all rounds to come; 0 takes it back."""

    id: ContestantId
    board: int
    """As it is counted in the hall."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse a board that is not in the hall, and one that is somebody else's."""
        registration(tournament, self.id)
        if tournament.of_teams or system_of(tournament).rounds.beforehand:
            raise Refusal(said("Boards are given by the schedule here: nobody can have one of their own."))
        first = tournament.regulations.first_board
        at = self.board - first + 1 if self.board else 0
        most = min(MOST_ENTRANTS - 1, max(1, len(tournament.registrations) // 2))
        if self.board and not 1 <= at <= most:
            wrong = said("The boards are {first} to {last}.", first=first, last=first + most - 1)
            raise Refusal(wrong, field="board")
        fixed = tournament.facts.fixed_boards
        if fixed.get(self.id, 0) == at:
            raise Refusal(said("Nothing was changed."))
        if at and (owner := next((id_ for id_, board in fixed.items() if board == at), None)):
            taken = said("Board {board} is that of {player}.", board=self.board, player=tournament.label(owner))
            raise Refusal(taken, field="board")
        return (BoardFixed(self.id, at),)


def need_lists(tournament: Tournament) -> None:
    """Refuse systems whose rules have no lists of who does not meet."""
    if "lists" not in system_of(tournament).asks and system_of(tournament).lacks("by_hand"):
        raise Refusal(said("These rules know no lists of who does not meet: they alone say who meets whom."))
    if "lists" not in system_of(tournament).asks:
        raise Refusal(
            said("These rules know no lists of who does not meet: keep clubs or federations apart, or pair by hand.")
        )


def listed(tournament: Tournament, players: tuple[ContestantId, ...]) -> bool:
    """Whether a list keeps just these players apart."""
    return any({*each.players} == {*players} for each in tournament.facts.apart)
