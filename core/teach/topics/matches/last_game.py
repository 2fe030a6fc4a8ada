"""The one game that decides a drawn match: White has more time and must win it (B.VI E1)."""

from __future__ import annotations

from dataclasses import dataclass

from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.teach.answers.verdict import FULL
from paircard.core.teach.questions.one_answer import OneAnswer
from paircard.core.teach.topics.matches.question import ARTICLE, MatchForm, MatchKind, read_player
from paircard.core.teach.topics.matches.staged import match_asked, one_game_decides
from paircard.core.values.colour import Colour
from paircard.core.values.language import tr
from paircard.core.values.said import Words, said


@dataclass(frozen=True, slots=True)
class LastGame(OneAnswer):
    """Give who must win it; once it is over, who has won the match."""

    chooser: int
    chose: Colour
    white_minutes: int
    black_minutes: int
    result: str = ""
    """The sign of the journal, White first; empty before the game."""
    kind: MatchKind = MatchKind.LAST
    form: MatchForm = MatchForm.PLAYER
    of: int = FULL
    minutes: int = 1
    articles: tuple[str, ...] = (ARTICLE,)

    @property
    def text(self) -> str:
        """The question."""
        fields = {"player": self.chooser, "white": self.white_minutes, "black": self.black_minutes}
        if self.chose == "W":
            begun = tr(
                "A drawn match of players 1 and 2: one game decides, White has {white} minutes, Black {black}. Player "
                "{player} has won the lots before it and chosen White.",
                **fields,
            )
        else:
            begun = tr(
                "A drawn match of players 1 and 2: one game decides, White has {white} minutes, Black {black}. Player "
                "{player} has won the lots before it and chosen Black.",
                **fields,
            )
        if not self.result:
            return f"{begun} {tr('Who must win the game?')}"
        over = tr("It ends {result}, White first. Who has won the match?", result=Result(self.result).text)
        return f"{begun} {over}"

    @property
    def _match(self) -> Tournament:
        return one_game_decides(self.chooser, self.chose, (self.white_minutes, self.black_minutes), self.result)

    @property
    def _white(self) -> int:
        return int(self._match.rounds[-1].boards[-1].white)

    @property
    def _player(self) -> int:
        return int(match_asked().progress(self._match).winner) if self.result else self._white

    @property
    def expected(self) -> str:
        """The number."""
        return str(self._player)

    @property
    def worked(self) -> Words:
        """Who has White; what a draw is enough for."""
        white = self._white
        if not self.result:
            return said(
                "Player {white} has White and more time, and must win: a draw is enough for player {black}.",
                white=white, black=3 - white,
            )  # fmt: skip
        return said(
            "Player {white} has White and must win. Player {winner} has won the match: {why}.",
            white=white, winner=self._player, why=match_asked().progress(self._match).why,
        )  # fmt: skip

    def is_right(self, answer: str) -> bool:
        """Judge the number."""
        return read_player(answer) == self._player
