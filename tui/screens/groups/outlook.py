"""What can be said of the next pairing now: it is worked out beside the screen, never in the way of a key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from paircard.core.event.card import Kind
from paircard.core.event.readiness import Wanting
from paircard.core.event.standing_of_rounds import finished
from paircard.core.event.subject_of_rules import Matter
from paircard.core.event.tournament import Tournament
from paircard.core.facets.asked.groups import Groups
from paircard.core.facets.groups import BracketView, GroupPlayer
from paircard.core.facets.system import needed, system_of
from paircard.core.review.next_round_so_far import MOST_OPEN, Coming, coming
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr, trn

_NAMED_BOARDS = 10
_AWAY: Mapping[Kind, tuple[str, Matter]] = {
    Kind.WITHDRAWN: (mark("withdrawn:"), "away"),
    Kind.ABSENT: (mark("absent:"), "away"),
    Kind.BYE: (mark("full-point bye (by the report):"), "pairs"),
    Kind.HALF_BYE: (mark("half-point bye:"), "halves"),
    Kind.NOT_ENTERED: (mark("not yet in the event:"), "missed"),
}


@dataclass(frozen=True, slots=True)
class Outlook:
    """The brackets of the next round as they would be paired, or why there are none."""

    tournament: Tournament
    """What it was worked out from; it says nothing of any other."""
    brackets: tuple[BracketView, ...] = ()
    refusal: str = ""
    coming: Coming | None = None
    """What stands while results are missing: the brackets are then as if the open games were drawn."""

    @property
    def empty(self) -> bool:
        """Whether nothing can be said yet."""
        return not self.brackets and not self.refusal

    @property
    def worth_showing(self) -> bool:
        """Whether there are brackets, and something in them stands."""
        return bool(self.brackets) and (self.coming is None or self.coming.pairs[0] > 0)


def grouping(tournament: Tournament) -> Groups:
    """Return who groups the players of an event; refuse in a sentence where its system has no groups."""
    return needed(system_of(tournament), system_of(tournament).groups, "groups")


def in_place_of_groups(tournament: Tournament) -> str:
    """Say what an event has that has no groups; empty where it has."""
    system = system_of(tournament)
    if system.tree is not None:
        return tr("A cup has a tree and no groups: / finds a player, c tells more.")
    if system.live is not None:
        return tr("A table has no groups: / finds a player.")
    if system.square is not None:
        return tr("A square has no groups: / finds a player, v shows it from the other side.")
    return system.lacks("groups") if system.groups is None else ""


def work_out(tournament: Tournament, left: Callable[[], bool] = lambda: False) -> Outlook:
    """Pair the next round without recording anything; this may take a while. `left`: nobody waits for it any more."""
    if obstacle(tournament):
        comes = coming(tournament, left)
        return (
            Outlook(tournament) if comes is None else Outlook(tournament, _as_it_comes(tournament, comes), coming=comes)
        )
    try:
        return Outlook(tournament, grouping(tournament).brackets(tournament))
    except Refusal as refusal:
        return Outlook(tournament, refusal=str(refusal))


def can_be_worked_out(tournament: Tournament) -> bool:
    """Whether there is something to be worked out: the pairing, or how much of it stands already."""
    if not obstacle(tournament):
        return True
    if system_of(tournament).groups is None or system_of(tournament).live is not None:
        return False
    need = next(iter(system_of(tournament).rounds.needs(tournament)), None)
    return need is not None and need.what is Wanting.RESULTS and len(tournament.missing) <= MOST_OPEN


def _as_it_comes(tournament: Tournament, comes: Coming) -> tuple[BracketView, ...]:
    """Return the brackets as if the open games were drawn, with who is still playing."""
    reachable = {
        player.id: player.reachable
        for group in grouping(tournament).score_groups(tournament)
        for player in group.players
        if player.open
    }

    def shown(players: tuple[GroupPlayer, ...]) -> tuple[GroupPlayer, ...]:
        return tuple(replace(each, reachable=reachable.get(each.id, ())) for each in players)

    return tuple(
        replace(each, s1=shown(each.s1), s2=shown(each.s2)) for each in grouping(comes.drawn).brackets(comes.drawn)
    )


def obstacle(tournament: Tournament) -> str:
    """Say why the next round cannot be worked out yet; empty when it can."""
    if system_of(tournament).live is not None:
        return tr("The table is shown once the schedule is posted: p on Pairings (P).")
    if system_of(tournament).square is not None:
        return tr("The square is shown once the schedule is posted: p on Pairings (P).")
    if system_of(tournament).groups is None:
        return system_of(tournament).lacks("groups")
    need = next(iter(system_of(tournament).rounds.needs(tournament)), None)
    if need is None:
        return ""
    match need.what:
        case Wanting.ROUND:
            return _after_the_last(tournament)
        case Wanting.PLAYERS if tournament.of_teams:
            return tr("Round {round} needs two teams: enter them on Entrants (E).", round=tournament.next_round)
        case Wanting.PLAYERS:
            return tr("Round {round} needs two players: enter them on Entrants (E).", round=tournament.next_round)
        case Wanting.RESULTS:
            return _missing(tournament)
        case Wanting.ORDER | Wanting.PLAY_OFF | Wanting.RATINGS:
            return need.refusal.message
        case Wanting.COLOUR:
            open_ = tr("Round {round}: first colour not drawn: f on Entrants (E)", round=tournament.next_round)
            return system_of(tournament).citing(open_, "colour")


def announcement(outlook: Outlook) -> str:
    """Say what came out."""
    tournament = outlook.tournament
    round_ = tournament.next_round
    if outlook.refusal:
        return tr("Round {round}: {what}", round=round_, what=outlook.refusal)
    if outlook.coming is not None:
        return coming_out(outlook.coming, round_)
    pairs = sum(len(bracket.pairs) for bracket in outlook.brackets)
    bye = next((bracket.bye for bracket in outlook.brackets if bracket.bye is not None), None)
    if bye is None:
        return trn(
            "Round {round} as it would be paired now: {count} pair",
            "Round {round} as it would be paired now: {count} pairs",
            pairs, round=round_,
        )  # fmt: skip
    return trn(
        "Round {round} as it would be paired now: {count} pair, bye {number}",
        "Round {round} as it would be paired now: {count} pairs, bye {number}",
        pairs, round=round_, number=tournament.numbers[bye],
    )  # fmt: skip


def coming_out(comes: Coming, round_: int) -> str:
    """Say how much of a round stands while results are missing."""
    stand, wait = comes.pairs
    boards = " ".join(map(str, comes.open))
    so_far = trn(
        "Round {round} is coming out: {count} pair stands.", "Round {round} is coming out: {count} pairs stand.",
        stand, round=round_,
    )  # fmt: skip
    if not wait:
        return so_far
    if len(comes.open) == 1:
        rest = trn("{count} waits for board {boards}.", "{count} wait for board {boards}.", wait, boards=boards)
    else:
        rest = trn("{count} waits for boards {boards}.", "{count} wait for boards {boards}.", wait, boards=boards)
    return f"{so_far} {rest}"


def those_away(tournament: Tournament) -> list[str]:
    """Say who is not to be paired in the next round, one line a reason."""
    return [
        f"{system_of(tournament).citing(tr(_AWAY[kind][0]), _AWAY[kind][1])} "
        + " ".join(str(tournament.numbers[id_]) for id_ in ids)
        for kind, ids in grouping(tournament).away(tournament).items()
    ]


def _after_the_last(tournament: Tournament) -> str:
    if finished(tournament):
        return tr("All rounds are played: the final table is on Standings (S).")
    return tr("All rounds are paired: there are no score groups any more. Results: Pairings (P).")


def _missing(tournament: Tournament) -> str:
    boards = [str(board.in_hall) for _, board in tournament.missing]
    named = " ".join(boards[:_NAMED_BOARDS]) + (" ..." if len(boards) > _NAMED_BOARDS else "")
    return trn(
        "Round {round}: {count} result is missing on board {boards}.",
        "Round {round}: {count} results are missing on boards {boards}.",
        len(boards), round=tournament.next_round, boards=named,
    )  # fmt: skip
