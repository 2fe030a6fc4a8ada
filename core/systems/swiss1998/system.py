"""The Swiss system of 1992 - 1998 as one of the table of systems: a tournament in, a round out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.colour import Colour
from core.errors import Refusal
from core.event.facts import PairMade
from core.event.proposal import Proposal
from core.frozen import dataclass
from core.language import tr
from core.said import said
from core.systems.swiss1998 import NoLegalPairing, NoPairing, illegal, pair
from core.systems.swiss1998.position import Player, Position
from core.systems.swiss1998.trace import Sink

if TYPE_CHECKING:
    from core.event.tournament import Tournament


@dataclass(frozen=True)
class Swiss1998:
    """C.04.1, text of 1992 - 1998."""

    key: str = "swiss-1998"
    name: str = "FIDE Swiss 1998 (C.04.1)"  # no words: the name of the system
    several_games: bool = False

    def pair(self, tournament: Tournament, sink: Sink | None = None) -> Proposal:
        """Pair the next round; refuse without a first colour (A7) and where no legal pairing exists (R14)."""
        try:
            # the literal procedure is only asked when somebody wants to hear its steps
            pairing = pair(position(tournament), sink=sink, method="procedure" if sink else "search")
        except NoPairing as error:
            raise Refusal(error.words, "R14" if isinstance(error, NoLegalPairing) else "") from error
        ids = tournament.ids
        return Proposal(
            tuple(PairMade(ids[p.white], ids[p.black], p.white_float, p.black_float) for p in pairing.pairs),
            None if pairing.bye is None else ids[pairing.bye],
            tuple(each.colour_rule for each in pairing.pairs),
            pairing.brackets,
        )

    def forbids(self, tournament: Tournament, white: int, black: int) -> Refusal | None:
        """Return why two players may not be paired with these colours (B1a, B2; R6), None when they may."""
        broken = illegal(position(tournament, (white, black)), tournament.numbers[white], tournament.numbers[black])
        if broken is not None:
            return Refusal(broken.said, broken.article)
        return _third_in_a_row(tournament, white, "W") or _third_in_a_row(tournament, black, "B")


def _third_in_a_row(tournament: Tournament, id_: int, colour: Colour) -> Refusal | None:
    due = tournament.cards[id_].preference(over_half=tournament.over_half(id_))
    if not due.absolute or due.colour == colour:
        return None
    player = tournament.label(id_)
    if colour == "W":
        wrong = said(
            "{player} would have White for the third time running, or three times more often than Black: give Black.",
            player=player,
        )
    else:
        wrong = said(
            "{player} would have Black for the third time running, or three times more often than White: give White.",
            player=player,
        )
    return Refusal(wrong, "B2")


def position(tournament: Tournament, ids: tuple[int, ...] | None = None) -> Position:
    """Return what the rules look at before the next round; refuse while the first colour is open (A7).

    `ids` are the players in it, everybody who takes part when None.
    """
    if tournament.first_colour is None:
        raise Refusal(tr("Draw or set the colour of the highest player first."), "A7")
    return Position(
        tuple(_player(tournament, id_) for id_ in (tournament.to_pair if ids is None else ids)),
        tournament.next_round,
        tournament.first_colour,
        tournament.next_round == tournament.regulations.rounds,
        tournament.regulations.c6,
    )


def _player(tournament: Tournament, id_: int) -> Player:
    card = tournament.cards[id_]
    return Player(
        card.number,
        card.score,
        frozenset(tournament.numbers[opponent] for opponent in card.opponents),
        card.colours,
        card.floats,
        card.bye_barred,
        tournament.over_half(id_),
        {
            tournament.numbers[game.opponent]: game.round
            for game in card.lines
            if game.opponent is not None and game.met
        },
    )
