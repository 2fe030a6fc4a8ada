"""The games of a made-up player, written in a line each, as norms see them: `GM GER 2520 1`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from paircard.core.event.entrant import Sex, Title
from paircard.core.event.fide_details import Occasion
from paircard.core.facets.norm_format import Format
from paircard.core.norms.games import NOT_A_MEMBER, Candidate, Ended, Met, NormEvent, Opponent
from paircard.core.norms.measured import Measured, measure, mix_failing, result_failing
from paircard.core.norms.norm import NORMS, Norm
from paircard.core.norms.pools import pools
from paircard.core.norms.requirement import Requirement
from paircard.core.norms.requirements import requirements
from paircard.core.norms.sheet import SIGNS
from paircard.core.norms.verdict import Verdict, judge
from paircard.core.teach.questions.given import Given, opponent_name
from paircard.core.teach.questions.slips import TitleOf
from paircard.core.values.language import mark, tr, trp
from paircard.core.values.points import DRAW, LOSS, WIN, format_points

_NOBODY = "-"
_POINTS = {"1": WIN, "½": DRAW, "0": LOSS}
_ENDED = {
    "+": Ended.WON_UNPLAYED,
    "-": Ended.LOST_UNPLAYED,
    "?": Ended.OPEN,
    "bye": Ended.PAIRING_BYE,
    "half": Ended.NO_GAME,
}
"""How a round ended that has no result of the board; the last two have no opponent."""
_PLAYED_AS = {
    Format.SWISS: mark("A Swiss of {rounds} rounds."),
    Format.ROUND_ROBIN: mark("A round robin of {rounds} rounds."),
    Format.DOUBLE_ROUND_ROBIN: mark("A double round robin of {players} players."),
    Format.KNOCKOUT: mark("A knockout."),
}
_OCCASIONS = {
    Occasion.NATIONAL_FINAL: mark("It is the final of the national championship of {host}."),
    Occasion.NATIONAL_TEAM: mark("It is the national team championship of {host}."),
    Occasion.ZONAL: mark("It is a zonal tournament."),
    Occasion.WORLD_TEAM: mark("It is a World Championship of teams."),
    Occasion.WORLD_CUP: mark("It is the World Cup."),
}

_WHO = {
    None: mark("A player of {federation} has met these."),
    True: mark("A woman of {federation} has met these."),
    False: mark("A man of {federation} has met these."),
}
"""Who plays; said of whom, where the norm asks for it."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What a norm is judged by; `norm` and `event` may be others than those of the regulations."""

    norm: Norm
    candidate: Candidate
    rounds: tuple[Met, ...]
    event: NormEvent

    @property
    def verdict(self) -> Verdict:
        """What the games come to: of those that count the best choice."""
        return judge(self.norm, self.candidate, self.rounds, self.event)

    @property
    def games(self) -> tuple[Met, ...]:
        """The games that count."""
        return next(iter(pools(self.rounds, self.event))).games

    @property
    def opponents(self) -> tuple[Opponent, ...]:
        """Who sat opposite in them."""
        return tuple(met.opponent for met in self.games if met.opponent)

    @property
    def measured(self) -> Measured:
        """What all of them come to."""
        return measure(self.norm, self.candidate, self.event, self.games)

    @property
    def failing_mix(self) -> tuple[str, ...]:
        """The articles on federations and titles that all of them fail."""
        if self.event.exempts(self.candidate):
            return tuple(each for each in mix_failing(self.norm, self.measured) if each.startswith("1.4.5"))
        return tuple(map(article_of, mix_failing(self.norm, self.measured)))

    @property
    def as_a_whole(self) -> Verdict:
        """The verdict on all games that count, whether or not a choice of them would be a norm."""
        pool, measured = next(iter(pools(self.rounds, self.event))), self.measured
        failing = (*self.failing_mix, *result_failing(self.norm, measured))
        return Verdict(self.norm, self.candidate, self.event, None, pool, measured, failing)


