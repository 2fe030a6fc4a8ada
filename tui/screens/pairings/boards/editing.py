"""What a pairing by hand has come to: the draft, the steps that led there, and what it breaks by now."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.commands import PairByHand
from paircard.core.commands.pairing import replaced
from paircard.core.event.draft import AWAY, WAITING, Area, Draft, Spot
from paircard.core.event.ids import ContestantId
from paircard.core.event.readiness import need_ready
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.review.by_hand_doubts import against_both
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.said import Words, said


class Editing:
    """One round being paired by hand, with undo. It changes nothing: `command` is what would."""

    def __init__(self, tournament: Tournament) -> None:
        """Begin with the pairing that waits to be published, else with the one by the rules.

        Raises Refusal where the round cannot be paired at all.
        """
        self.before = opened(tournament)
        self.start = self.draft = _begun(tournament, self.before)
        self.taken: Spot | None = None
        """What was taken up and not put down yet."""
        self.whole = False
        """Whether it was the board as a whole."""
        self._steps: list[Draft] = []
        self._broken: dict[tuple[int, int], tuple[Refusal, ...]] = {}

    # --- what stands there ---------------------------------------------------------------------------------

    @property
    def changed(self) -> bool:
        """Whether anything is not as it was."""
        return self.draft != self.start

    def touched(self, player: ContestantId) -> bool:
        """Whether a player has another place than at the beginning."""
        return self.draft.spot(player) != self.start.spot(player)

    def breaks(self, board: int) -> tuple[Refusal, ...]:
        """Return what the pair of a board breaks of B1 and B2, nothing where a seat is free."""
        white, black = self.draft.boards[board]
        if white is None or black is None:
            return ()
        pair = white, black
        if pair not in self._broken:
            self._broken[pair] = tuple(system_of(self.before).law.breaches(self.before, [pair], None))
        return self._broken[pair]

    @property
    def unpaired(self) -> tuple[ContestantId, ...]:
        """Ids of those who play and have no opponent, by board, then those without a place."""
        alone = (seats for seats in self.draft.boards if None in seats)
        return (*(id_ for seats in alone for id_ in seats if id_ is not None), *self.draft.waiting)

    @property
    def bye_breaks(self) -> tuple[Refusal, ...]:
        """What the bye breaks of B1."""
        return tuple(system_of(self.before).law.breaches(self.before, (), self.draft.bye))

    def faults(self, spot: Spot) -> tuple[Refusal, ...]:
        """Return what is broken where a place is."""
        if spot.area is Area.BOARD:
            return self.breaks(spot.board)
        return self.bye_breaks if spot.area is Area.BYE else ()

    def turned(self, spot: Spot) -> Words | None:
        """Return that both players of a board have the colour that the other one is due; None where they have not."""
        if spot.area is not Area.BOARD or not system_of(self.before).integrity_told:
            return None
        white, black = self.draft.boards[spot.board]
        if white is None or black is None or not against_both(self.before, white, black):
            return None
        return said("Both have the colour that the other one is due: c turns them.")

    @property
    def broken_boards(self) -> tuple[int, ...]:
        """Indices of the boards that break something."""
        return tuple(board for board in range(len(self.draft.boards)) if self.breaks(board))

    @property
    def breaks_something(self) -> bool:
        """Whether anything is broken."""
        return bool(self.broken_boards or self.bye_breaks)

    # --- steps ---------------------------------------------------------------------------------------------

    def take(self, draft: Draft) -> bool:
        """Take a draft over as the next step; tell whether it is another one."""
        self.taken = None
        if draft == self.draft:
            return False
        self._steps.append(self.draft)
        self.draft = draft
        return True

    def undo(self) -> bool:
        """Go one step back; tell whether there was one."""
        self.taken = None
        if not self._steps:
            return False
        self.draft = self._steps.pop()
        return True

    def take_up(self, spot: Spot, *, whole: bool) -> None:
        """Take up who is at a place, or both players of its board."""
        self.taken, self.whole = spot, whole

    def put_down(self, spot: Spot) -> bool:
        """Let what was taken up and a place change; of two boards the Black players. Tell whether anything changed."""
        taken, draft = self.taken, self.draft
        if taken is None:
            return False
        if not self.whole:
            return self.take(draft.exchanged(taken, spot))
        if spot.area is not Area.BOARD:
            raise Refusal(tr("A board is put on another board: their Black players change places."))
        return self.take(draft.opponents_exchanged(taken.board, spot.board))

    def typed(self, pairs: Sequence[tuple[ContestantId, ContestantId]], bye: ContestantId | None) -> Draft:
        """Return the draft of a round that was typed as a line; who is not in it waits. Refuse a player twice."""
        named = [id_ for pair in pairs for id_ in pair] + ([] if bye is None else [bye])
        if twice := next((id_ for id_ in named if named.count(id_) > 1), None):
            player = self.before.label(twice)
            raise Refusal(tr("{player} appears twice in this pairing: type every number once.", player=player))
        everybody = [*self.before.to_pair, *_away(self.before)]
        if strangers := set(named).difference(everybody):
            player, round_ = self.before.label(min(strangers)), self.before.next_round
            article = system_of(self.before).article("away")
            raise Refusal(tr("{player} does not take part in round {round}.", player=player, round=round_), article)
        away = [id_ for id_ in self.draft.away if id_ not in named]
        return Draft.of(pairs, bye, (id_ for id_ in everybody if id_ not in away), away)

    # --- what comes of it ----------------------------------------------------------------------------------

    def command(self, reason: str, *, override: bool) -> PairByHand:
        """Return the command that pairs the round so."""
        playing, draft = frozenset(self.before.to_pair), self.draft
        away = tuple(id_ for id_ in draft.away if id_ in playing)
        back = tuple(id_ for id_ in _away(self.before) if id_ not in draft.away)
        return PairByHand(draft.pairs, draft.bye, reason, override, away, back)

    def follow(self, tournament: Tournament) -> bool:
        """Go on with the event as others have changed it; tell whether other players take part now.

        Raises Refusal where the round cannot be paired by hand any more.
        """
        before = opened(tournament)
        here, there = set(self.draft.players), {*before.to_pair, *_away(before)}
        left = set(self.before.to_pair) - set(before.to_pair)
        come = [id_ for id_ in before.to_pair if id_ not in self.before.to_pair]
        self.before = before
        self._broken.clear()
        if not (left or come or here != there):
            return False
        self.draft, self.start = (_refitted(each, there, left, come) for each in (self.draft, self.start))
        self._steps.clear()
        self.taken = None
        return True


def opened(tournament: Tournament) -> Tournament:
    """Return the event without a pairing that waits; refuse where the next round cannot be paired."""
    before = tournament.imagine(*replaced(tournament))
    need_ready(before)
    return before


def _begun(tournament: Tournament, before: Tournament) -> Draft:
    current = tournament.current
    pairs: list[tuple[ContestantId, ContestantId]] = []
    bye = None
    if current is not None and not current.published:
        pairs, bye = list(current.pairs), current.bye
    else:
        try:
            pairs, bye = [(made.white, made.black) for made in before.proposal.pairs], before.proposal.bye
        except Refusal:
            if not system_of(before).law.without_legal_pairing(before):
                raise
    return Draft.of(pairs, bye, before.to_pair, _away(before))


def _away(before: Tournament) -> tuple[ContestantId, ...]:
    """Ids of those who have entered and are not to play the next round, in the order A2."""
    number = before.next_round
    return tuple(
        id_
        for id_ in before.order
        if before.registrations[id_].first_round <= number and not before.registrations[id_].takes_part(number)
    )


def _refitted(draft: Draft, there: set[ContestantId], left: set[ContestantId], come: list[ContestantId]) -> Draft:
    fresh = draft.without(id_ for id_ in draft.players if id_ not in there)
    for player in left & there:
        fresh = fresh.moved(player, AWAY)
    for player in come:
        spot = fresh.spot(player)
        if spot is None or spot.area is Area.AWAY:
            fresh = fresh.with_player(player) if spot is None else fresh.moved(player, WAITING)
    return fresh
