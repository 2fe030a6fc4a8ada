"""Why a rating changes as it does, in sentences: a line a game, K with its reason, the sum."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from paircard.core.event.ids import ContestantId
from paircard.core.rating_changes.change import Change, published, rounded, signed
from paircard.core.rating_changes.first import ADDED, ADDED_RATING, HIGHEST, LEAST_GAMES, MONTHS, FirstRating, counts
from paircard.core.rating_changes.game import ARTICLES, GameStep, LeftOut, Met
from paircard.core.rating_changes.of_event import Account, RatedPeriod
from paircard.core.rating_changes.regulations import FLOOR, MOST_TOGETHER, Regulations
from paircard.core.values.by_article import with_article
from paircard.core.values.cited import Cited, cite
from paircard.core.values.language import tr, trn, trp
from paircard.core.values.points import format_points

Names = Callable[[ContestantId], str]  # no words: types
"""What somebody is called."""


def why_lines(period: RatedPeriod, account: Account) -> Iterator[Cited]:
    """Yield why the rating of a player becomes what it does, or what their first one is so far."""
    yield from made_lines(account.made, period.regulations, period.tournament.name_of)


def made_lines(made: Change | FirstRating, regulations: Regulations, name_of: Names) -> Iterator[Cited]:
    """Yield the same of what has been calculated, whoever the opponents are."""
    told = _Told(name_of, regulations)
    yield from told.of_change(made) if isinstance(made, Change) else told.of_first(made)


def about_others() -> str:
    """Say why the list may have another change (rulings T6, T8, T9)."""
    return tr("Other events on the same list are not known here: FIDE rounds all of them together.")


def change_told(made: Change) -> str:
    """Say the change in short: +7.4, or each it may be while K is not known: +14.8 / +7.4 / +3.7."""
    if made.hundredths is not None:
        return signed(made.hundredths)
    return " / ".join(map(signed, made.changes))


def k_told(made: Change) -> str:
    """Say K in short."""
    return "/".join(map(str, made.k.lowered))


def hundredths_told(hundredths: int) -> str:
    """Write hundredths of a point as the table has them: 0.84."""
    return f"{hundredths // 100}.{hundredths % 100:02}"


class _Told:
    """The lines of one player, each with the article it rests on."""

    def __init__(self, name_of: Names, regulations: Regulations) -> None:
        self._name_of = name_of
        self._regulations = regulations

    def _cited(self, sentence: str, of_standard: str) -> Cited:
        article = self._regulations.article(of_standard)
        return cite(with_article(sentence, article), article)

    # --- a change ------------------------------------------------------------------------------------------

    def of_change(self, made: Change) -> Iterator[Cited]:
        """Yield K, a line a game, the sum and what it makes of the rating."""
        yield self._k(made)
        if made.k.is_lowered:
            yield self._lowered(made)
        yield from map(self._game, made.games)
        if not made.rated:
            yield Cited(tr("No game is rated: the rating stays {rating}.", rating=made.own))
            return
        yield from self._sums(made)

    def _k(self, made: Change) -> Cited:
        values, why = "/".join(map(str, made.k.values)), tr(made.k.why.value)
        return self._cited(tr("Rating {rating}, K {k}: {why}.", rating=made.own, k=values, why=why), "8.3.3")

    def _lowered(self, made: Change) -> Cited:
        told = trn(
            "K times the games of a list is {most} at most: for {count} game K is {k}.",
            "K times the games of a list is {most} at most: for {count} games K is {k}.",
            made.k.games,
            most=MOST_TOGETHER,
            k=k_told(made),
        )
        return self._cited(told, "8.3.3")

    def _game(self, step: GameStep) -> Cited:
        if step.left_out is not None:
            return self._left_out(step.met, step.left_out)
        fields = {
            "where": self._where(step.met),
            "difference": f"{step.difference:+}",
            "expected": hundredths_told(step.expected),
            "scored": format_points(step.met.half_points),
            "change": _signed_points(step.change),
        }
        if not step.cut:
            told = tr("{where}: {difference}, expected {expected}, scored {scored}: {change}", **fields)
            return cite(told, self._regulations.article("8.1.2"))
        told = tr(
            "{where}: {difference} counts as {counted}, expected {expected}, scored {scored}: {change}",
            **fields,
            counted=f"{step.counted:+}",
        )
        return self._cited(told, "8.3.1")

    def _left_out(self, met: Met, left_out: LeftOut) -> Cited:
        told = tr("{where}: not rated, {why}", where=self._where(met), why=tr(left_out.value))
        return self._cited(told, ARTICLES[left_out])

    def _where(self, met: Met) -> str:
        """Say the round, and whom they met: R3 Lis, Ewa 2410; of another event the rating alone is known."""
        name = self._name(met.opponent)
        round_ = trp("at most 8 columns", "R{round}", round=met.round) if met.round else tr("Another event")
        return " ".join(filter(None, (round_, name, str(met.rating or ""))))

    def _name(self, opponent: ContestantId | None) -> str:
        return "" if opponent is None else self._name_of(opponent)

    def _sums(self, made: Change) -> Iterator[Cited]:
        sum_ = trn(
            "{count} rated game: scored {scored}, expected {expected}: {gained}.",
            "{count} rated games: scored {scored}, expected {expected}: {gained}.",
            made.rated,
            scored=format_points(made.half_points),
            expected=hundredths_told(made.expected),
            gained=_signed_points(made.gained),
        )
        yield self._cited(sum_, "8.3.2")
        for k, value in zip(made.k.lowered, made.changes, strict=True):
            told = tr(
                "Times K {k}: {change}, rounded {rounded}: {rating} becomes {now}.",
                k=k,
                change=signed(value),
                rounded=f"{rounded(value):+}" if rounded(value) else "0",
                rating=made.own,
                now=published(made.own, rounded(value)) or tr("unrated, below {floor}", floor=FLOOR),
            )
            yield self._cited(told, "8.3.4")

    # --- a first rating ------------------------------------------------------------------------------------

    def of_first(self, made: FirstRating) -> Iterator[Cited]:
        """Yield a line a game, the mean, the per cent, and what they make together."""
        for met in made.games:
            yield self._of_unrated(met)
        games = len(made.counted)
        if not games:
            yield Cited(tr("No game against a rated player: nothing is calculated."))
            return
        if made.dropped:
            yield self._cited(tr("Nothing scored in the first event: it is disregarded."), "8.2.1")
            return
        yield from self._calculated(made)
        yield self._published(made)

    def _of_unrated(self, met: Met) -> Cited:
        if not counts(met):
            return self._left_out(met, met.left_out or LeftOut.UNRATED)
        return Cited(tr("{where}: scored {scored}", where=self._where(met), scored=format_points(met.half_points)))

    def _calculated(self, made: FirstRating) -> Iterator[Cited]:
        mean = trn(
            "Ra is the mean of {count} opponent and of {added} more rated {rating}: {mean}.",
            "Ra is the mean of {count} opponents and of {added} more rated {rating}: {mean}.",
            len(made.counted),
            added=ADDED,
            rating=ADDED_RATING,
            mean=_mean_told(made),
        )
        yield self._cited(mean, "8.2.2")
        rating = tr(
            "{points} of {games} with the two drawn games is {percentage} %, dp {difference}: Ru = {rating}.",
            points=format_points(made.half_points + ADDED),
            games=len(made.counted) + ADDED,
            percentage=made.percentage,
            difference=f"{made.difference:+}",
            rating=made.calculated,
        )
        yield self._cited(rating, "8.2.3")
        if made.calculated == HIGHEST:
            yield self._cited(tr("A first rating is {highest} at most.", highest=HIGHEST), "8.2.3")

    def _published(self, made: FirstRating) -> Cited:
        games = len(made.counted)
        if games < LEAST_GAMES:
            told = tr(
                "{games} of {least} games: so far {rating}; results of {months} months are kept together.",
                games=games,
                least=LEAST_GAMES,
                rating=made.calculated,
                months=MONTHS,
            )
        elif made.published:
            told = tr("Of these results alone the first rating is {rating}.", rating=made.published)
        else:
            told = tr("Nothing is published below {floor}; the games are kept.", floor=FLOOR)
        return self._cited(told, "7.1.4")


def _mean_told(made: FirstRating) -> str:
    """Say a mean with what it is made of, since two decimals seldom say it exactly: 13107/7 = 1872.43."""
    total, number = sum(each.rating for each in made.counted) + ADDED * ADDED_RATING, len(made.counted) + ADDED
    return f"{total}/{number} = {hundredths_told(made.average_hundredths)}"


def _signed_points(hundredths: int) -> str:
    """Write hundredths of a point with their sign and two decimals: +1.41."""
    sign = "+" if hundredths > 0 else "-" if hundredths else ""
    return f"{sign}{hundredths_told(abs(hundredths))}"
