"""A round as it is typed in from paper, board by board: each is checked at once, and can be taken back."""

from __future__ import annotations

import re
from collections.abc import Iterator

from paircard.core.commands import RecordFromPaper
from paircard.core.commands.pairing import replaced
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.readiness import need_ready
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.language import tr
from paircard.tui.screens.pairings.results import read_result

HOW = "10-1, 10-1 1, bye 9, away 7, no 10"
_PAIR = re.compile(r"(\d{1,5})-(\d{1,5})(!?)")
_ONE = re.compile(r"(\d{1,5})(!?)")
_WORDS = ("bye", "away", "no")
_NAMED = 10
"""So many players that are left are named; more are counted."""


@dataclass(frozen=True, slots=True)
class TypedBoard:
    """Two ids, White first, and the result if it was typed."""

    white: ContestantId
    black: ContestantId
    result: Result | None = None


@dataclass(frozen=True, slots=True)
class TypedRound:
    """What was typed so far of one round."""

    before: Tournament
    """The event without a pairing of that round."""
    boards: tuple[TypedBoard, ...] = ()
    bye: ContestantId | None = None
    away: tuple[ContestantId, ...] = ()
    broken: bool = False
    """Whether something was typed that breaks B1 or B2, knowingly."""

    @classmethod
    def of(cls, tournament: Tournament) -> TypedRound:
        """Begin the next round, or the one whose pairing is not published; raise Refusal where it cannot be paired."""
        before = tournament.imagine(*replaced(tournament))
        need_ready(before)
        return cls(before)

    def carried_to(self, tournament: Tournament) -> TypedRound:
        """Return what was typed for the event as it is by now: who no longer takes part is left out with their board.

        Another round begins anew. Raises what `of` raises.
        """
        fresh = TypedRound.of(tournament)
        if fresh.before.next_round != self.before.next_round:
            return fresh
        there = frozenset(fresh.before.to_pair)
        boards = tuple(board for board in self.boards if there.issuperset((board.white, board.black)))
        away = tuple(id_ for id_ in self.away if id_ in there)
        return replace(fresh, boards=boards, away=away, bye=self.bye if self.bye in there else None)._judged()

    @property
    def left(self) -> tuple[ContestantId, ...]:
        """Ids of those who are expected in the round and were not typed yet."""
        typed = {id_ for board in self.boards for id_ in (board.white, board.black)} | {self.bye, *self.away}
        return tuple(id_ for id_ in self.before.to_pair if id_ not in typed)

    def command(self, reason: str) -> RecordFromPaper:
        """Return the command that stores it."""
        pairs = tuple((board.white, board.black) for board in self.boards)
        results = tuple(board.result for board in self.boards)
        return RecordFromPaper(pairs, results, self.bye, reason, self.away, self.broken)

    # --- what is said --------------------------------------------------------------------------------------

    def lines(self) -> Iterator[str]:
        """Yield what was typed, one board a line."""
        label, citing = self.before.label, system_of(self.before).citing
        for number, board in enumerate(self.boards, 1):
            result = board.result.text if board.result else "..."
            yield f"{number:>3} {label(board.white)}  {result}  {label(board.black)}"
        if self.bye is not None:
            yield tr("{player} has the bye", player=label(self.bye))
        yield from (citing(tr("{player} did not play", player=label(id_)), "away") for id_ in self.away)

    def what_is_left(self) -> str:
        """Say who is still to be typed."""
        numbers = sorted(self.before.numbers[id_] for id_ in self.left)
        if not numbers:
            return tr("Everybody has been typed.")
        named = " ".join(map(str, numbers[:_NAMED]))
        if len(numbers) == 1:
            return tr("Left: {numbers}. Type bye {numbers}, or away {numbers}.", numbers=named)
        if len(numbers) > _NAMED:
            return tr("Left: {numbers} and {more} more.", numbers=named, more=len(numbers) - _NAMED)
        return tr("Left: {numbers}.", numbers=named)

    # --- what is typed -------------------------------------------------------------------------------------

    def after(self, text: str) -> TypedRound:
        """Return the round with a line that was typed; raise Refusal for what is wrong: nothing of it counts then."""
        words, state, pair = text.replace(",", " ").split(), self, False
        if not words:
            raise Refusal(self.what_is_left())
        while words:
            word = words.pop(0).lower()
            if word in _WORDS:
                state, pair = state._with_one(word, words.pop(0) if words else ""), False
            elif pair and not _names_players(word):
                state, pair = state._with_result(word), False
            else:
                state, pair = state._with_pair(word), True
        return state

    def _with_pair(self, word: str) -> TypedRound:
        match = _PAIR.fullmatch(word)
        if match is None:
            raise Refusal(tr("{word} is not a pair: type numbers such as 10-1, White first.", word=word))
        white, black = self._free(match[1]), self._free(match[2])
        if white == black:
            raise Refusal(tr("{player} cannot have both White and Black.", player=self.before.label(white)))
        found = system_of(self.before).law.breaches(self.before, [(white, black)], None)
        broken = self._checked(found, word, known=bool(match[3]))
        return replace(self, boards=(*self.boards, TypedBoard(white, black)), broken=broken)

    def _with_result(self, word: str) -> TypedRound:
        if self.before.of_teams:
            raise Refusal(tr("A match has several boards: type the pairs here, the results once the round is stored."))
        *others, last = self.boards
        return replace(self, boards=(*others, replace(last, result=read_result(word))))

    def _with_one(self, word: str, number: str) -> TypedRound:
        match = _ONE.fullmatch(number)
        if match is None:
            raise Refusal(tr("{word} needs a number after it, such as {word} 9.", word=word))
        if word == "no":
            return self._without(self._player(match[1]))
        id_ = self._free(match[1])
        if word == "away":
            return replace(self, away=(*self.away, id_))
        if self.bye is not None:
            has_it = tr("{player} has the bye: only one player has it.", player=self.before.label(self.bye))
            raise Refusal(has_it, system_of(self.before).article("bye"))
        typed = f"bye {match[1]}"  # no words: what is typed is the same in every language
        broken = self._checked(system_of(self.before).law.breaches(self.before, (), id_), typed, known=bool(match[2]))
        return replace(self, bye=id_, broken=broken)

    def _without(self, id_: ContestantId) -> TypedRound:
        """Return it with whatever was typed of a player taken back."""
        boards = tuple(board for board in self.boards if id_ not in (board.white, board.black))
        away = tuple(each for each in self.away if each != id_)
        fresh = replace(self, boards=boards, away=away, bye=None if self.bye == id_ else self.bye)
        if fresh == self:
            raise Refusal(tr("{player} was not typed yet.", player=self.before.label(id_)))
        return fresh._judged()

    def _judged(self) -> TypedRound:
        """Return it with the breaches of B1 and B2 counted anew."""
        pairs = [(board.white, board.black) for board in self.boards]
        return replace(self, broken=bool(system_of(self.before).law.breaches(self.before, pairs, self.bye)))

    def _checked(self, found: list[Refusal], typed: str, *, known: bool) -> bool:
        """Return whether the round breaks B1 or B2 now; refuse what breaks them unless that is known."""
        if found and not known:
            said = tr("{why} If it was played so all the same, type {typed}!", why=found[0].message, typed=typed)
            raise Refusal(said, found[0].article)
        return self.broken or bool(found)

    def _free(self, number: str) -> ContestantId:
        """Return the player of that number; refuse one who is typed already or does not take part."""
        id_ = self._player(number)
        if id_ not in self.left:
            who = self.before.label(id_)
            if id_ in self.before.to_pair:
                raise Refusal(
                    tr('{player} is already typed: type "no {number}" to take that back.', player=who, number=number)
                )
            number_ = self.before.next_round
            away = system_of(self.before).article("away")
            raise Refusal(tr("{player} does not take part in round {round}.", player=who, round=number_), away)
        return id_

    def _player(self, number: str) -> ContestantId:
        try:
            return self.before.ids[PairingNumber(int(number))]
        except KeyError:
            raise Refusal(tr("There is no player with the number {number}.", number=number)) from None


def _names_players(word: str) -> bool:
    """Tell a pair from a result: 10-1 is one, 1-0 and 0-1 are none, because nobody has the number 0."""
    match = _PAIR.fullmatch(word)
    return match is not None and int(match[1]) > 0 and int(match[2]) > 0
