"""Everybody has a place in the tree or none, the tree makes the pairs, and how far one has come is the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.entrant_facts import EntrantWithdrawn
from paircard.core.event.facts import Fact
from paircard.core.event.round_facts import RoundUnpaired
from paircard.core.event.series_facts import MatchDecided
from paircard.core.facets import ordinary
from paircard.core.systems.knockout.colours import AT_HOME, COLOURS
from paircard.core.systems.knockout.options import options_of
from paircard.core.systems.knockout.skeleton import SEEDING
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.ids import ContestantId
    from paircard.core.event.match import Match
    from paircard.core.event.round import Round
    from paircard.core.event.tournament import Tournament


class Entry(ordinary.Entry):
    """Nobody joins a tree that has grown; whose opponent leaves goes on."""

    draws_colour = True
    draws_numbers = True

    def may_join(self, tournament: Tournament) -> Refusal | None:
        """Let people in until round 1 is made: the tree has no place for one more."""
        if not tournament.rounds:
            return None
        late = said("Round 1 is paired: the tree has no place for one more. t takes it back while nobody has played.")
        return Refusal(late, SEEDING)

    def may_leave(self, tournament: Tournament) -> Refusal | None:
        """Let people go as long as a match is to be played."""
        if tournament.all_paired and all(match.verdict.decided for match in tournament.rounds[-1].matches):
            return Refusal(said("The cup is over: there is nothing left to withdraw from."))
        return None

    def may_miss(self, tournament: Tournament) -> Refusal | None:
        """Say what is done instead."""
        return Refusal(said("Nobody is absent from a round of a cup: type the game as a forfeit."), SEEDING)

    def withdrawn(self, tournament: Tournament, id_: ContestantId, reason: str) -> tuple[Fact, ...]:
        """Take a player out; a match that is not decided goes to the opponent."""
        left = EntrantWithdrawn(id_, tournament.next_round, reason)
        match = _open_match(tournament, id_)
        if match is None:
            return (left,)
        return (left, MatchDecided(len(tournament.rounds), match.number, match.opponent(id_), "withdrawal"))

    def leaving(self, tournament: Tournament, id_: ContestantId) -> str:
        """Say who goes on instead."""
        match = _open_match(tournament, id_)
        if match is None:
            return ""
        opponent, player = tournament.label(match.opponent(id_)), tournament.label(id_)
        return tr("{opponent} goes on, for {player} has left; games without a result are not played.",
                  opponent=opponent, player=player)  # fmt: skip

    def returning(self, tournament: Tournament, id_: ContestantId) -> str:
        """Say what a return does not do."""
        return tr("A match that went to the opponent stays decided: u takes the withdrawal back with all it did.")


def _open_match(tournament: Tournament, id_: ContestantId) -> Match | None:
    match = tournament.rounds[-1].match_of(id_) if tournament.rounds else None
    return match if match is not None and not match.verdict.decided else None


class Law(ordinary.Law):
    """A round that is made stands as it was made."""

    def on_paper(self, tournament: Tournament) -> str:
        """Say how to go on without the program."""
        return tr(
            "Round {round}: winners of neighbouring matches of the tree meet (B.VI D1).", round=tournament.next_round
        )

    def reason_to_correct(self) -> str:
        """Return the article of the tree: who goes on may rest on a correction."""
        return SEEDING

    def first_colour_fixed(self, tournament: Tournament) -> Refusal | None:
        """Return that lots are drawn for every match where it has several games, or that round 1 is made."""
        if options_of(tournament).home:
            return Refusal(said("The home team has White on the odd boards: no colour is drawn."), AT_HOME)
        if not options_of(tournament).odd:
            return Refusal(said("A match of several games draws its colours by lots, round by round."), COLOURS)
        if tournament.rounds:
            return Refusal(said("Round 1 is paired: the first colour is fixed."), COLOURS)
        return None

    def begun(self, current: Round) -> bool:
        """Whether somebody has played or a match is decided."""
        return current.begun or bool(current.decisions)

    def opened(self, tournament: Tournament, corrected: tuple[Fact, ...], override: str) -> RoundUnpaired:
        """Let a round stand as it was made."""
        raise Refusal(
            said(
                "Who plays in a round of a cup stays in it. While nobody has played there t takes it back, then p "
                "pairs it."
            )
        )


class Tables(ordinary.AsTheyCome):
    """A cup ranks by how far somebody has come: who is out of a round is out."""

    fitting: tuple[str, ...] = ("WON", "KS")
    separate_nobody = frozenset({"BH", "FB", "SSFBH", "AOB", "SB", "DE", "PS"})
    """Nobody who is out in one round has met the others who are."""


class TeamTables(Tables):
    """A cup of teams ranks by how far a team has come; match and game points separate nobody more."""

    fitting = ("MPvGP",)
