"""This program's part: it makes events, judges reports of others, and finds the article by which answers part."""

# no words in this file: a report for those who test programs, in English
from __future__ import annotations

from collections.abc import Iterator
from random import Random

from paircard.core.commands.pairing import PairByHand
from paircard.core.event.ids import PairingNumber
from paircard.core.event.state_before import state_before
from paircard.core.event.tournament import Tournament
from paircard.core.facets.pairing import Pairing
from paircard.core.review.explained_round import explaining
from paircard.core.simulation import Played, play
from paircard.core.simulation.drawing import planned
from paircard.core.simulation.how_often import Rate, share
from paircard.core.simulation.wishes import Wishes
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.kit.in_numbers import proposed_pairing, recorded_pairing
from paircard.core.systems.today import TODAY
from paircard.core.values.errors import Refusal
from paircard.data.exchange.trf import read_trf
from paircard.data.exchange.trf.style import Edition
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.tui.batch.against.difference import Difference, Matter
from paircard.tui.batch.against.peers.peer import NoAnswer, Pairs
from paircard.tui.batch.check import check_round
from paircard.tui.batch.table_of_report import table_differences


def made(seed: int, players: tuple[int, int]) -> Played:
    """Play the event of a seed, unchecked: the other program checks it."""
    return play(planned(wishes(seed, players), seed, checked=False), seed)


def wishes(seed: int, players: tuple[int, int]) -> Wishes:
    """Return what is asked of it: all is drawn, and now and then comes what is made only where it is asked for."""
    chance = Random(f"asked of {seed}")  # no words: a seed
    rates: dict[str, Rate] = {}
    if chance.random() < 0.1:
        rates["full_byes"] = share(0.02)
    if chance.random() < 0.1:
        rates["half_byes"] = Rate.of("0,10%,10%")
    if chance.random() < 0.1:
        rates["odd_results"] = share(0.03)
    if chance.random() < 0.1:
        rates["short_games"] = share(0.03)
    unrated = Rate.of("100%") if chance.random() < 0.05 else None
    return Wishes(players=players, rates=rates, unrated=unrated)


def report_of(played: Played) -> str:
    """Return the report of an event, TRF26."""
    return write_trf(played.tournament, Edition.TRF26).decode("utf-8")


def traits(tournament: Tournament, report: str) -> tuple[str, ...]:
    """Name what varies from event to event, as it stands in a report, whoever made it."""
    letters = {
        line[at + 7 : at + 8] for line in report.splitlines() if line[:3] == "001" for at in range(91, len(line), 10)
    }
    named = {"F": "full-point byes", "H": "half-point byes", "Z": "absences", "U": "byes", "-": "forfeits"}
    lines = {line[:3] for line in report.splitlines()}
    entered = tournament.registrations.values()
    event = {
        "Baku acceleration": "250" in lines,
        "forbidden pairs": "260" in lines,
        "other points": bool(tournament.regulations.points),
        "odd number of players": len(entered) % 2 == 1,
        "odd number of rounds": len(tournament.rounds) % 2 == 1,
        "Black first": "152 B" in report,
        "late entries": any(each.first_round > 1 for each in entered),
        "withdrawals": any(each.gone for each in entered),
        "nobody rated": not any(each.entrant.rating for each in entered),
    }
    by_letter = [what for letter, what in named.items() if letter in letters]
    return (*by_letter, *(what for what, there in event.items() if there))


# --- what others have made ---------------------------------------------------------------------------------------


def read(report: str) -> Tournament:
    """Return what a report tells, by the rules of 2026; raise `NoAnswer` where it cannot be read."""
    try:
        found = read_trf(report.encode("utf-8"), "", TODAY)
        if found.problem or found.unfit or not found.events:
            raise NoAnswer(str(found.problem or found.unfit or "it has no players"))  # no words: filed in English
        return Tournament.told(SYSTEMS, found.events)
    except Refusal as refusal:
        raise NoAnswer(str(refusal)) from refusal


def judged(tournament: Tournament, report: str) -> Iterator[Difference]:
    """Yield what is wrong in a report in our eyes: rounds, then the table."""
    for paired in tournament.rounds:
        _, lines = check_round(tournament, paired)
        if lines:
            before = state_before(tournament, paired.number)
            yield Difference(
                Matter.PAIRING,
                paired.number,
                _written(_proposed(before)),
                _written(_pairs(recorded_pairing(before, paired))),
                " ".join(lines),
            )
    for line in table_differences(tournament, read_trf(report.encode("utf-8"), "", TODAY)):
        yield Difference(Matter.TABLE, ours=line)


# --- where the other pairs otherwise -----------------------------------------------------------------------------


def against(tournament: Tournament, number: int, theirs: Pairs | None) -> Difference:
    """Return how the round of another program differs from ours, and the first article that parts the two."""
    before = state_before(tournament, number)
    ours = _pairs(recorded_pairing(before, tournament.rounds[number - 1]))
    if theirs is None:
        return Difference(Matter.PAIRING, number, _written(ours), "no pairing", "")  # no words: filed in English
    moved = {player for pair in theirs for player in pair if player}
    whole = sorted([*theirs, *(pair for pair in ours if not moved & {*pair})])
    return Difference(Matter.PAIRING, number, _written(ours), _written(whole), _article(before, whole))


def _article(before: Tournament, theirs: Pairs) -> str:
    ids = before.ids
    pairs = tuple((ids[PairingNumber(white)], ids[PairingNumber(black)]) for white, black in theirs if black)
    bye = next((ids[PairingNumber(number)] for number, other in theirs if not other), None)
    try:
        after = before.imagine(*PairByHand(pairs, bye, "as the other program pairs", override=True).decide(before))
        found = explaining(before).departure(before, after.rounds[-1])
    except (Refusal, KeyError) as refusal:
        return str(refusal)
    return f"{found.article}: {found.sentence}" if found else ""


def _proposed(before: Tournament) -> Pairs:
    try:
        return _pairs(proposed_pairing(before))
    except Refusal:
        return ()


def _pairs(pairing: Pairing) -> Pairs:
    found = [(int(pair.white), int(pair.black)) for pair in pairing.pairs]
    bye = pairing.bye
    return sorted(found if bye is None else [*found, (int(bye), 0)])


def _written(pairs: Pairs) -> str:
    return " ".join(f"{white}-{black or 'bye'}" for white, black in pairs)
