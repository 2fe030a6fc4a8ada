"""The change sheet: what the event makes of every rating; and the same worked out, game by game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.papers.columns import federation_column, name_column, number_column, points_column, title_column
from paircard.core.papers.heading import event_paper
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.rating_changes.change import Change, published
from paircard.core.rating_changes.first import FirstRating
from paircard.core.rating_changes.of_event import Account, RatedPeriod, rated_periods
from paircard.core.rating_changes.regulations import EARLIEST
from paircard.core.rating_changes.words import about_others, change_told, hundredths_told, k_told, why_lines
from paircard.core.values.cited import texts_of
from paircard.core.values.language import listed, tr, trn, trp
from paircard.core.values.points import format_points
from paircard.core.values.time_control import IN_WORDS


def change_sheet(tournament: Tournament, _: int | None = None) -> Paper:
    """Return what the games of an event make of every rating, a line a player, period by period."""
    return sheet_of(tournament, rated_periods(tournament))


def change_sheet_worked_out(tournament: Tournament, _: int | None = None) -> Paper:
    """Return why every rating changes as it does, game by game with the articles."""
    return worked_out(tournament, rated_periods(tournament))


def sheet_of(tournament: Tournament, periods: Iterable[RatedPeriod]) -> Paper:
    """Return the change sheet of some periods."""
    begun = _begun(periods)
    sections = [section for period in begun for section in _tables(period)] or [_nothing_yet()]
    notes = notes_of(tournament, begun)
    return event_paper(tournament, tr("Rating changes"), sections, marks=_marks(tournament), notes=notes)


def worked_out(tournament: Tournament, periods: Iterable[RatedPeriod]) -> Paper:
    """Return the same of some periods worked out."""
    begun = _begun(periods)
    sections = [
        Section(_heading(period, account), tuple(texts_of(why_lines(period, account))))
        for period in begun
        for account in in_order(period)
    ] or [_nothing_yet()]
    title, notes = tr("Rating changes worked out"), notes_of(tournament, begun)
    return event_paper(tournament, title, sections, marks=_marks(tournament), notes=notes)


def never_rated(tournament: Tournament) -> str:
    """Say why no game of an event can ever change a rating; empty where they may."""
    score = system_of(tournament).score
    return score.not_reported(tournament) if score else ""


def without_rated_games(tournament: Tournament) -> str:
    """Say why an event changes no rating (yet); empty where it does."""
    if why := never_rated(tournament):
        return why
    if not tournament.rounds:
        return tr("No round is paired yet: no game changes a rating.")
    return ""


def in_order(period: RatedPeriod) -> list[Account]:
    """Return who has played in a period in the order of their numbers."""
    cards = period.tournament.player_cards
    return sorted(period.accounts.values(), key=lambda each: cards[each.id].number)


def notes_of(tournament: Tournament, periods: Sequence[RatedPeriod]) -> Iterator[str]:
    """Yield by what it is calculated, and what is not known."""
    yield from dict.fromkeys(_by(period) for period in periods)
    if not tournament.details.start:
        yield tr("The event has no date: by the newest regulations, and K without regard to age.")
    unknown = {
        account.id
        for period in periods
        for account in period.accounts.values()
        if account.change and not account.change.k.known
    }
    if unknown:
        yield trn(
            "K of {count} player is not known: for each it may be. The rating list has it; e on Entrants types it.",
            "K of {count} players is not known: for each it may be. The rating list has it; e on Entrants types it.",
            len(unknown),
        )
    yield about_others()


def _by(period: RatedPeriod) -> str:
    fields = {"play": IN_WORDS[period.play], "article": period.regulations.article("8.3.1"), "since": _since(period)}
    told = tr("Calculated as {play} by FIDE's regulations of {since} ({article}).", **fields)
    if period.first_day and period.first_day < EARLIEST:
        return f"{told} {tr('The event began before: its own regulations are not known here.')}"
    return told


def _since(period: RatedPeriod) -> str:
    return period.regulations.numbers.since


def _begun(periods: Iterable[RatedPeriod]) -> list[RatedPeriod]:
    return [period for period in periods if period.accounts]


def _nothing_yet() -> Section:
    return Section(lines=(tr("No round is paired yet: no game changes a rating."),))


def _marks(tournament: Tournament) -> Iterator[str]:
    open_ = [each.number for each in tournament.rounds[: tournament.under_way] if each.unfinished]
    if open_:
        yield tr("PROVISIONAL: games of round {rounds} are not finished.", rounds=listed(open_))


def _tables(period: RatedPeriod) -> Iterator[Section]:
    accounts = in_order(period)
    rated = [(each, each.made) for each in accounts if isinstance(each.made, Change)]
    unrated = [(each, each.made) for each in accounts if isinstance(each.made, FirstRating)]
    if rated:
        rows = ((*_who(period, each), *_figures(made)) for each, made in rated)
        yield Section(_of_period(period, tr("Rated players")), table=Table.of(_columns(), rows))
    if unrated:
        rows = ((*_who(period, each), *_first_figures(made)) for each, made in unrated)
        yield Section(_of_period(period, tr("Players without a rating")), table=Table.of(_first_columns(), rows))


def _of_period(period: RatedPeriod, title: str) -> str:
    if period.tournament.facts.periods is None:
        return title
    return tr("Period {period}: {title}", period=period.number, title=title)


def _who(period: RatedPeriod, account: Account) -> tuple[str, ...]:
    return (
        str(_number(period.tournament, account.id)),
        account.entrant.title.value,
        account.entrant.name,
        account.entrant.federation,
    )


def _number(tournament: Tournament, id_: ContestantId) -> int:
    return tournament.player_cards[id_].number


def _heading(period: RatedPeriod, account: Account) -> str:
    number, title, name, _ = _who(period, account)
    who = " ".join(filter(None, (number, title, name)))
    made = change_told(account.made) if isinstance(account.made, Change) else tr("no rating yet")
    return f"{_of_period(period, who)}: {made}"


def _figures(made: Change) -> Iterable[str]:
    now = "" if made.rounded is None else published(made.own, made.rounded)
    yield from (str(made.own), k_told(made), str(made.rated), format_points(made.half_points))
    yield from (hundredths_told(made.expected), change_told(made))
    yield trp("at most 4 columns", "none") if now == 0 else str(now)


def _columns() -> Iterator[Column]:
    yield from (number_column(), title_column(), name_column(), federation_column())
    yield Column(trp("at most 4 columns", "Rtg"), "right")
    yield Column("K", "right", private=True)
    yield Column(trp("at most 5 columns", "Games"), "right")
    yield points_column()
    yield Column(trp("at most 6 columns", "Exp."), "right")
    yield Column(trp("at most 8 columns", "Change"), "right")
    yield Column(trp("at most 4 columns", "New"), "right")


def _first_figures(made: FirstRating) -> Iterable[str]:
    games = len(made.counted)
    yield from (str(games), format_points(made.half_points))
    if not games or made.dropped:
        yield from ("", "", "", "")
        return
    yield from (hundredths_told(made.average_hundredths), str(made.percentage))
    yield from (str(made.calculated), str(made.published or ""))


def _first_columns() -> Iterator[Column]:
    yield from (number_column(), title_column(), name_column(), federation_column())
    yield Column(trp("at most 5 columns", "Games"), "right")
    yield points_column()
    yield Column("Ra", "right")
    yield Column("%", "right")
    yield Column("Ru", "right")
    yield Column(trp("at most 4 columns", "New"), "right")
