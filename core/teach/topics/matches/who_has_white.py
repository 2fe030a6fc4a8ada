"""Who has White in a game of a match, after the winner of the lots chose, and in a series of a play-off (B.VI E1)."""

from __future__ import annotations

from dataclasses import dataclass

from paircard.core.event.ids import ContestantId
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.teach.answers.verdict import FULL
from paircard.core.teach.questions.one_answer import OneAnswer
from paircard.core.teach.topics.matches.question import ARTICLE, MatchForm, MatchKind, read_player
from paircard.core.teach.topics.matches.staged import ONE, OTHER, match, match_asked
from paircard.core.values.colour import Colour
from paircard.core.values.language import tr
from paircard.core.values.said import Words, said

SERIES = 2
"""Games of one."""


@dataclass(frozen=True, slots=True)
class WhiteInGame(OneAnswer):
    """Give the number of White in a game of the match."""

    chooser: int
    chose: Colour
    game: int
    kind: MatchKind = MatchKind.WHITE
    form: MatchForm = MatchForm.PLAYER
    of: int = FULL
    minutes: int = 1
    articles: tuple[str, ...] = (ARTICLE,)

    @property
    def text(self) -> str:
        """The question."""
        fields = {"player": self.chooser, "game": self.game}
        if self.chose == "W":
            return tr(
                "A match of players 1 and 2. Player {player} has won the lots and chosen White for game 1. Who has "
                "White in game {game}?",
                **fields,
            )
        return tr(
            "A match of players 1 and 2. Player {player} has won the lots and chosen Black for game 1. Who has "
            "White in game {game}?",
            **fields,
        )

    def _white(self, game: int) -> int:
        return int(
            match_asked().white_in(match(match_asked().options(), self.game, "", self.chooser, self.chose), game)
        )

    @property
    def expected(self) -> str:
        """The number of White."""
        return str(self._white(self.game))

    @property
    def worked(self) -> Words:
        """White of the odd games and of the even ones."""
        odd, even = self._white(1), self._white(2)
        return said("Colours alternate: player {odd} has White in odd games, {even} in even ones.", odd=odd, even=even)

    def is_right(self, answer: str) -> bool:
        """Judge the number."""
        return read_player(answer) == self._white(self.game)


@dataclass(frozen=True, slots=True)
class WhiteInSeries(OneAnswer):
    """Give the number of White in a game of a series, for which lots are drawn anew."""

    before: int
    """Who had White in the last game of the match: it does not matter."""
    chooser: int
    chose: Colour
    game: int
    kind: MatchKind = MatchKind.WHITE
    form: MatchForm = MatchForm.PLAYER
    of: int = FULL
    minutes: int = 1
    articles: tuple[str, ...] = (ARTICLE,)

    @property
    def text(self) -> str:
        """The question."""
        fields = {"before": self.before, "player": self.chooser, "game": self.game}
        if self.chose == "W":
            return tr(
                "A match of players 1 and 2 is drawn; player {before} had White in its last game. Before a series of "
                "two rapid games player {player} wins the lots and chooses White. Who has White in game {game} of the "
                "series?",
                **fields,
            )
        return tr(
            "A match of players 1 and 2 is drawn; player {before} had White in its last game. Before a series of "
            "two rapid games player {player} wins the lots and chooses Black. Who has White in game {game} of the "
            "series?",
            **fields,
        )

    @property
    def _white(self) -> int:
        duel = SYSTEMS["match"].duel
        assert duel is not None
        colours = duel.colours_of_series(ONE, ContestantId(self.chooser), self.chose, SERIES)
        return int(ONE if colours[self.game - 1] == "W" else OTHER)

    @property
    def expected(self) -> str:
        """The number of White."""
        return str(self._white)

    @property
    def worked(self) -> Words:
        """That lots are drawn anew, and that colours alternate since."""
        return said(
            "Lots are drawn anew before each series: its first game is as their winner chooses, then colours "
            "alternate. Player {player} has White in game {game}.",
            player=self._white, game=self.game,
        )  # fmt: skip

    def is_right(self, answer: str) -> bool:
        """Judge the number."""
        return read_player(answer) == self._white