@dataclass(frozen=True, slots=True)
class NormCase:
    """One player in one event, and the norm that is asked about."""

    games: tuple[str, ...] = ()
    norm: str = "GM"
    federation: str = "POL"
    woman: bool = False
    format: str = "swiss"
    rounds: int = 0
    """0: as many as there are games."""
    occasion: str = ""
    host: str = ""
    players: int = 0
    many_foreigners: bool = False

    @property
    def judged(self) -> Judged:
        """The same as it is judged."""
        rounds = tuple(_met(number, game) for number, game in enumerate(self.games, 1))
        sex = Sex.WOMAN if self.woman else Sex.MAN
        return Judged(NORMS[Title(self.norm)], Candidate(self.federation, sex), rounds, self._event)

    @property
    def _event(self) -> NormEvent:
        return NormEvent(
            Format(self.format),
            self.rounds or len(self.games),
            Occasion(self.occasion),
            self.host,
            players=self.players,
            many_foreigners=self.many_foreigners,
        )

    @property
    def told(self) -> str:
        """Say what event it is, and who plays."""
        return " ".join(self._told())

    def _told(self) -> Iterator[str]:
        event = self._event
        yield tr(_PLAYED_AS[event.format], rounds=event.rounds, players=self.players)
        if event.occasion in _OCCASIONS:
            yield tr(_OCCASIONS[event.occasion], host=self.host)
        if self.many_foreigners:
            yield tr("In every round there are 24 rated foreigners of 6 federations, 12 of them GMs or IMs.")
        yield tr(_WHO[self.woman if NORMS[Title(self.norm)].women else None], federation=self.federation)

    def table(self, *, results: bool = True) -> Given:
        """Return the games as they are shown."""
        head = (
            trp("at most 2 columns", "R"),
            trp("at most 6 columns", "Title"),
            trp("at most 10 columns", "Name"),
            trp("at most 4 columns", "Fed"),
            trp("at most 4 columns", "Rtg"),
            trp("at most 7 columns", "Result"),
        )
        rows = tuple(_row(number, met) for number, met in enumerate(self.judged.rounds, 1))
        return Given(head, rows) if results else Given(head[:-1], tuple(row[:-1] for row in rows))


def _met(number: int, game: str) -> Met:
    title, federation, rating, result, *more = game.split() if " " in game else ("", "", "0", game)
    ended = _ENDED.get(result, Ended.PLAYED)
    if ended in (Ended.PAIRING_BYE, Ended.NO_GAME):
        return Met(number, ended)
    again = next((int(each[1:]) for each in more if each.startswith("@")), number)
    held = Title.NONE if title == _NOBODY else Title(title)
    opponent = Opponent(again, opponent_name(again), federation, held, int(rating), scoreless="scoreless" in more)
    return Met(number, ended, _POINTS.get(result, LOSS), opponent)


def _row(number: int, met: Met) -> tuple[str, ...]:
    who, result = met.opponent, _result(met)
    if who is None:
        return str(number), "", "", "", "", result
    rating = str(who.rating) if who.rating else tr("unrated")
    marked = f"{rating} *" if who.scoreless else rating
    return str(number), who.title.value, who.name, who.federation, marked, result


def _result(met: Met) -> str:
    match met.ended:
        case Ended.PLAYED:
            return format_points(met.half_points)
        case Ended.WON_UNPLAYED:
            return "+"
        case Ended.LOST_UNPLAYED:
            return "-"
        case Ended.PAIRING_BYE:
            return trp("an answer, one word", "bye")
        case Ended.OPEN:
            return "?"
        case _:
            return tr("half-point bye")


def article_of(failing: str) -> str:
    """Return the article of what is not met: the two limits of 1.4.4 have names of their own."""
    return failing.removesuffix("own").removesuffix("one")


def not_counted(judged: Judged) -> Iterator[str]:
    """Yield the rounds that do not count, each with the article that leaves it out."""
    counted = {met.round for met in judged.games}
    for met in judged.rounds:
        if met.round not in counted:
            article = f"B.01 {_leaves_out(met)}"
            yield tr(
                "Round {round} does not count: {title} ({article}).",
                round=met.round,
                title=TitleOf(article),
                article=article,
            )


def _leaves_out(met: Met) -> str:
    if met.ended is not Ended.PLAYED or met.opponent is None:
        return "1.4.2c"
    return "1.4.2a" if met.opponent.federation == NOT_A_MEMBER else "1.4.2b"


def requirement_line(each: Requirement) -> str:
    """Return a requirement as the sheet of norms has it."""
    return f"{each.rule} {tr(SIGNS[each.met])}: {each.told.text}"


def lines_of(verdict: Verdict, articles: Sequence[str] = ()) -> Iterator[str]:
    """Yield the requirements of a verdict, those whose article begins so; all where none is named."""
    wanted = tuple(articles)
    yield from (requirement_line(each) for each in requirements(verdict) if each.article.startswith(wanted or ("",)))
