"""Says what happens while one bracket is tried: the sentences of C2 - C11."""

from __future__ import annotations

from collections.abc import Sequence

from core.language import mark, tr, trn
from core.swiss import criteria
from core.swiss.brackets import Bracket, Target
from core.swiss.criteria import Breach
from core.swiss.run import Run
from core.swiss.trace import Verdict

_DROPPED = {1: "B6", 2: "B5"}
"""What is no longer in force at each level of relaxation (R3)."""
_NO_OPPONENT = {
    False: mark(
        "Nothing can succeed at this level: whatever the order, somebody would be left without a permitted opponent."
    ),
    True: mark(
        "Nothing can succeed at this level and help the next bracket: "
        "whatever the order, somebody would be left without a permitted opponent."
    ),
}
_CLASHES = {
    False: mark("Nothing can succeed at this level: {needed}, and {left}."),
    True: mark("Nothing can succeed at this level and help the next bracket: {needed}, and {left}."),
}
"""By whether the next bracket must be paired as well."""


class Narrator:
    """Tells the listener of a run about one bracket. Sentences are only made if somebody listens."""

    def __init__(self, run: Run, bracket: Bracket, looking_down: bool = False) -> None:
        """Speak of this bracket; `looking_down` if the next one must be paired as well (C12, C13)."""
        self._run = run
        self._bracket = bracket
        self._looking_down = looking_down
        self.heard = run.sink is not None

    def tell(self, article: str, players: Sequence[int], verdict: Verdict, reason: str, s1: int = 0) -> None:
        """Tell one step; players by place, the first `s1` of them stand in S1."""
        self._run.step(article, self._bracket.score, players, verdict, reason, s1)

    def refused(self, refusal: Breach | None, players: Sequence[int]) -> None:
        """Tell why a pair or a float is refused."""
        if refusal is not None:
            self.tell(refusal.article, players, Verdict.REFUSED, refusal.sentence)

    def begins(self, target: Target, x: int) -> None:
        """Tell how the bracket is looked at (A3), x (C2) and p (C3)."""
        if not self.heard:
            return
        bracket, run = self._bracket, self._run
        players, moved = run.numbers(bracket.players), run.numbers(bracket.movers)
        self.tell("A3", bracket.players, Verdict.NOTED, _looked_at(bracket, players, moved))
        self.tell("C2", (), Verdict.NOTED, _allowed(x))
        self.tell("C3", (), Verdict.NOTED, _wanted(target))

    def more_clashes(self, x: int) -> None:
        """Tell a step of C11."""
        self.tell(
            "C11",
            (),
            Verdict.RAISED,
            tr("Everything has failed with x = {before}, so x becomes {x}.", before=x - 1, x=x),
        )

    def upfloats(self, level: int) -> None:
        """Tell what is dropped for upfloats (C10)."""
        if level:
            reason = tr("{article} no longer counts for upfloats.", article=_DROPPED[level])
            self.tell("C10", (), Verdict.DROPPED, reason)

    def downfloats(self, level: int) -> None:
        """Tell what is dropped for downfloats (C9)."""
        if level:
            reason = tr("{article} no longer counts for downfloats.", article=_DROPPED[level])
            self.tell("C9", (), Verdict.DROPPED, reason)

    def skipped(self, least: int | None, x: int) -> None:
        """Tell why nothing is tried at this level: too many clashes, or the possible opponents do not go round."""
        if least is None:
            self.tell("C6", (), Verdict.SKIPPED, tr(_NO_OPPONENT[self._looking_down]))
        else:
            reason = tr(_CLASHES[self._looking_down], needed=_needed(least), left=_left(x))
            self.tell("B4", (), Verdict.SKIPPED, reason)

    def exchange(self, gone: Sequence[int], come: Sequence[int]) -> None:
        """Tell an exchange that is tried (C8)."""
        if self.heard:
            leaving, coming = self._run.numbers(gone), self._run.numbers(come)
            reason = tr("Exchange {leaving} of S1 for {coming} of S2 (D2).", leaving=leaving, coming=coming)
            self.tell("C8", (*gone, *come), Verdict.TRY, reason)

    def sides(self, s1: Sequence[int], s2: Sequence[int]) -> None:
        """Tell which players stand against each other (C6)."""
        if self.heard and s1:
            numbers = self._run.numbers
            reason = tr("S1 {s1} against S2 {s2}.", s1=numbers(s1), s2=numbers(s2))
            self.tell("C6", (*s1, *s2), Verdict.TRY, reason, len(s1))

    def stands(self, seeker: int, candidate: int) -> None:
        """Tell that a pair is set for the time being (C6)."""
        if self.heard:
            reason = tr("{pair} stands for now.", pair=self._pair(seeker, candidate))
            self.tell("C6", (seeker, candidate), Verdict.STANDS, reason)

    def spoils(self, seeker: int, candidate: int) -> None:
        """Tell that a pair would leave the others without a pairing (C7)."""
        if self.heard:
            reason = tr(
                "{pair} would do, but then the others cannot be paired at this level.",
                pair=self._pair(seeker, candidate),
            )
            self.tell("C7", (seeker, candidate), Verdict.SKIPPED, reason)

    def cannot_stay_over(self, place: int, level: int) -> None:
        """Tell why a player may not be left over (B5, B6, B1b)."""
        if self.heard:
            player = self._run.cards.players[place]
            refusal = criteria.refused_float(player, criteria.DOWN, level)
            if refusal is None and self._bracket.lowest:
                refusal = criteria.refused_bye(player)
            if refusal is not None:
                reason = tr("Left over: {reason}", reason=refusal.sentence)
                self.tell(refusal.article, (place,), Verdict.REFUSED, reason)

    def made(self, pairs: Sequence[tuple[int, int]], left: Sequence[int]) -> None:
        """Tell that a pairing satisfies C6."""
        if self.heard:
            listed = " ".join(self._pair(*pair) for pair in pairs)
            players = [place for pair in pairs for place in pair]
            reason = _found(listed, self._run.numbers(left) if left else "")
            self.tell("C6", (*players, *left), Verdict.ACCEPTED, reason)

    def _pair(self, one: int, other: int) -> str:
        return f"{self._run.cards.number(one)}-{self._run.cards.number(other)}"


