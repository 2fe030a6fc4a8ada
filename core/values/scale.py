"""What results and rounds without a game are worth in an event: 1, ½ and 0, or what was announced, such as 3, 1 and 0.

An arbiter writes it as `3-1-0`, and behind it what does not follow: `3-1-0 U=½` where a pairing-allocated bye gives
half a point. The letters are those of a report: `U` that bye, `F` and `H` full-point and half-point byes, `+` and `-`
wins and losses by forfeit, `Z` a round of an absence. Everything is counted in half points, as everywhere.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark
from paircard.core.values.pattern import pattern
from paircard.core.values.points import DRAW, LOSS, WIN, format_points
from paircard.core.values.said import said

AS_CHOSEN = -1
"""Of a bye of the pairing that gives what the option of the system says: the points of a win, of a draw, or nothing."""
MOST = 18
"""Half points: what is worth more would burst the columns of reports."""
_BETWEEN = " ,;"
_NUMBER = r"(?:[0-9]{1,3}½|½|[0-9]{1,3}(?:[.,][05])?)"
_GAMES = pattern(rf"({_NUMBER})\s*[-:/]\s*({_NUMBER})\s*[-:/]\s*({_NUMBER})")
_FURTHER = pattern(rf"([-+A-Za-z])\s*=\s*({_NUMBER})")
_HALF = pattern(r"(?<!\d)1/2(?![\d/])")
_AS_TYPED = str.maketrans("–—−‑", "----")
"""Dashes and minus signs that an office program makes of a hyphen."""


@dataclass(frozen=True, slots=True)
class Scale:
    """Half points of everything that gives some."""

    win: int = WIN
    draw: int = DRAW
    loss: int = LOSS
    bye: int = AS_CHOSEN
    """The pairing-allocated bye."""
    full_bye: int = WIN
    half_bye: int = DRAW
    forfeit_win: int = WIN
    forfeit_loss: int = LOSS
    absence: int = LOSS
    """A round of somebody who is away, with notice or without, has left, or has not come yet."""

    @staticmethod
    def of(text: str) -> Scale:
        """Return what was announced; raise `Refusal` where it cannot be read, or is no order of results.

        >>> Scale.of("") == USUAL, Scale.of("3-1-0 U=½").bye, Scale.of("3-1-0").half_bye
        (True, 1, 2)
        """
        return _read(text)

    @staticmethod
    def usual_for(win: int, draw: int, loss: int) -> Scale:
        """Return what follows from the games alone: a full-point bye is a win, a half-point bye a draw."""
        return Scale(win, draw, loss, full_bye=win, half_bye=draw, forfeit_win=win)

    @property
    def text(self) -> str:
        """What is written for it: empty for 1, ½ and 0, otherwise games first, then what does not follow from them.

        >>> Scale.of("3:1:0 H=1 U=0,5").text, Scale.of("1-0.5-0 +=1").text
        ('3-1-0 U=½', '')
        """
        told = Scale.usual_for(self.win, self.draw, self.loss)
        further = [
            f"{sign}={format_points(getattr(self, name))}"
            for sign, name in _NAMES.items()
            if getattr(self, name) != getattr(told, name)
        ]
        return " ".join([self.games, *further]) if self != USUAL else ""

    @property
    def games(self) -> str:
        """What games give, as it is written, such as `3-1-0`."""
        return "-".join(map(format_points, (self.win, self.draw, self.loss)))

    @property
    def usual(self) -> bool:
        """Whether it is 1, ½ and 0, and all that goes with them."""
        return self == USUAL

    @property
    def by_halves(self) -> bool:
        """Whether a win is worth two draws, and a loss nothing."""
        return self.win == 2 * self.draw and not self.loss

    def of_game(self, half_points: int) -> int:
        """Return what a game played gave that is 2, 1 or 0 half points elsewhere."""
        return (self.loss, self.draw, self.win)[half_points]

    def of_forfeit(self, half_points: int) -> int:
        """Return what a game gave that was not played."""
        return self.forfeit_win if half_points else self.forfeit_loss

    def of_absence(self, half_points: int) -> int:
        """Return what a round away gives for which nothing, half a point or a point was promised."""
        return (self.absence, self.half_bye, self.full_bye)[half_points]

    def of_bye(self, half_points: int) -> int:
        """Return what a bye of the pairing gives that is worth a win, a draw or nothing by the option of the system."""
        if self.bye != AS_CHOSEN:
            return self.bye
        return (0, self.draw, self.win)[half_points]

    def result(self, half_points: int) -> int:
        """Return 2, 1 or 0 for what gave more than a draw, as much, or less: of a game played won, drawn, lost."""
        return WIN if half_points > self.draw else DRAW if half_points == self.draw else LOSS


_NAMES: Final = {
    "U": "bye",
    "F": "full_bye",
    "H": "half_bye",
    "+": "forfeit_win",
    "-": "forfeit_loss",
    "Z": "absence",
}
"""What may stand behind the games, by its letter in a report."""
USUAL = Scale()


@lru_cache(maxsize=64)
def _read(text: str) -> Scale:
    plain = _HALF.sub("½", " ".join(text.translate(_AS_TYPED).split()))
    if not plain:
        return USUAL
    games = _GAMES.match(plain)
    if games is None:
        raise _wrong(mark("Points are win, draw and loss, such as 3-1-0, not {typed}."), text)
    win, draw, loss = map(_half_points, games.groups())
    if not win > draw > loss:
        raise _wrong(mark("A win gives more than a draw, and a draw more than a loss; not {typed}."), text)
    told = Scale.usual_for(win, draw, loss)
    values = {name: getattr(told, name) for name in _NAMES.values()}
    rest = plain[games.end() :].strip(_BETWEEN)
    told_so_far: set[str] = set()
    while rest:
        found = _FURTHER.match(rest)
        if found is None or found[1].upper() not in _NAMES:
            raise _wrong(mark("Behind win, draw and loss stand U, F, H, Z, + or -, such as U=½; not {typed}."), rest)
        sign = found[1].upper()
        if sign in told_so_far:
            raise Refusal(said("{sign}= stands there twice: leave one of them out.", sign=sign), field="points")
        told_so_far.add(sign)
        values[_NAMES[sign]] = _half_points(found[2])
        rest = rest[found.end() :].strip(_BETWEEN)
    if max(values.values()) > win:
        raise _wrong(mark("Nothing gives more than a win; not {typed}."), text)
    if win > MOST:
        raise Refusal(said("A win gives at most {most} points.", most=format_points(MOST)), field="points")
    made = Scale(win, draw, loss, **values)
    return USUAL if made == USUAL else made


def _wrong(sentence: str, typed: str) -> Refusal:
    return Refusal(said(sentence, typed=repr(typed)[:40]), field="points")


def _half_points(text: str) -> int:
    """Return a number of points as half points.

    >>> [_half_points(each) for each in ("3", "½", "1½", "0.5", "1,0")]
    [6, 1, 3, 1, 2]
    """
    if text.endswith("½"):
        return 2 * int(text[:-1] or 0) + 1
    whole, _, half = text.replace(",", ".").partition(".")
    return 2 * int(whole) + (half == "5")
