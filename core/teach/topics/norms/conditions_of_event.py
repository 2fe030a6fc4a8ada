"""Whether norms may be made in an event at all, or which of its conditions is not met (B.01 1.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import ClassVar

from paircard.core.commands import CreateTournament, RegisterEntrants
from paircard.core.event.entrant import Entrant
from paircard.core.event.fide_details import FideDetails
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.tournament import Tournament
from paircard.core.norms.event_conditions import conditions
from paircard.core.norms.requirement import Requirement
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.today import TODAY
from paircard.core.teach.questions.slips import Slip, WithSlips, that_matter
from paircard.core.teach.topics.norms.case import requirement_line
from paircard.core.teach.topics.norms.question import YES, NormForm, NormKind, read_article, shown
from paircard.core.teach.topics.norms.slips import article_of_slip
from paircard.core.values.language import tr

ARTICLES = ("0.5", "1.1.1", "1.1.2", "1.1.3", "1.1.5", "1.1.6")
"""What may not be met."""
START = date(2026, 5, 1)


@dataclass(frozen=True, slots=True)
class OfEvent(WithSlips):
    """Give yes, or the condition that is not met."""

    turns: str
    days: int = 40
    """Days from the registration with FIDE to the start."""
    rounds: tuple[int, ...] = (1, 2, 2, 2, 2)
    """By day."""
    control: str = "90 min + 30 s"
    arbiter: str = "IA Novak, Jana"  # no words: a name
    plays: str = ""
    """A player, who may be an arbiter."""
    kind: ClassVar[NormKind] = NormKind.EVENT
    form: ClassVar[NormForm] = NormForm.ARTICLE
    minutes: ClassVar[int] = 2

    @property
    def asked(self) -> str:
        """The question."""
        return " ".join(self._sentences())

    def _sentences(self) -> Iterator[str]:
        yield tr(
            "A Swiss begins on {start}, registered with FIDE on {registered}. Rounds a day: {days}; {control}.",
            start=START.isoformat(),
            registered=(START - timedelta(days=self.days)).isoformat(),
            days="-".join(map(str, self.rounds)),
            control=self.control,
        )
        yield tr("Chief arbiter: {arbiter}.", arbiter=self.arbiter)
        if self.plays:
            yield tr("One of the players is {player}.", player=self.plays)
        yield tr("May norms be made here?")

    @property
    def _tournament(self) -> Tournament:
        """The event, as far as it is asked about."""
        dates = tuple(
            (START + timedelta(days=at)).isoformat() for at, count in enumerate(self.rounds) for _ in range(count)
        )
        fide = FideDetails(registered=(START - timedelta(days=self.days)).isoformat())
        details = Details(
            "B.01 1.1",
            start=START.isoformat(),
            chief_arbiter=self.arbiter,
            time_control=self.control,
            round_dates=dates,
            fide=fide,
        )
        empty = Tournament.beginning(SYSTEMS)
        made = empty.imagine(*CreateTournament(details, Regulations(len(dates), TODAY)).decide(empty))
        if not self.plays:
            return made
        return made.imagine(*RegisterEntrants((Entrant(self.plays),)).decide(made))

    @property
    def _asked_of_it(self) -> Sequence[Requirement]:
        return tuple(conditions(self._tournament))

    @property
    def right(self) -> tuple[str, ...]:
        """Yes, or any condition that is not met."""
        return tuple(dict.fromkeys(each.article for each in self._asked_of_it if each.met is False)) or (YES,)

    @property
    def slips(self) -> Sequence[Slip]:
        """Whoever forgets the one condition that is not met says yes."""
        failing = [each for each in self.right if each != YES]
        return that_matter((Slip(article_of_slip(each), self.without(each)) for each in failing), self.right)

    def without(self, name: str) -> str:
        """Return the answer of whoever forgets an article."""
        return next((each for each in self.right if each not in (name, YES)), YES)

    @property
    def offered(self) -> tuple[str, ...]:
        """Yes and every condition."""
        return (YES, *ARTICLES)

    @property
    def articles(self) -> tuple[str, ...]:
        """The condition that it turns on."""
        return (article_of_slip(self.turns),)

    @property
    def steps(self) -> tuple[str, ...]:
        """Every condition, with its figures."""
        return tuple(map(requirement_line, self._asked_of_it))

    def against(self, given: str) -> Sequence[str]:
        """Return what is not met, and that the article given is."""
        wanted = (*self.right, given)
        return [requirement_line(each) for each in self._asked_of_it if each.article in wanted] or self.steps

    def shown(self, answer: str) -> str:
        """Write an answer as it is read by people."""
        return shown(answer)

    def read(self, text: str) -> str:
        """Read yes or an article."""
        return read_article(text, self.form)
