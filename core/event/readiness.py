"""Can the next round be paired? Asked before every pairing, whoever makes it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import TYPE_CHECKING

from paircard.core.event.drawn import already_drawn
from paircard.core.event.order_of_equals import undecided
from paircard.core.values.by_article import ByArticle
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import Words, said, said_n

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

_NAMED = 12
"""So many boards are named; more are counted."""


class Wanting(Enum):
    """What the next round waits for."""

    ROUND = "round"
    """There is none left to be made."""
    RESULTS = "results"
    PLAYERS = "players"
    PLAY_OFF = "play-off"
    """A drawn match that somebody has to win."""
    ORDER = "order"
    """Of those whom rating and title leave equal: lots or a list decide it."""
    RATINGS = "ratings"
    """Of some who have none, where rounds are paired by them."""
    COLOUR = "colour"
    """To be drawn or set: whoever pairs asks for it on the spot."""


@dataclass(frozen=True, slots=True)
class Need:
    """Something without which the next round cannot be made."""

    what: Wanting
    refusal: Refusal
    """As a command says it; a screen may say it in other words."""


def need_ready(tournament: Tournament) -> None:
    """Refuse while no further round can be made, for the reason that the system of the event gives."""
    if refusal := obstacle(tournament):
        raise refusal


def obstacle(tournament: Tournament) -> Refusal | None:
    """Return why no further round can be made, None when one can; a colour to be drawn is no obstacle."""
    if not tournament.rounds and (drawn := already_drawn(tournament)):
        return drawn
    wanting = (need for need in tournament.pairing_system.rounds.needs(tournament) if need.what is not Wanting.COLOUR)
    return next((need.refusal for need in wanting), None)


def needs_first_colour(tournament: Tournament) -> bool:
    """Whether the first colour is still to be drawn or set; a table gives its own."""
    return tournament.facts.first_colour is None and tournament.pairing_system.draws_colour(tournament)


def needs_of_pairing(tournament: Tournament) -> Iterator[Need]:
    """Yield what a round needs that rests on all results before it (A2), the most pressing first."""
    if tournament.all_paired:
        rounds = tournament.regulations.rounds
        done = said_n("The only round is paired.", "All {count} rounds are paired.", rounds)
        yield Need(Wanting.ROUND, Refusal(done))
        return
    article = tournament.pairing_system.article
    if missing := tournament.missing:
        named = [round_.place(board) for round_, board in missing[:_NAMED]]
        boards = _missing(missing[0][0].number, named, len(missing) - len(named))
        yield Need(Wanting.RESULTS, Refusal(ByArticle(boards, article("adjourned")), article("results")))
    now = tournament.next_round
    if sum(each.takes_part(now) for each in tournament.registrations.values()) < 2:
        yield Need(
            Wanting.PLAYERS,
            Refusal(said("Fewer than two players take part in the next round."), article("away")),
        )
    if not tournament.rounds and (equal := undecided(tournament)):
        first = sorted(equal, key=tournament.numbers.__getitem__)[:_NAMED]
        wrong = said(
            "Rating and title leave the order of {players} open: D on Entrants draws it by lot, or takes a list.",
            players=", ".join(map(tournament.label, first)),
        )
        yield Need(Wanting.ORDER, Refusal(wrong, article("equals")))
    if needs_first_colour(tournament):
        yield Need(
            Wanting.COLOUR,
            Refusal(said("Draw or set the colour of the highest player first."), article("colour")),
        )


def need_of_posted(tournament: Tournament) -> Need:
    """Return what is said where the whole schedule is there: nothing is left to be posted."""
    done = said_n("The only round is posted.", "All {count} rounds are posted.", tournament.scheduled)
    return Need(Wanting.ROUND, Refusal(done))


def need_none_posted(tournament: Tournament) -> None:
    """Refuse to post a schedule of which a part is there: a file that broke off within it has one."""
    if not tournament.rounds:
        return
    half = said_n(
        "Only {count} round of the schedule is there, of {all}: undo its posting, or take the schedule back, "
        "then post it as a whole.",
        "Only {count} rounds of the schedule are there, of {all}: undo its posting, or take the schedule back, "
        "then post it as a whole.",
        tournament.scheduled,
        all=tournament.regulations.rounds,
    )
    raise Refusal(half)


def need_room(tournament: Tournament) -> None:
    """Refuse to pair a further round of an event with more rounds than are paired here: a report told of them."""
    limit = tournament.pairing_system.rounds.most
    if tournament.next_round > limit:
        wrong = said(
            "Round {round} is not paired here: beyond round {limit} an event is only read and shown.",
            round=tournament.next_round,
            limit=limit,
        )
        raise Refusal(wrong)


def _missing(round_: int, boards: Sequence[str], more: int) -> Words:
    named = ", ".join(boards)
    if not more:
        return said(
            "Round {round} has no result on board {boards}: "
            "scores are not known. Enter them, or mark a game adjourned; A marks them all.",
            round=round_,
            boards=named,
        )
    return said_n(
        "Round {round} has no result on board {boards} and {count} more: "
        "scores are not known. Enter them, or mark a game adjourned; A marks them all.",
        "Round {round} has no result on board {boards} and {count} more: "
        "scores are not known. Enter them, or mark a game adjourned; A marks them all.",
        more,
        round=round_,
        boards=named,
    )
