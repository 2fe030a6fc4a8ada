"""Says what happens while one bracket is tried: the sentences of C2 - C11."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from paircard.core.facets.breach import Breach
from paircard.core.facets.trace import Verdict
from paircard.core.systems.swiss1998 import criteria
from paircard.core.systems.swiss1998.brackets import Bracket, Target
from paircard.core.systems.swiss1998.question import Below, Question
from paircard.core.systems.swiss1998.run import Run
from paircard.core.values.frozen import replace
from paircard.core.values.language import mark
from paircard.core.values.said import Joined, Words, said, said_n

_DROPPED = {1: "B6", 2: "B5"}
"""What is no longer in force at each level of relaxation (R3)."""
_BACK = {
    1: mark("B6 counts for downfloats again (R3)."),
    2: mark("B5 and B6 count for downfloats again (R3)."),
}
_BACK_UP = {
    1: mark("B6 counts for upfloats again (R3)."),
    2: mark("B5 and B6 count for upfloats again (R3)."),
}
"""What comes back into force from each level of relaxation."""


class Narrator:
    """Tells the listener of a run about one bracket. Sentences are only made if somebody listens."""

    def __init__(self, run: Run, bracket: Bracket, below: Below | None = None) -> None:
        """Speak of this bracket; `below` if the next one must be paired as well (C12, C13)."""
        self._run = run
        self._bracket = bracket
        self._below = below
        self._up = self._down = 0
        """The levels of relaxation that have been told (R3)."""
        self.heard = run.sink is not None
        self.lookahead = run.lookahead

    def tell(self, article: str, players: Sequence[int], verdict: Verdict, reason: Words, s1: int = 0) -> None:
        """Tell one step; players by place, the first `s1` of them stand in S1."""
        self._run.step(article, self._bracket.score, players, verdict, reason, s1)

    def pair_refused(self, refusal: Breach | None, players: Sequence[int]) -> None:
        """Tell why a pair or a float is refused."""
        if refusal is not None:
            self.tell(refusal.article, players, Verdict.REFUSED, refusal.said)

    def bracket_begins(self, target: Target, x: int) -> None:
        """Tell how the bracket is looked at (A3), x (C2) and p (C3)."""
        if not self.heard:
            return
        bracket, run = self._bracket, self._run
        players, moved = run.numbers(bracket.players), run.numbers(bracket.movers)
        self.tell("A3", bracket.players, Verdict.NOTED, _looked_at(bracket, players, moved))
        self.tell("C2", (), Verdict.NOTED, _allowed(x))
        self.tell("C3", (), Verdict.NOTED, _wanted(target))

    def more_clashes(self, x: int) -> None:
        """Tell a step of C11, and that everything is in force again (R3)."""
        reason = said("Everything has failed with x = {before}, so x becomes {x}.", before=x - 1, x=x)
        self.tell("C11", (), Verdict.RAISED, reason)
        if self._up:
            self.tell("R3", (), Verdict.NOTED, said(_BACK_UP[self._up]))
            self._up = 0
        self._downfloats_again()

    def upfloats_at(self, level: int) -> None:
        """Tell what is dropped for upfloats (C10), and that nothing is for downfloats (R3)."""
        if level:
            reason = said("{article} no longer counts for upfloats.", article=_DROPPED[level])
            self.tell("C10", (), Verdict.DROPPED, reason)
            self._downfloats_again()
        self._up = level

    def downfloats_at(self, level: int) -> None:
        """Tell what is dropped for downfloats (C9), or is in force again (R3)."""
        if level:
            reason = said("{article} no longer counts for downfloats.", article=_DROPPED[level])
            self.tell("C9", (), Verdict.DROPPED, reason)
            self._down = level
        else:
            self._downfloats_again()

    def _downfloats_again(self) -> None:
        """Tell that the criteria dropped for downfloats are back (R3)."""
        if self._down:
            self.tell("R3", (), Verdict.NOTED, said(_BACK[self._down]))
        self._down = 0

    # --- what is left out, and why ---------------------------------------------------------------------------

    def level_skipped(self, question: Question, clashes: int, down: int) -> None:
        """Tell why nothing is tried at this level."""
        if self.heard:
            article, what = self.why(question, clashes, down)
            reason = said("No try at this level can succeed, so none is made: {what}", what=what)
            self.tell(article, (), Verdict.SKIPPED, reason)

    def why(self, question: Question, clashes: int, down: int) -> tuple[str, Words]:
        """Return the article and the reason why there is no such pairing with so many clashes."""
        from paircard.core.systems.swiss1998.judge.obstacle import obstacle  # loaded for who listens, not for a pairing
        from paircard.core.systems.swiss1998.judge.shortage import Staying

        staying = Staying(self._run.cards, down, self._bracket.lowest)
        alone = replace(question, below=None, avoid=frozenset(), floaters=staying.mask)
        reason = obstacle(self._run.cards, alone, clashes, staying)
        if reason is not None:
            return reason.article, reason.said
        if self._below is None:
            return "R4", said("that has been tried.")
        if self._below.lowest:
            return "C13", said("the lowest bracket could not be paired, or those left over have been tried.")
        return "C12", said("the next bracket could not be paired, or those left over have been tried.")

    def tried_before(self, left: Sequence[int]) -> None:
        """Tell that those who would be left over have been tried (R9, R12)."""
        if self.heard:
            article = "R12" if self._below is None or self._below.lowest else "R9"
            reason = said("Left over: {players}. That has been tried.", players=self._run.numbers(left))
            self.tell(article, left, Verdict.SKIPPED, reason)

    def no_more_orders(self, chosen: Sequence[int], question: Question, clashes: int, down: int) -> None:
        """Tell why no other order of S2 that begins so is tried (C7)."""
        if not self.heard:
            return
        _, what = self.why(question, clashes, down)
        if chosen:
            begins = self._run.numbers(chosen)
            reason = said("No other order of S2 that begins {begins} can succeed: {what}", begins=begins, what=what)
        else:
            reason = said("No other order of S2 can succeed: {what}", what=what)
        self.tell("C7", (), Verdict.SKIPPED, reason)

    def pair_spoils_others(self, seeker: int, candidate: int, question: Question, clashes: int, down: int) -> None:
        """Tell that a pair would leave the others without a pairing (C7)."""
        if self.heard:
            _, what = self.why(question, clashes, down)
            reason = said("{pair} would do, but then {what}", pair=self._pair(seeker, candidate), what=what)
            self.tell("C7", (seeker, candidate), Verdict.SKIPPED, reason)

    def another_opponent(self, pairs: Sequence[tuple[int, int]]) -> None:
        """Tell that the lowest moved-down player looks for another opponent (C10)."""
        if self.heard and pairs:
            reason = said(
                "With {pairs} the remainder cannot be paired as wanted: {pair} is undone.",
                pairs=" ".join(self._pair(*pair) for pair in pairs),
                pair=self._pair(*pairs[-1]),
            )
            self.tell("C10", pairs[-1], Verdict.NOTED, reason)

    # --- what is tried ---------------------------------------------------------------------------------------

    def exchange_tried(self, gone: Sequence[int], come: Sequence[int]) -> None:
        """Tell an exchange that is tried (C8)."""
        if self.heard:
            leaving, coming = self._run.numbers(gone), self._run.numbers(come)
            reason = said("Exchange {leaving} of S1 for {coming} of S2 (D2).", leaving=leaving, coming=coming)
            self.tell("C8", (*gone, *come), Verdict.TRY, reason)

    def group_divided(self, s1: Sequence[int], s2: Sequence[int], *, movers: bool) -> None:
        """Tell who stands in S1 and who in S2 (C4), in the order A2 (C5)."""
        if not (self.heard and s1):
            return
        named = {"s1": self._run.numbers(s1), "s2": self._run.numbers(s2)}
        if movers:
            reason = said_n(
                "S1 is the player who moved down, {s1}; S2 is everybody else: {s2}.",
                "S1 are the {count} highest who moved down, {s1}; S2 is everybody else: {s2}.",
                len(s1),
                **named,
            )
        else:
            reason = said_n(
                "S1 is the highest player, {s1}; S2 is everybody else: {s2}.",
                "S1 are the {count} highest, {s1}; S2 is everybody else: {s2}.",
                len(s1),
                **named,
            )
        self.tell("C4", (*s1, *s2), Verdict.NOTED, reason)
        self.sides_in_order(s1, s2)

    def sides_in_order(self, s1: Sequence[int], s2: Sequence[int]) -> None:
        """Tell the order of both sides (C5)."""
        if self.heard:
            named = {"s1": self._run.numbers(s1), "s2": self._run.numbers(s2)}
            reason = said("Both sides in order (A2): S1 {s1}, S2 {s2}.", **named)
            self.tell("C5", (*s1, *s2), Verdict.NOTED, reason)

    def next_transposition(self, order: Sequence[int]) -> None:
        """Tell the next transposition (C7, D1)."""
        if self.heard:
            reason = said("Next transposition of S2: {order} (D1).", order=self._run.numbers(order))
            self.tell("C7", order, Verdict.TRY, reason)

    def sides_set(self, s1: Sequence[int], s2: Sequence[int]) -> None:
        """Tell which players stand against each other (C6)."""
        if self.heard and s1:
            numbers = self._run.numbers
            reason = said("S1 {s1} against S2 {s2}.", s1=numbers(s1), s2=numbers(s2))
            self.tell("C6", (*s1, *s2), Verdict.TRY, reason, len(s1))

    def pair_stands(self, seeker: int, candidate: int) -> None:
        """Tell that a pair is set for the time being (C6)."""
        if self.heard:
            reason = said("{pair} stands for now.", pair=self._pair(seeker, candidate))
            self.tell("C6", (seeker, candidate), Verdict.STANDS, reason)

    def cannot_stay_over(self, place: int, level: int) -> None:
        """Tell why a player may not be left over (B5, B6, B1b)."""
        if self.heard:
            player = self._run.cards.players[place]
            refusal = criteria.refused_float(player, criteria.DOWN, level)
            if refusal is None and self._bracket.lowest:
                refusal = criteria.refused_bye(player)
            if refusal is None:
                self.tried_before((place,))
                return
            reason = said("Left over: {reason}", reason=refusal.said)
            self.tell(refusal.article, (place,), Verdict.REFUSED, reason)

    def pairing_made(self, pairs: Sequence[tuple[int, int]], left: Sequence[int]) -> None:
        """Tell that a pairing satisfies C6."""
        if self.heard:
            listed = " ".join(self._pair(*pair) for pair in pairs)
            players = [place for pair in pairs for place in pair]
            reason = _found(listed, self._run.numbers(left) if left else "")
            self.tell("C6", (*players, *left), Verdict.ACCEPTED, reason)

    def numbers(self, places: Iterable[int]) -> str | Words:
        """Return pairing numbers for a sentence."""
        return self._run.numbers(places)

    def _pair(self, one: int, other: int) -> str:
        return f"{self._run.cards.number(one)}-{self._run.cards.number(other)}"


def _looked_at(bracket: Bracket, players: str | Words, moved: str | Words) -> Words:
    """Say how a bracket is looked at (A3)."""
    if bracket.heterogeneous:
        return said("The bracket {players} is heterogeneous: {moved} moved down.", players=players, moved=moved)
    if bracket.moved:
        return said(
            "The bracket {players} is treated as homogeneous, although {moved} moved down.",
            players=players,
            moved=moved,
        )
    return said("The bracket {players} is homogeneous.", players=players)


def _allowed(x: int) -> Words:
    if not x:
        return said("x is 0: no clash allowed in this bracket (A8).")
    return said_n(
        "x is {count}: {count} clash allowed in this bracket (A8).",
        "x is {count}: {count} clashes allowed in this bracket (A8).",
        x,
    )


def _wanted(target: Target) -> Words:
    if target.movers and target.rest:
        return said("p is {pairs} (A6), then {others} more in the remainder.", pairs=target.p, others=target.rest)
    return said("p is {pairs} (A6).", pairs=target.p)


def _found(pairs: str, left: str | Words) -> Words:
    """Say what pairs a bracket has, if any, and who is left over, if anybody."""
    if pairs:
        return said("{pairs}; {left} left over.", pairs=pairs, left=left) if left else Joined((pairs, "."), "")
    return said("No pair; {left} left over.", left=left) if left else said("No pair.")
