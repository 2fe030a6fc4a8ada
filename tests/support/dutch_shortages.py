"""Every shortage that an explanation by the rules of 2026 tells, held against the cards."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dutch2026.checker.sheet import Sheet
from paircard.core.systems.dutch2026.explain.lines import round_lines
from paircard.core.systems.dutch2026.explain.model import DutchRound
from paircard.core.systems.dutch2026.explain.shortage import Shortages
from paircard.core.systems.dutch2026.position import Position
from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.competing import Rows
from paircard.core.systems.kit.shortage import Forbidden, Shortage
from tests.support.dutch_events import Entry


class Listening(Shortages):
    """Remembers what was asked and answered."""

    def __init__(self, position: Position) -> None:
        """Listen to nothing yet."""
        super().__init__(position)
        self.heard: list[tuple[dict[int, int], Shortage, bool]] = []

    def shortage(self, rows: Rows, *, drawn_up: bool = False) -> Shortage | None:
        """Remember it."""
        found = super().shortage(rows, drawn_up=drawn_up)
        if found is not None:
            self.heard.append(({**rows}, found, self.clashes))
        return found


def shortages(told: DutchRound, entry: Entry) -> Iterator[tuple[str, str]]:
    """Yield every shortage of a round as a claim: its kind, and what is false in it."""
    listening = Listening(told.own)
    told.forcing.__dict__["shortages"] = listening
    for _ in round_lines(told):
        pass
    cards = _Cards(Sheet(told.own), entry)
    for rows, short, clashes in listening.heard:
        yield "shortage", _short(cards, rows, short, clashes=clashes)
        for each in short.forbidden:
            yield f"kept away by {each.article}", "" if cards.holds(each) else f"{each.article}: {each.said}"


def _short(cards: _Cards, rows: dict[int, int], short: Shortage, *, clashes: bool) -> str:
    """Hold a shortage against its graph, and the graph against the cards."""
    numbers = list(cards.sheet.position.players)
    served = {*short.only}
    for crowd in short.needing:
        members = {*crowd.players}
        if (len(members) + crowd.places + crowd.bye) % 2 == 0:
            return f"{crowd} is even"
        for one in members if not crowd.places and not crowd.bye else ():
            node = next(at for at, player in enumerate(numbers) if player.number == one)
            mates = {numbers[at].number if at < len(numbers) else 0 for at in places_in(rows[node])}
            free = {0} if short.places or short.bye else set[int]()
            if mates - members - served - free:
                return f"{one} has {mates - members - served} beside {short}"
            for other in mates - {0}:
                if not cards.sheet.may_meet(PairingNumber(one), PairingNumber(other)):
                    return f"{one} and {other} may not meet"
                if not clashes and cards.clash(PairingNumber(one), PairingNumber(other)):
                    return f"{one} and {other} clash"
    enough = len(served) + short.places + short.bye
    return "" if len(short.needing) > enough else f"{short} is none"


class _Cards:
    """What the cards say, rounds of the entry included."""

    def __init__(self, sheet: Sheet, entry: Entry) -> None:
        self.sheet = sheet
        self.met = {
            frozenset((white, black)): at
            for at, played in enumerate(entry["rounds"], 1)
            for white, black, result in played["games"]
            if result in "1=0"
        }

    def clash(self, one: PairingNumber, other: PairingNumber) -> bool:
        """Tell whether two prefer one colour."""
        return self.sheet.due[one].colour is not None and self.sheet.due[one].colour == self.sheet.due[other].colour

    def holds(self, each: Forbidden) -> bool:
        """Tell whether an article keeps a player from all the others, and whether the rounds are told rightly."""
        sheet, one = self.sheet, each.player
        match each.article:
            case "C1":
                met = all(sheet.met(one, other) for other in each.others)
                rounds = all(
                    str(self.met.get(frozenset((one, other)))) in str(each.said) for other in each.others if met
                )
                return (met and rounds) or all(sheet.forbidden(one, other) for other in each.others)
            case "C2":
                return sheet.players[one].bye_barred
            case "C3":
                return all(sheet.same_absolute(one, other) for other in each.others)
            case "C12":
                return all(self.clash(one, other) for other in each.others)
            case "C5":
                return all(str(other) in str(each.said) for other in each.others)
            case "3.2":
                return True
        return False
