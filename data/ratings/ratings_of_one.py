"""The ratings that lists give one person, in the order of an event, and what its method makes of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from paircard.core.event.entrant import FIDE_LIST, Entrant, RatingSource
from paircard.core.event.rating_origin import RatingOrigin
from paircard.core.event.rating_rules import EFFECTIVE, OF_FIDE, Method, RatingRules, by_method, proposed_lists
from paircard.core.values.time_control import Play, kind_of_play
from paircard.data.ratings.rated_player import Rated

EVERY_LIST_OF_FIDE = ("standard", "rapid", "blitz")


@dataclass(frozen=True, slots=True)
class ListedAt:
    """Somebody as one list has them."""

    player: Rated
    month: str = ""
    """Of the list; empty where nobody knows."""


Found = Mapping[str, ListedAt]
"""One person, by the names of the lists that have them."""


@dataclass(frozen=True, slots=True)
class Rate:
    """A rating that a list gives."""

    name: str
    """Of the list."""
    kind: str
    """Of a list of FIDE's: standard, rapid or blitz."""
    month: str
    rating: int

    @property
    def of_fide(self) -> bool:
        """Whether it is one of FIDE's."""
        return self.name == FIDE_LIST

    def origin(self, *, chosen: bool = False) -> RatingOrigin:
        """Return it as where the rating of an entrant comes from."""
        return RatingOrigin(self.name, self.kind, self.month, self.rating, chosen=chosen)

    def __str__(self) -> str:
        """Say all of it: fide rapid 2026-11: 2310."""
        return f"{self.origin()}: {self.rating}"


@dataclass(frozen=True, slots=True)
class Plan:
    """Which ratings count in an event: its rules, and the kind of play that they leave to the time control."""

    rules: RatingRules
    play: Play = ""

    @classmethod
    def of(cls, rules: RatingRules, time_control: str = "") -> Plan:
        """Return the plan of an event."""
        return cls(rules, rules.play or kind_of_play(time_control))

    def lists(self, names: Iterable[str], *, first: str = FIDE_LIST) -> tuple[str, ...]:
        """Return the lists in the order of the event (Q123-126).

        Where none was settled those proposed go before all others there are; a list of one's own in which somebody
        was looked for goes before them.
        """
        others = tuple(each for each in names if each != FIDE_LIST)
        front = () if first == FIDE_LIST else (first,)
        return self.rules.lists or tuple(dict.fromkeys((*front, *proposed_lists(self.play), *others)))

    def official(self, found: Found) -> int:
        """Return FIDE's rating of the kind of play, or their standard rating where there is none (Q116); 0 for none."""
        if FIDE_LIST not in found:
            return 0
        player = found[FIDE_LIST].player
        own = {"rapid": player.rapid, "blitz": player.blitz}.get(self.play, 0)
        return own or player.standard

    def coefficient(self, found: Found) -> int:
        """Return FIDE's K of the kind of play; 0 where its list has none."""
        if FIDE_LIST not in found:
            return 0
        player = found[FIDE_LIST].player
        return {"rapid": player.rapid_k, "blitz": player.blitz_k}.get(self.play, player.k)


AS_PROPOSED = Plan(RatingRules())
"""Of an event that has settled nothing."""


def rates(found: Found, lists: Sequence[str]) -> Iterator[Rate]:
    """Yield the ratings that somebody has, in the order of the lists; effective ones as the list they come from."""
    for name in lists:
        if name in OF_FIDE:
            yield from _of_fide(found, name)
        elif name in found and (rating := found[name].player.standard):
            yield Rate(name, "", found[name].month, rating)


def _of_fide(found: Found, name: str) -> Iterator[Rate]:
    if FIDE_LIST not in found:
        return
    listed = found[FIDE_LIST]
    kinds = [name.removesuffix(EFFECTIVE), *(["standard"] if name.endswith(EFFECTIVE) else [])]
    for kind in kinds:
        if rating := getattr(listed.player, kind):
            yield Rate(FIDE_LIST, kind, listed.month, rating)
            return


def every_rate(found: Found) -> list[Rate]:
    """Return all ratings that somebody has anywhere, FIDE's first."""
    return list(rates(found, (*EVERY_LIST_OF_FIDE, *(name for name in found if name != FIDE_LIST))))


def counting(ordered: Sequence[Rate], method: Method, national: int = 0) -> Rate | None:
    """Return the rating that counts; None where there is none.

    `national` is one known without a list: it is looked at where no list has another.
    """
    fide = next((each for each in ordered if each.of_fide), None)
    own = next((each for each in ordered if not each.of_fide), None)
    if own is None and national:
        own = Rate("", "", "", national)
    if method in ("", "OTHER"):
        return next(iter(ordered), None)
    rating = by_method(method, fide.rating if fide else 0, own.rating if own else 0, 0)
    first, other = (own, fide) if method in ("NRO", "NIDOF") else (fide, own)
    return next((each for each in (first, other) if each and rating and each.rating == rating), None)


def with_rates(
    entrant: Entrant,
    found: Found,
    plan: Plan,
    *,
    names: Iterable[str],
    known: Entrant | None = None,
    where: str = FIDE_LIST,
) -> Entrant:
    """Return the entrant with the ratings that the lists give them by the plan of their event.

    `names` are the lists that were looked into, `known` is the same person as the event has them: what no list tells
    stays as it is there. `where` is the list from which somebody is entered.
    """
    looked_into = tuple(names)
    ordered = tuple(rates(found, plan.lists(looked_into, first=where)))
    national = next((each.rating for each in ordered if not each.of_fide), known.national if known else 0)
    official = plan.official(found) if FIDE_LIST in looked_into else (known.fide if known else 0)
    method = plan.rules.method or _method_of(known)
    rate = _kept(found, known) or counting(ordered, method, national)
    k = plan.coefficient(found) or (known.k if known else 0)
    return rated(replace(entrant, official_rating=official, national_rating=national, k=k), rate)


def _method_of(known: Entrant | None) -> Method:
    """Return the method by which somebody was entered where none is settled: who has a national rating keeps to it."""
    return "NIDOF" if known and known.rating_source is RatingSource.NATIONAL else ""


def _kept(found: Found, known: Entrant | None) -> Rate | None:
    """Return the rating of the list that was chosen for somebody, as it is now."""
    if known is None or known.origin is None or not known.origin.chosen:
        return None
    origin = known.origin
    return next((each for each in every_rate(found) if (each.name, each.kind) == (origin.name, origin.kind)), None)


def rated(entrant: Entrant, rate: Rate | None, *, chosen: bool = False) -> Entrant:
    """Return the entrant with one of their ratings as that which counts; None: they have none."""
    if rate is None:
        return replace(entrant, rating=0, rating_source=RatingSource.UNKNOWN, origin=None).cleaned()
    source = RatingSource.FIDE if rate.of_fide else RatingSource.NATIONAL
    origin = rate.origin(chosen=chosen) if rate.name else None
    told_apart = replace(entrant, rating=rate.rating, rating_source=source, origin=origin)
    return told_apart.cleaned()
