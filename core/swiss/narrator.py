"""Says what happens while one bracket is tried: the sentences of C2 - C11."""

from __future__ import annotations

from collections.abc import Sequence

from core.swiss import criteria
from core.swiss.brackets import Bracket, Target
from core.swiss.criteria import Breach
from core.swiss.run import Run
from core.swiss.trace import Verdict


class Narrator:
    """Tells the listener of a run about one bracket. Sentences are only made if somebody listens."""

    def __init__(self, run: Run, bracket: Bracket, looking_down: bool = False) -> None:
        """Speak of this bracket; `looking_down` if the next one must be paired as well (C12, C13)."""
        self._run = run
        self._bracket = bracket
        self._level = "at this level and help the next bracket" if looking_down else "at this level"
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
        if bracket.heterogeneous:
            how = f"heterogeneous: {run.numbers(bracket.movers)} moved down"
        elif bracket.moved:
            how = f"treated as homogeneous, although {run.numbers(bracket.movers)} moved down"
        else:
            how = "homogeneous"
        self.tell("A3", bracket.players, Verdict.NOTED, f"The bracket {run.numbers(bracket.players)} is {how}.")
        self.tell("C2", (), Verdict.NOTED, f"x is {x}: {_clashes(x)} allowed in this bracket (A8).")
        pairs = (
            f"p is {target.movers}, and {target.rest} more in the remainder" if target.movers else f"p is {target.rest}"
        )
        self.tell("C3", (), Verdict.NOTED, f"{pairs} (A6).")

    def more_clashes(self, x: int) -> None:
        """Tell a step of C11."""
        self.tell("C11", (), Verdict.RAISED, f"Everything has failed with x = {x - 1}, so x becomes {x}.")

    def upfloats(self, level: int) -> None:
        """Tell what is dropped for upfloats (C10)."""
        if level:
            self._dropped("C10", level, "upfloats")

    def downfloats(self, level: int) -> None:
        """Tell what is dropped for downfloats (C9)."""
        if level:
            self._dropped("C9", level, "downfloats")

    def _dropped(self, article: str, level: int, floats: str) -> None:
        self.tell(article, (), Verdict.DROPPED, f"{'B6' if level == 1 else 'B5'} no longer counts for {floats}.")

    def skipped(self, least: int | None, x: int) -> None:
        """Tell why nothing is tried at this level: too many clashes, or the possible opponents do not go round."""
        if least is None:
            why = "whatever the order, somebody would be left without a permitted opponent."
            self.tell("C6", (), Verdict.SKIPPED, f"Nothing can succeed {self._level}: {why}")
        else:
            why = f"it would take {_clashes(least)} or more, and x leaves {_clashes(x)}."
            self.tell("B4", (), Verdict.SKIPPED, f"Nothing can succeed {self._level}: {why}")

    def exchange(self, gone: Sequence[int], come: Sequence[int]) -> None:
        """Tell an exchange that is tried (C8)."""
        if self.heard:
            sides = f"{self._run.numbers(gone)} of S1 for {self._run.numbers(come)} of S2"
            self.tell("C8", (*gone, *come), Verdict.TRY, f"Exchange {sides} (D2).")

    def sides(self, s1: Sequence[int], s2: Sequence[int]) -> None:
        """Tell which players stand against each other (C6)."""
        if self.heard and s1:
            numbers = self._run.numbers
            self.tell("C6", (*s1, *s2), Verdict.TRY, f"S1 {numbers(s1)} against S2 {numbers(s2)}.", len(s1))

    def stands(self, seeker: int, candidate: int) -> None:
        """Tell that a pair is set for the time being (C6)."""
        if self.heard:
            reason = f"{self._pair(seeker, candidate)} stands for now."
            self.tell("C6", (seeker, candidate), Verdict.STANDS, reason)

    def spoils(self, seeker: int, candidate: int) -> None:
        """Tell that a pair would leave the others without a pairing (C7)."""
        if self.heard:
            pair = self._pair(seeker, candidate)
            reason = f"{pair} would do, but then the others cannot be paired at this level."
            self.tell("C7", (seeker, candidate), Verdict.SKIPPED, reason)

    def cannot_stay_over(self, place: int, level: int) -> None:
        """Tell why a player may not be left over (B5, B6, B1b)."""
        if self.heard:
            player = self._run.cards.players[place]
            refusal = criteria.refused_float(player, criteria.DOWN, level)
            if refusal is None and self._bracket.lowest:
                refusal = criteria.refused_bye(player)
            if refusal is not None:
                self.tell(refusal.article, (place,), Verdict.REFUSED, f"Left over: {refusal.sentence}")

    def made(self, pairs: Sequence[tuple[int, int]], left: Sequence[int]) -> None:
        """Tell that a pairing satisfies C6."""
        if self.heard:
            listed = " ".join(self._pair(*pair) for pair in pairs)
            over = f"; {self._run.numbers(left)} left over" if left else ""
            players = [place for pair in pairs for place in pair]
            self.tell("C6", (*players, *left), Verdict.ACCEPTED, f"{listed or 'No pair'}{over}.")

    def _pair(self, one: int, other: int) -> str:
        return f"{self._run.cards.number(one)}-{self._run.cards.number(other)}"


def _clashes(number: int) -> str:
    return f"{number or 'no'} {'clash' if number < 2 else 'clashes'}"
