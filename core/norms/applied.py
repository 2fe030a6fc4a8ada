"""What a player has together for a title: the norm of this event, those they bring from others, and the rating."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.elsewhere import NOTHING_ELSEWHERE, NormElsewhere
from paircard.core.event.ids import ContestantId
from paircard.core.norms.application import GAMES_NEEDED, NormWon, lacking
from paircard.core.norms.choice import Choice
from paircard.core.norms.from_tournament import NormsOfEvent
from paircard.core.norms.norm import Norm
from paircard.core.norms.requirement import Requirement
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import Words, said

_EIGHT_GAMES, _LISTED, _ONE_A_DAY, _EXEMPT = "1.4.1c", "1.5.6", "1.1.3a", ("1.4.3a", "1.4.3b", "1.4.3c", "1.4.3d")
_ONLY_AS_FAR_AS_KNOWN = frozenset({"1.1.3a", "1.5.3", "1.5.6"})
"""What may be met all the same: by events, lists and days that nobody has told of."""


@dataclass(frozen=True, slots=True)
class Applied:
    """An application as far as it is known."""

    norm: Norm
    here: Choice | None
    """The norm of this event; None where there is none."""
    brought: tuple[NormElsewhere, ...]
    won: tuple[NormWon, ...]
    """All of them."""
    rating: int
    """The highest that is known."""

    @property
    def games(self) -> int:
        """What the norms are worth together."""
        return sum(each.worth for each in self.won)

    @property
    def lacking(self) -> tuple[str, ...]:
        """The articles that are not met as far as it is known."""
        return lacking(self.norm, self.won, self.rating)


def applied(norms: NormsOfEvent, id_: ContestantId, norm: Norm) -> Applied | None:
    """Return what somebody has for a title; None where they have no norm of it."""
    entrant = norms.cards[id_].entrant
    elsewhere = entrant.elsewhere or NOTHING_ELSEWHERE
    brought = tuple(each for each in elsewhere.norms if each.title == norm.title.value)
    here = norms.outlook(id_, norm).verdict.choice if norms.known(id_) else None
    won = (*map(_brought, brought), *([_made(norms, here)] if here else []))
    if not won:
        return None
    return Applied(norm, here, brought, won, max(entrant.rated_by_fide, elsewhere.highest))


def _brought(norm: NormElsewhere) -> NormWon:
    remarks = [each.removesuffix("a") if each.startswith(_LISTED) else each for each in norm.remarks]
    return NormWon(
        worth=norm.worth,
        normal_foreigners=not any(each in _EXEMPT for each in remarks),
        end=norm.end,
        listed=_LISTED in remarks,
        one_a_day=_ONE_A_DAY in remarks,
        eight_games=_EIGHT_GAMES in remarks,
    )


def _made(norms: NormsOfEvent, choice: Choice) -> NormWon:
    return NormWon(
        worth=choice.worth,
        normal_foreigners=choice.normal_foreigners,
        end=norms.last_day,
        listed=norms.listed,
        one_a_day=norms.one_round_a_day,
        eight_games=_EIGHT_GAMES in choice.ways,
    )


def demands(application: Applied) -> Iterator[Requirement]:
    """Yield what an application must have, in the order of the regulations."""
    missing = application.lacking
    told: list[tuple[str, Words]] = [
        ("1.4.1c", said("One norm at most with eight games and a bye or a forfeit.")),
        ("1.4.3e", said("One norm at least that meets the rule about federations.")),
        (
            "1.5.1",
            said("Games that the norms are worth: {count}; at least {least}.", count=application.games,
                 least=GAMES_NEEDED),
        ),
        (
            "1.5.3",
            said("Highest rating known here: {rating}; {least} once.", rating=application.rating,
                 least=application.norm.rating),
        ),
        ("1.5.6", said("One norm at least from a large Swiss, or another event of the list.")),
    ]  # fmt: skip
    if _ONE_A_DAY in missing or application.norm.title.value in ("GM", "WGM"):
        told.insert(0, (_ONE_A_DAY, said("One norm at least with one round a day on three days.")))
    for article, words in told:
        unmet = None if article in _ONLY_AS_FAR_AS_KNOWN else False
        yield Requirement(article, unmet if article in missing else True, words)
