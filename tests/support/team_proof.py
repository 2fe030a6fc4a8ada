"""What an explanation of the team Swiss says of a round, held against every pairing of its brackets.

Costs and who may meet are read from the checker's sheet, not from the engines.
"""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.competing import Rows
from paircard.core.systems.kit.shortage import Shortage
from paircard.core.systems.swiss.bye_first.explain import Round
from paircard.core.systems.swiss.drawn_up.apart import kept_apart
from paircard.core.systems.swiss.drawn_up.by_identifier.cards import Costs
from paircard.core.systems.swiss.drawn_up.by_identifier.held import held
from paircard.core.systems.swiss.drawn_up.explain import Bracket
from paircard.core.systems.swiss.drawn_up.outcome import no_worse_than
from paircard.core.systems.team_swiss_2026.cards import Cards
from paircard.core.systems.team_swiss_2026.checker.sheet import Sheet
from paircard.core.systems.team_swiss_2026.explain.lines import LINES
from paircard.core.systems.team_swiss_2026.explain.shortage import Shortages
from paircard.core.systems.team_swiss_2026.text import TEXT

SMALL = 10
"""Teams of a bracket of which every pairing is made."""
Pairs = tuple[tuple[PairingNumber, PairingNumber], ...]


def claims(told: Round) -> Iterator[tuple[str, str]]:
    """Yield every claim about brackets that are small enough, then every shortage: its kind, and what is false."""
    sheet = Sheet(told.own)
    for bracket in told.brackets:
        if len(bracket.own.players) <= SMALL:
            yield from _Proof(sheet, bracket).claims()
    listening = _Listening(told.forcing.cards)
    told.forcing.__dict__["shortages"] = listening
    for _ in LINES.round_lines(told):
        pass
    for rows, short in listening.heard:
        yield "teams: shortage", _short(sheet, rows, short)


class _Proof:
    def __init__(self, sheet: Sheet, told: Bracket) -> None:
        self.sheet, self.told, self.own = sheet, told, told.own
        self.every = [(pairs, self._costs(pairs)) for pairs in self._pairings(self.own.players)]

    def _pairings(self, left: tuple[PairingNumber, ...]) -> Iterator[Pairs]:
        if not left:
            yield ()
            return
        for mate in left[1:]:
            if self.sheet.may_meet(left[0], mate):
                for rest in self._pairings(tuple(each for each in left[1:] if each != mate)):
                    yield ((left[0], mate), *rest)

    def _costs(self, pairs: Pairs) -> Costs:
        sheet, up = self.sheet, {*self.own.upfloaters}
        c8 = c9 = c10 = 0
        for one, other in pairs:
            (mine, strongly), (theirs, as_strongly) = sheet.wishes[one], sheet.wishes[other]
            clash = bool(mine) and mine == theirs
            c8 += clash
            c9 += bool(clash and sheet.position.colours == "B" and strongly and as_strongly)
            c10 += (one in up and sheet.floater(other)) + (other in up and sheet.floater(one))
        return c8, c9, int(c10)

    def claims(self) -> Iterator[tuple[str, str]]:
        """Yield every claim."""
        reached = self.own.values[4:]
        better = no_worse_than(LINES.least(self.told)) > no_worse_than(self.own.values)
        yield "teams: least", str(self.own) if better else ""
        for at, name in enumerate(TEXT.of_pairs):
            if reached[at]:
                reason = held(self.told.forcing.cards, self.own, name, TEXT.of_pairs)
                kind = f"teams: {name} held by {' '.join(reason.waived) or 'C1'}"
                kept = [each for each in range(at + 1) if TEXT.of_pairs[each] not in reason.waived]
                least = min(tuple(costs[each] for each in kept) for _, costs in self.every)
                mine = tuple(reason.costs[each] for each in kept)
                true = least == mine and (reason.costs[at] < reached[at]) == bool(reason.waived)
                if not reason.waived:
                    true = min(costs[at] for _, costs in self.every) == reached[at]
                yield kind, "" if true else f"{reason}, least {least}"
        for top, partner in self.own.pairs:
            for other in self.own.players:
                if top < other < partner and self.sheet.may_meet(top, other):
                    yield "teams: passed over", self._passed(top, other)

    def _passed(self, top: PairingNumber, other: PairingNumber) -> str:
        reason = kept_apart(self.told.forcing, top, other)
        assert reason is not None
        article = reason.article.split()[-1]
        within = [costs for pairs, costs in self.every if (top, other) in pairs]
        if article not in ("C8", "C9", "C10", "3.6"):
            # another set of upfloaters: then nothing of this set is as good with the two
            return str(reason) if within and article == "C3" else ""
        best, reached = min(within, default=None), self.own.values[4:]
        if best is None:
            return str(reason)
        names = zip(TEXT.of_pairs, best, reached, strict=True)
        name = next((name for name, asked, mine in names if asked != mine), "3.6")
        return "" if name == article else f"{top}-{other}: {article}, in truth {name}"


class _Listening(Shortages):
    """Remembers what was asked and answered."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards)
        self.heard: list[tuple[Rows, Shortage]] = []

    def shortage(self, rows: Rows, *, drawn_up: bool = False) -> Shortage | None:
        found = super().shortage(rows, drawn_up=drawn_up)
        if found is not None:
            self.heard.append(({**rows}, found))
        return found


def _short(sheet: Sheet, rows: Rows, short: Shortage) -> str:
    numbers = [team.number for team in sorted(sheet.position.players, key=lambda team: team.number)]
    for crowd in short.needing:
        members = {*crowd.players}
        if (len(members) + crowd.places) % 2 == 0:
            return f"{crowd} is even"
        for one in members if not crowd.places else ():
            mates = {
                numbers[at] if at < len(numbers) else 0 for at in places_in(rows[numbers.index(PairingNumber(one))])
            }
            beside = mates - members - {*short.only} - ({0} if short.places else set[int]())
            if beside:
                return f"{one} has {beside} beside {short}"
            if any(not sheet.may_meet(PairingNumber(one), PairingNumber(other)) for other in mates - {0}):
                return f"{one} may not meet all of {mates}"
    for each in short.forbidden:
        if each.article == "C1" and any(sheet.may_meet(each.player, other) for other in each.others):
            return f"{each.said}"
        rounds = [sheet.players[each.player].met_in.get(other) for other in each.others]
        if each.article == "C1" and not all(str(at) in str(each.said) for at in rounds if at):
            return f"{each.said}"
    return "" if len(short.needing) > len(short.only) + short.places else f"{short} is none"