def _looked_at(bracket: Bracket, players: str, moved: str) -> str:
    """Say how a bracket is looked at (A3)."""
    if bracket.heterogeneous:
        return tr("The bracket {players} is heterogeneous: {moved} moved down.", players=players, moved=moved)
    if bracket.moved:
        return tr(
            "The bracket {players} is treated as homogeneous, although {moved} moved down.",
            players=players,
            moved=moved,
        )
    return tr("The bracket {players} is homogeneous.", players=players)


def _allowed(x: int) -> str:
    if not x:
        return tr("x is 0: no clash allowed in this bracket (A8).")
    return trn(
        "x is {count}: {count} clash allowed in this bracket (A8).",
        "x is {count}: {count} clashes allowed in this bracket (A8).",
        x,
    )


def _wanted(target: Target) -> str:
    if target.movers and target.rest:
        return tr("p is {pairs} (A6), then {others} more in the remainder.", pairs=target.p, others=target.rest)
    return tr("p is {pairs} (A6).", pairs=target.p)


def _found(pairs: str, left: str) -> str:
    """Say what pairs a bracket has, if any, and who is left over, if anybody."""
    if pairs:
        return tr("{pairs}; {left} left over.", pairs=pairs, left=left) if left else f"{pairs}."
    return tr("No pair; {left} left over.", left=left) if left else tr("No pair.")


def _needed(clashes: int) -> str:
    return trn("it would take {count} clash or more", "it would take {count} clashes or more", clashes)


def _left(clashes: int) -> str:
    if not clashes:
        return tr("x leaves no clash")
    return trn("x leaves {count} clash", "x leaves {count} clashes", clashes)
