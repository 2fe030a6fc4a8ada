"""A round of an event that is about to be paired: what stands on the cards, how its system pairs it, and why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from paircard.core.commands.pairing import PairRound
from paircard.core.event.bye import ByeKind
from paircard.core.event.card import CardLine, Kind, PairingCard
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.proposal import Proposal
from paircard.core.event.tournament import Tournament
from paircard.core.facets.asked.explain import Explain
from paircard.core.facets.asked.meetings import Meetings
from paircard.core.facets.explained import Told
from paircard.core.facets.own_points import OwnPoints
from paircard.core.facets.system import System, needed, system_of
from paircard.core.teach.questions.given import Given
from paircard.core.values.cited import Cited
from paircard.core.values.colour_letters import small_letter
from paircard.core.values.language import tr, trp
from paircard.core.values.points import format_points

_WITHOUT_OPPONENT = {Kind.BYE: "U", Kind.HALF_BYE: "H", Kind.ABSENT: "Z", Kind.WITHDRAWN: "Z"}
_NOT_PLAYED = {Kind.FORFEIT_WIN: "+", Kind.FORFEIT_LOSS: "-"}
Two = tuple[PairingNumber, PairingNumber]


@dataclass(frozen=True, eq=False)
class Before:
    """The event before the round."""

    tournament: Tournament

    @property
    def system(self) -> System:
        """Who pairs it."""
        return system_of(self.tournament)

    @cached_property
    def made(self) -> Proposal:
        """The round as it is paired."""
        return self.tournament.proposal

    @cached_property
    def told(self) -> Told:
        """The round explained, where the system explains brackets."""
        return self._explain.told(self.tournament)

    @property
    def _explain(self) -> Explain:
        return needed(self.system, self.system.explain, "explain")

    @cached_property
    def _after(self) -> Tournament:
        return self.tournament.imagine(*PairRound().decide(self.tournament))

    @cached_property
    def scores(self) -> Mapping[PairingNumber, int]:
        """What everybody has, in half points."""
        return {card.number: card.score for card in self.tournament.cards.values()}

    @cached_property
    def own_points(self) -> OwnPoints:
        """The points that the system counts itself, with the first of the ranking first."""
        found = self.system.own_points(self.tournament, len(self.tournament.rounds))
        assert found is not None  # no words: only such systems are asked
        return found

    # --- the round ---------------------------------------------------------------------------------------------------

    @property
    def ranks(self) -> bool:
        """Whether a ranking of the system itself pairs the round."""
        return self.system.own_points(self.tournament, 0) is not None

    def id_of(self, number: int) -> ContestantId:
        """Return who has a pairing number."""
        return self.tournament.ids[PairingNumber(number)]

    def number(self, id_: ContestantId) -> PairingNumber:
        """Return the pairing number of somebody."""
        return self.tournament.numbers[id_]

    @property
    def pairs(self) -> list[Two]:
        """All pairs in the order of boards, White first."""
        return [(self.number(pair.white), self.number(pair.black)) for pair in self.made.pairs]

    @property
    def bye(self) -> PairingNumber | None:
        """Who has the bye of the pairing."""
        return None if self.made.bye is None else self.number(self.made.bye)

    def drawn_up(self, at: int) -> tuple[PairingNumber, ...]:
        """Return who was drawn up into a bracket."""
        bracket = self.made.brackets[at]
        paired = {each for pair in bracket.pairs for each in pair}
        return tuple(each for each in bracket.players if each in paired and self.scores[each] < bracket.score)

    def left_over(self, at: int) -> tuple[PairingNumber, ...]:
        """Return who was left over by a bracket."""
        bracket = self.made.brackets[at]
        paired = {each for pair in bracket.pairs for each in pair}
        return tuple(each for each in bracket.players if each not in paired and each != self.bye)

    # --- why ---------------------------------------------------------------------------------------------------------

    def round_lines(self) -> Iterator[Cited]:
        """Yield why the round is paired so."""
        if self.system.explain is not None:
            yield from self._explain.round_lines(self.told)
        else:
            yield from self._meetings.round_lines(self._after, self.tournament.next_round)

    def bracket_lines(self, at: int) -> Iterator[Cited]:
        """Yield why a bracket is paired so."""
        yield from self._explain.bracket_lines(self.told.brackets[at])

    def bye_lines(self) -> Iterator[Cited]:
        """Yield who has the bye, and why."""
        assert self.made.bye is not None  # no words: only then it is asked
        if self.system.explain is not None:
            yield from self._explain.pair_lines(self.told, self.number(self.made.bye))
        else:
            yield from self._of_pair(self.made.bye)

    def colour_lines(self, at: int) -> Iterator[Cited]:
        """Yield who of a pair has White, and why."""
        if self.system.explain is not None:
            yield self._explain.colour_line(self.told, self.told.pairing.pairs[at])
        else:
            yield from self._of_pair(self.made.pairs[at].white)

    def _of_pair(self, id_: ContestantId) -> Iterator[Cited]:
        yield from self._meetings.pair_lines(self._after, self.tournament.next_round, id_)

    @property
    def _meetings(self) -> Meetings:
        found = self.system.meetings
        assert found is not None  # no words: who explains no brackets explains meetings
        return found

    # --- what a student sees -----------------------------------------------------------------------------------------

    @property
    def heading(self) -> str:
        """Say which round of what it is, and what was announced otherwise than in the common form."""
        event, number = self.tournament, self.tournament.next_round
        system = tr(self.system.called) if self.system.called else self.system.name
        fields = {"system": system, "round": number, "rounds": event.regulations.rounds}
        return " ".join((tr("{system}: round {round} of {rounds}.", **fields), *self._announced))

    @property
    def situation(self) -> str:
        """Say which round of what it is, and who is not there."""
        event, told = self.tournament, [self.heading]
        away = sorted(self.number(id_) for id_ in event.registrations if id_ not in {*event.to_pair})
        if away:
            told.append(tr("Not in this round: {players}.", players=" ".join(map(str, away))))
        return " ".join(told)

    @property
    def signs(self) -> str:
        """Say what stands on the cards for rounds without a game; nothing where everybody has always played."""
        if all(line.met for card in self.tournament.cards.values() for line in card.lines):
            return ""
        return tr("U pairing-allocated bye, F H Z bye of a full, half, no point; + - not played")

    @property
    def _announced(self) -> Iterator[str]:
        """Yield what was chosen otherwise than in the common form."""
        chosen, kind = self.tournament.regulations.options, self.system.options
        if chosen is None or kind is None:
            return
        common = kind()
        for choice in common.asked:
            value = getattr(chosen, choice.field)
            if value != getattr(common, choice.field):
                yield tr("{what}: {value}.", what=tr(choice.label), value=tr(choice.written(value)))

    @property
    def drawn_colour(self) -> str:
        """Say what was drawn for round 1, as long as somebody has not played; nothing where nothing is drawn."""
        drawn = self.tournament.facts.first_colour
        if drawn is None or all(card.colours for card in self.tournament.cards.values()):
            return ""
        if not self.tournament.rounds:
            return tr("The initial colour is White.") if drawn == "W" else tr("The initial colour is Black.")
        return tr("Odd numbers began with White.") if drawn == "W" else tr("Odd numbers began with Black.")

    def cards(self, ranked: int | None = None) -> Given:
        """Return the cards as a table; with a ranking after so many rounds in place of points."""
        event, numbers = self.tournament, range(1, len(self.tournament.rounds) + 1)
        rated = self.system.reads_ratings(self.tournament)
        head = (
            trp("at most 3 columns", "No"),
            *((trp("at most 6 columns", "rating"),) if rated else ()),
            trp("at most 8 columns", "points") if ranked is None else trp("at most 7 columns", "place"),
            *(str(each) for each in numbers),
        )
        places: Mapping[ContestantId, int] = {} if ranked is None else self._places(ranked)
        rows = []
        for card in sorted(event.cards.values(), key=lambda card: (places.get(card.id, 0), card.number)):
            stands = format_points(card.score) if ranked is None else str(places.get(card.id, "-"))
            rating = (str(card.entrant.rating or "-"),) if rated else ()
            rows.append((str(card.number), *rating, stands, *(self._cell(card, each) for each in numbers)))
        return Given(head, tuple(rows))

    def _places(self, after: int) -> Mapping[ContestantId, int]:
        own = self.system.own_points(self.tournament, after) or {}
        return {id_: place for place, id_ in enumerate(own, 1)}

    def _cell(self, card: PairingCard, round_: int) -> str:
        """Write a round as reports do: opponent, colour, points; U F H Z the byes."""
        for line in card.of_round(round_):
            if line.opponent is not None:
                return f"{self.number(line.opponent)}{_ended(line)}"
            if card.id in self.tournament.rounds[round_ - 1].who_has(ByeKind.FULL):
                return "F"
            return _WITHOUT_OPPONENT.get(line.kind, "-")
        return "-"


def _ended(line: CardLine) -> str:
    if line.kind in _NOT_PLAYED:
        return _NOT_PLAYED[line.kind]
    return f"{small_letter(line.colour) if line.colour else ''}{format_points(line.half_points)}"
