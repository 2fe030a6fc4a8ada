"""The one thing every command can do, and questions several of them ask."""

from __future__ import annotations

from abc import ABC, abstractmethod

from paircard.core.event.board import Board
from paircard.core.event.carried import need_played_here
from paircard.core.event.entrant import Entrant
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId, PlayerId, TeamId
from paircard.core.event.match import Match
from paircard.core.event.registration import Registration
from paircard.core.event.round import Round
from paircard.core.event.team import Team
from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import Words, said
from paircard.core.values.text import clean


@dataclass(frozen=True)
class Command(ABC):
    """Something an arbiter asks for."""

    @abstractmethod
    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Return the events this command makes of the tournament; raise `Refusal` with the article if it may not."""


def registration(tournament: Tournament, id_: ContestantId) -> Registration:
    """Return an entrant's registration; refuse an unknown id."""
    try:
        return tournament.registrations[id_]
    except KeyError:
        raise Refusal(said("There is no entrant with the id {id} in this event.", id=id_)) from None


def person(tournament: Tournament, id_: ContestantId) -> Registration:
    """Return the registration of whoever has an id: a player, a team, or a member of one; refuse an unknown id."""
    member = tournament.facts.members.get(PlayerId(id_))
    return registration(tournament, id_) if member is None else member


def need_free_fide_id(tournament: Tournament, id_: ContestantId, entrant: Entrant) -> None:
    """Refuse a FIDE id that belongs to somebody else."""
    for other, each in tournament.people.items():
        if entrant.fide_id and other != id_ and each.fide_id == entrant.fide_id:
            raise Refusal(said("FIDE id {id} already belongs to {player}.", id=entrant.fide_id, player=each.name))


def paired_round(tournament: Tournament, number: int) -> Round:
    """Return a paired round; refuse a number that is not paired."""
    if not 1 <= number <= tournament.scheduled:
        raise Refusal(said("Round {round} has not been paired.", round=number))
    return tournament.rounds[number - 1]


def team(tournament: Tournament, id_: TeamId) -> Team:
    """Return a team of the stage; refuse an unknown id."""
    try:
        return tournament.teams[id_]
    except KeyError:
        raise Refusal(said("There is no team with the id {id} in this event.", id=id_)) from None


def match_of(tournament: Tournament, round_number: int, id_: TeamId) -> Match:
    """Return the match of a team in a round; refuse where it has none."""
    team(tournament, id_)
    match = paired_round(tournament, round_number).match_of(id_)
    if match is None:
        wrong = said("{team} has no match in round {round}.", team=tournament.name_of(id_), round=round_number)
        raise Refusal(wrong)
    return match


def board(tournament: Tournament, round_number: int, number: int) -> Board:
    """Return a board to be written on; refuse one that does not exist, and one that was played in another stage."""
    round_ = paired_round(tournament, round_number)
    try:
        found = round_.board(number)
    except IndexError:
        raise Refusal(
            said(
                "Round {round} has boards 1 to {last}, not {board}.",
                round=round_number,
                last=len(round_.boards),
                board=number,
            )
        ) from None
    need_played_here(tournament, found)
    return found


def place(tournament: Tournament, round_number: int, number: int) -> str:
    """Return what a board of a paired round is called in a sentence."""
    round_ = tournament.rounds[round_number - 1]
    return round_.place(round_.board(number))


def need_reason(reason: str, article: str, refusal: str | Words) -> str:
    """Return the cleaned reason; refuse with a whole sentence when it is empty."""
    text = clean(reason)
    if not text:
        raise Refusal(refusal, article, "reason")
    return text
