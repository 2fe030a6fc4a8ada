"""What a tie-break is: a method, and the options its code chooses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

from paircard.core.event.ids import ContestantId
from paircard.core.tiebreaks.field import Field, Score, Tied
from paircard.core.tiebreaks.figure import Figure, Item
from paircard.core.tiebreaks.profiles import DEFAULT, Profile
from paircard.core.tiebreaks.written import written
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark, tr, trn

UnratedBy = Literal["", "MIN", "MEAN", "DROP"]
"""The lowest rating of the event, the mean of all ratings in it, or nothing: the unrated are left out."""
Show = Literal["points", "whole", "decimals"]
"""How a figure is printed: points with fractions, rounded half up, or with two decimals."""


@dataclass(frozen=True, slots=True)
class Options:
    """What the modifiers of a code choose."""

    profile: Profile = DEFAULT
    score: Score | None = None
    """`:MP`, `:GP`: by which score of a team; None by the primary one."""
    cut_low: int = 0
    cut_high: int = 0
    beforehand: bool = False
    """`/P`: forfeits are games, as in events paired beforehand."""
    fore: bool = False
    """`/F`: as if the last round were all draws."""
    reverse: bool = False
    """`/R`: less is better."""
    unrated: int = 0
    """`/U1400`: the rating that stands for none (R3); 0 for no such number."""
    unrated_by: UnratedBy = ""
    """`/UMIN`, `/UMEAN`, `/UDROP`: what stands for none where no number does (C.07 10)."""
    percent: int = 50
    """`/L60`: limit of Koya in per cent of the maximum."""
    limit: int = 0
    """`/L+1`, `/L-1`: the limit moved by half points."""
    divisor: int = 0
    """`/K4`: what SSSC divides by; 0 for what the event gives."""
    words: frozenset[str] = frozenset()
    """Switches written out, such as `FIRST`."""


Figures = Mapping[ContestantId, Figure]
_WORDS: Mapping[str, str] = {
    "FIRST": mark("for first place only"),
    "SUM": mark("also where not all have met"),
    "REAPPLY": mark("taken again among those still equal"),
    "KEEP": mark("unplayed rounds use up cuts"),
    "FORFEITS": mark("and by forfeit"),
    "LITERAL": mark("absent opponents as awarded"),
}
"""Switches in the name of a tie-break."""


@dataclass(frozen=True, slots=True)
class Method:
    """A row of the table of tie-breaks."""

    code: str
    """FIDE's, or our own where FIDE has none."""
    name: str
    """Name under the table: English; `tr` says it."""
    figures: Callable[[Field, Options, Tied], Figures]
    """The calculation, for the players asked about."""
    short: Callable[[], str] | None = None
    """Says the head of the column, at most five columns wide, where it is not the code."""
    parts: int = 1
    """Into how many parts a point is counted: 2 half points, 4 quarter points, 1 for counts and ratings."""
    show: Show = "points"
    modifiers: frozenset[str] = frozenset()
    """What may stand after its `/`: `C M P F U L` or words. `R` may always."""
    by_profile: bool = False
    """Whether unplayed rounds enter it, so that a profile may be named."""
    by_score: bool = False
    """Whether teams are counted by one of their scores, so that `:MP` or `:GP` may be named; else by results."""
    names_profile: bool = False
    """Whether the profile changes so much that the code always bears it."""
    tied_only: bool = False
    """Whether it depends on who is tied, so that it is asked group by group."""
    less_is_better: bool = False

    @property
    def label(self) -> str:
        """Head of the column, at most five characters."""
        return self.short() if self.short else self.code


@dataclass(frozen=True)
class TieBreak:
    """One tie-break of an event."""

    method: Method
    options: Options
    key: str
    """The code as it stands in the regulations, such as `BH/C1@fide2009`."""

    @property
    def label(self) -> str:
        """Head of the column, at most six characters."""
        short = [part for part in self.key.partition("@")[0].split("/")[1:] if len(part) <= 2]
        if short:
            return f"{self.method.code[: 5 - len(short[0])]}/{short[0]}"
        score = self.options.score
        return f"{self.method.code}:{score.value}" if score and len(self.method.code) <= 3 else self.method.label

    @property
    def name(self) -> str:
        """Name with what its modifiers choose, without its profile."""
        return ", ".join([tr(self.method.name), *self._choices()])

    @property
    def profile(self) -> str:
        """Name of the profile where the code bears one, otherwise empty."""
        return tr(self.options.profile.name) if "@" in self.key and not self._same_in_all_profiles else ""

    @property
    def _same_in_all_profiles(self) -> bool:
        """Whether no round without a game is left to be counted in one way or another."""
        return self.method.names_profile and self.options.beforehand and not self.options.cut_low

    @property
    def full_name(self) -> str:
        """Name under the table, with its profile."""
        return f"{self.name} ({self.profile})" if self.profile else self.name

    def told(self, name: str) -> str:
        """Say what its column is: the head and the name, no word of it twice."""
        return f"{self.label}: {name.removeprefix(f'{self.label}, ')}"

    def _choices(self) -> list[str]:
        options = self.options
        chosen = {
            tr("by match points"): options.score is Score.MATCH,
            tr("by game points"): options.score is Score.GAME,
            _cut(options.cut_low, options.cut_high): options.cut_low,
            tr("forfeits as games"): options.beforehand,
            tr("last round as draws"): options.fore,
            tr("less is better"): options.reverse,
            tr("unrated as {rating}", rating=options.unrated): options.unrated,
            _unrated(options.unrated_by): options.unrated_by,
            tr("divided by {divisor}", divisor=options.divisor): options.divisor,
            tr("limit {percent} %", percent=options.percent): "L" in self.method.modifiers,
            tr("limit {change} half points", change=f"{options.limit:+}"): options.limit,
        }
        said = (text for text, holds in chosen.items() if holds)
        return [*said, *(tr(_WORDS[each]) for each in sorted(options.words))]

    @property
    def less_is_better(self) -> bool:
        """Whether a smaller value stands higher."""
        return self.method.less_is_better != self.options.reverse

    def figures(self, field: Field, tied: Tied) -> Figures:
        """Return the figure of every player asked about."""
        seen = field.by(self.options.score) if self.method.by_score else field.by_results
        return self.method.figures(seen, self.options, tied)

    def written(self, figure: Figure) -> str:
        """Write the value as it stands in the table; `-` where there is none."""
        return "-" if figure.value is None else written(figure.value, self.method.parts, self.method.show)

    def written_item(self, item: Item) -> str:
        """Write a term; one that was struck stands in brackets."""
        text = written(item.value, self.method.parts, self.method.show)
        return f"({text})" if item.cut else text


def _unrated(by: UnratedBy) -> str:
    """Say what stands for no rating."""
    if by == "MIN":
        return tr("unrated as the lowest rated")
    return tr("unrated as the mean") if by == "MEAN" else tr("without the unrated")


def _cut(low: int, high: int) -> str:
    """Say what is struck: the lowest, or as many highest too (a median)."""
    if high:
        return trn("without the highest and lowest", "without the highest and lowest {count}", high)
    return trn("without the lowest", "without the lowest {count}", low)
