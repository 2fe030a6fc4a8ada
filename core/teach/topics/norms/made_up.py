"""Made-up games near a norm, arranged so that an article matters in them: by lot, the same lots the same games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from paircard.core.event.entrant import Title
from paircard.core.norms.limits import carrying_needed, half_points_needed, titled_needed
from paircard.core.norms.norm import NORMS, Norm
from paircard.core.teach.questions.draw import pick, shuffled, up_to
from paircard.core.teach.topics.norms.case import NormCase
from paircard.core.values.points import DRAW, WIN, format_points

HOME = "POL"
_ABROAD = ("GER", "CZE", "FRA", "UKR", "SWE", "BUL", "HUN", "ITA", "ESP", "NED")
_LOWER: Mapping[str, Sequence[str]] = {
    "GM": ("IM", "FM", "IM"),
    "IM": ("FM", "WGM", "FM"),
    "WGM": ("WIM", "FM", "WFM"),
    "WIM": ("WFM", "FM", "WFM"),
}
"""Titles that do not carry a norm."""
_CARRYING: Mapping[str, Sequence[str]] = {
    "GM": ("GM",),
    "IM": ("IM", "IM", "GM"),
    "WGM": ("WGM", "IM"),
    "WIM": ("WIM", "WGM", "WIM"),
}


@dataclass
class Game:
    """One game before it is written down."""

    title: str
    federation: str
    rating: int
    points: int = DRAW
    instead: str = ""
    """What stands in place of a result, and more that is said of the opponent."""

    def __str__(self) -> str:
        """Write it as cases are written."""
        if self.instead in ("bye", "half"):  # no words: as cases are written
            return self.instead
        return f"{self.title} {self.federation} {self.rating} {self.instead or format_points(self.points)}"


@dataclass
class Games:
    """The games of a player, and what else the case has."""

    norm: Norm
    games: list[Game]
    more: dict[str, Any] = field(default_factory=dict)

    @property
    def case(self) -> NormCase:
        """The case as it is asked."""
        title = self.norm.title.value
        return NormCase(tuple(map(str, self.games)), title, HOME, **{"woman": self.norm.women, **self.more})

    def place(self, chance: Random, *titles: str) -> int:
        """Draw one of those who hold none of some titles, or of all others."""
        found = [at for at, each in enumerate(self.games) if each.title in titles] if titles else []
        return pick(chance, found or range(len(self.games)))

    def untitled(self, chance: Random) -> int:
        """Draw one of the opponents without a title."""
        return self.place(chance, "-", "CM")  # no words: titles


Arranged = Callable[[Random, Games], None]  # no words: a type


def games_near(chance: Random, norm: Norm, count: int) -> Games:
    """Draw games of an ordinary event: a mix that would do, and points about as many as are needed."""
    carrying = carrying_needed(count) + (chance.random() < 0.3)
    titled = max(titled_needed(count) + (chance.random() < 0.3), carrying)
    title, low = norm.title.value, norm.mean
    games = [Game(pick(chance, _CARRYING[title]), "", low + 80 + up_to(chance, 150)) for _ in range(carrying)]
    games += [Game(pick(chance, _LOWER[title]), "", low - 20 + up_to(chance, 110)) for _ in range(titled - carrying)]
    lacking = ("-", "-", "-", "-", "CM")  # no words: titles
    games += [Game(pick(chance, lacking), "", low - 100 + up_to(chance, 130)) for _ in range(count - titled)]
    games = shuffled(chance, games)
    abroad = shuffled(chance, list(_ABROAD))[: 3 + up_to(chance, 3)]
    for at, game in enumerate(shuffled(chance, games)):
        game.federation = HOME if at < 1 + up_to(chance, 3) else abroad[at % len(abroad)]
    found = Games(norm, games)
    score(chance, found, pick(chance, (0, 0, 1, 2)))
    return found


def score(chance: Random, found: Games, above: int) -> None:
    """Give the games results: so many half points more than are needed."""
    count = len(found.games)
    mean = sum(max(each.rating, found.norm.floor) for each in found.games) // count
    needed = half_points_needed(found.norm, count, max(mean, found.norm.mean)) or count
    for game in found.games:
        game.points = DRAW
    wanted = min(WIN * count, needed + above) - count
    while wanted:
        game = pick(chance, found.games)
        step = 1 if wanted > 0 else -1
        if 0 <= game.points + step <= WIN:
            game.points += step
            wanted -= step


# --- arranged so that an article matters -----------------------------------------------------------------------


def _low(chance: Random, found: Games) -> None:
    """Let one opponent without a title be below the floor, and beaten."""
    game = found.games[found.untitled(chance)]
    game.rating, game.points = found.norm.floor - 20 - up_to(chance, 250), WIN


def _two_low(chance: Random, found: Games) -> None:
    """Let two be equally low."""
    _low(chance, found)
    lowest = min(found.games, key=lambda each: each.rating)
    _low(chance, found)
    for game in found.games:
        game.rating = lowest.rating if game.rating < found.norm.floor else game.rating


def _unrated(chance: Random, found: Games) -> None:
    found.games[found.untitled(chance)].rating = 0


def _no_member(chance: Random, found: Games) -> None:
    game = found.games[found.place(chance, *_CARRYING[found.norm.title.value])]
    game.federation = "NON"


def _scoreless(chance: Random, found: Games) -> None:
    game = found.games[found.untitled(chance)]
    game.rating, game.instead = 0, "1 scoreless"
    found.more["format"] = "rr"


def _forfeit(chance: Random, found: Games) -> None:
    found.games[up_to(chance, len(found.games) - 1)].instead = "+"


def _last_forfeit(chance: Random, found: Games) -> None:
    found.games[up_to(chance, len(found.games) - 1)].instead = "half"
    score(chance, found, 3)
    found.games[-1].instead = "+"


def _bye(chance: Random, found: Games) -> None:
    found.games[found.untitled(chance)].instead = "bye"


def _absent(chance: Random, found: Games) -> None:
    score(chance, found, 1)
    found.games[found.untitled(chance)].instead = "half"


def _lost_after(chance: Random, found: Games) -> None:
    for game in found.games[-1 - up_to(chance, 2) :]:
        game.title, game.rating, game.points = "-", found.norm.mean - 100 - up_to(chance, 60), up_to(chance, 2)


def _beaten_low(chance: Random, found: Games) -> None:
    game = found.games[found.untitled(chance)]
    game.rating, game.points = found.norm.floor - 300 - up_to(chance, 200), WIN


def _two_flags(chance: Random, found: Games) -> None:
    """Let all be of the own federation and one other, within the limits of 1.4.4."""
    for at, game in enumerate(shuffled(chance, found.games)):
        game.federation = HOME if at % 2 else "GER"


def _many_own(chance: Random, found: Games) -> None:
    for at, game in enumerate(shuffled(chance, found.games)):
        game.federation = HOME if at > 2 else _ABROAD[at]


def _many_of_one(chance: Random, found: Games) -> None:
    for at, game in enumerate(shuffled(chance, found.games)):
        game.federation = "UKR" if at > 1 else _ABROAD[at]


def _too_many(chance: Random, found: Games) -> None:
    (_many_own if chance.random() < 0.5 else _many_of_one)(chance, found)


def _freed(**more: Any) -> Arranged:
    def arranged(chance: Random, found: Games) -> None:
        (_many_own if "host" in more and more["host"] == HOME else _too_many)(chance, found)
        found.more |= more

    return arranged


def _no_flag(chance: Random, found: Games) -> None:
    for at, game in enumerate(shuffled(chance, found.games)):
        game.federation = "FID" if at < 2 else HOME if at % 2 else "GER"


def _few_titled(chance: Random, found: Games) -> None:
    _take_titles(chance, found, titled_needed(len(found.games)) - 1, "-")


def _candidates(chance: Random, found: Games) -> None:
    _take_titles(chance, found, titled_needed(len(found.games)) - 1, "CM")


def _take_titles(chance: Random, found: Games, left: int, instead: str) -> None:
    """Take titles from those who hold one that does not carry the norm, until so many are left."""
    carrying = _CARRYING[found.norm.title.value]
    lower = [each for each in found.games if each.title not in (*carrying, "-", "CM")]
    spare = sum(each.title in carrying for each in found.games) + len(lower) - left
    for game in shuffled(chance, lower)[: max(0, spare)]:
        game.title = instead


def _few_carrying(chance: Random, found: Games) -> None:
    carrying = [each for each in found.games if each.title in _CARRYING[found.norm.title.value]]
    for game in shuffled(chance, carrying)[carrying_needed(len(found.games)) - 1 :]:
        game.title = pick(chance, _LOWER[found.norm.title.value])


def _weak(chance: Random, found: Games) -> None:
    """Let all be so weak that even a high score is too little."""
    for game in found.games:
        game.rating -= 70 + up_to(chance, 30)
    score(chance, found, 2)


def _short(chance: Random, found: Games) -> None:
    score(chance, found, -1)


def _a_man(_chance: Random, found: Games) -> None:
    found.more["woman"] = False


def _team(chance: Random, found: Games) -> None:
    found.more["occasion"] = "world-team"
    for at in shuffled(chance, list(range(len(found.games))))[: 1 + up_to(chance, 2)]:
        found.games[at].instead = "half"


def _high(chance: Random, found: Games) -> None:
    score(chance, found, 2 + up_to(chance, 3))


def _very_high(chance: Random, found: Games) -> None:
    score(chance, found, 3 + up_to(chance, 4))


def open_last(chance: Random, found: Games) -> None:
    """Leave the last game to be played, which often decides."""
    score(chance, found, pick(chance, (-1, 0, 0, 1, 2)))
    found.games[-1].instead = "?"


ARRANGED: Mapping[str, tuple[int, int, Arranged]] = {
    "0.3": (1, 9, _a_man),
    "1.4.1a": (1, 9, _absent),
    "1.4.1b": (4, 9, _team),
    "1.4.1c": (3, 9, _bye),
    "1.4.1d": (3, 9, _high),
    "1.4.1e": (4, 11, _lost_after),
    "1.4.1f": (4, 10, _beaten_low),
    "1.4.2a": (2, 10, _no_member),
    "1.4.2b": (4, 10, _scoreless),
    "1.4.2c": (2, 10, _forfeit),
    "N14": (5, 10, _last_forfeit),
    "1.4.3": (1, 9, _two_flags),
    "1.4.3a": (3, 9, _freed(occasion="national-final", host=HOME)),
    "1.4.3b": (3, 9, _freed(occasion="national-team", host=HOME)),
    "1.4.3c": (3, 9, _freed(occasion="zonal")),
    "1.4.3d": (4, 9, _freed(many_foreigners=True, host="CZE")),
    "1.4.3 FID": (3, 9, _no_flag),
    "1.4.4": (2, 9, _too_many),
    "1.4.5a": (1, 9, _few_titled),
    "1.4.5a CM": (2, 9, _candidates),
    "third": (1, 9, _few_carrying),
    "1.4.6": (2, 9, _unrated),
    "1.4.6c": (2, 9, _low),
    "N3": (3, 9, _two_low),
    "1.4.8a": (3, 9, _weak),
    "1.4.8": (2, 9, _short),
    "N31": (5, 13, _very_high),
}
"""By the article: level, games, and how they are arranged; `third` is the article of the norm's own title."""


def arranged(chance: Random, name: str) -> tuple[Games, str]:
    """Draw games in which an article is meant to matter, and its name as slips have it."""
    title = pick(chance, ("WGM", "WIM") if name == "0.3" else ("GM", "GM", "IM", "IM", "WGM", "WIM"))
    norm = NORMS[Title(title)]
    _, count, arrange = ARRANGED[name]
    found = games_near(chance, norm, count)
    arrange(chance, found)
    return found, norm.carried_article if name == "third" else name
