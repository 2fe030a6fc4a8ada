"""Tie-breaks by gacrux, FIDE's reference code for C.07, held against ours on random events.

Run from the checkout: `python -m tests.support.oracle [--events 1000] [--seed 1] [--system dutch-2026]`. With a system,
events paired by it are played, as `paircard simulate` plays them; without, pairs are drawn. Ends with 1 if anything
differs.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction
from random import Random
from typing import Any

from paircard.core.event.card import CardLine, Kind, PairingCard
from paircard.core.event.ids import ContestantId
from paircard.core.simulation import play
from paircard.core.simulation.plan import thorough
from paircard.core.tables.standings import field_after
from paircard.core.tiebreaks import METHODS, Field, TieBreak, parse
from paircard.core.tiebreaks.ranking import Ranking, rank
from paircard.core.tiebreaks.written import rounded
from paircard.core.values.points import WIN
from paircard.core.values.scale import USUAL, Scale
from tests.support.random_fields import round_robin_field, swiss_field, with_points

EDITIONS = {"c07-2024": "2025-06-01", "c07-2026": "2026-06-01"}
"""Profile, and a start date by which gacrux chooses the same edition."""
SWISS = (
    *("PTS", "DE", "BH", "BH/C1", "BH/C2", "BH/M1", "BH/M2", "AOB", "SB", "SB/C1", "SB/C2"),
    *("PS", "PS/C1", "PS/C2", "WIN", "WON", "BPG", "BWG", "REP", "GE", "STD"),
    *("ARO", "ARO/C1", "ARO/M1", "TPR", "PTP", "APRO", "APPO", "RTNG", "TPN"),
    # last: gacrux remembers what it found for Fore Buchholz and uses it for all that follow
    *("FB", "FB/C1"),
)
ROUND_ROBIN = (
    *("PTS", "DE", "SB", "SB/C1", "SB/C2", "KS", "KS/L60", "KS/L+1", "KS/L+2", "KS/L-1", "KS/L-2"),
    *("PS", "WIN", "WON", "BPG", "BWG", "REP", "STD", "RTNG", "RTNG/R", "TPN", "TPN/R"),
    *("ARO", "TPR", "PTP", "APRO", "APPO", "BH", "BH/C1", "AOB"),
)
FORFEITS_AS_GAMES = ("PTS", "DE/P", "WON")
_UNPLAYED = {
    Kind.BYE: ("P", True),
    Kind.HALF_BYE: ("D", False),
    Kind.ABSENT: ("Z", False),
    Kind.WITHDRAWN: ("Z", False),
    Kind.NOT_ENTERED: ("Z", False),
}
_PLAYED = {2: "W", 1: "D", 0: "L"}
POINTS = ("", "", "3-1-0", "3-1-0 U=½", "1-½-0 U=½", "3-2-1", "2-1-0 U=1")
"""What results give in random events."""
Scores = dict[int, tuple[list[Any], int]]
"""By id: a value for each tie-break, and the rank."""


def by_gacrux(field: Field, codes: Sequence[str], start: str) -> Scores:
    """Return the values and ranks that gacrux calculates."""
    from gacrux.scoresystem import scoresystem
    from gacrux.tiebreak import tiebreak

    system = scoresystem()
    event = {
        "tournamentType": "Round robin" if field.beforehand else "Swiss",
        "tournamentInfo": {"startDate": start},
        "numRounds": field.rounds,
        "currentRound": field.after,
        "teamTournament": False,
        "scoreSystem": {**system.default_score, "game": _worth(field, system.default_score["game"])},
        "competitors": [
            {"cid": id_, "rank": 0, "rating": {"rating": card.entrant.rating or None}, "random": id_}
            for id_, card in field.cards.items()
        ],
        "gameList": list(_games(field)),
        "matchList": [],
    }
    params = {
        "tiebreak": list(codes),
        "check": False,
        "pre_determined": field.beforehand,
        "swiss": not field.beforehand,
        "unrated": None,
    }
    answer = tiebreak(event, field.after, params).compute_tiebreaks(event, params)
    return {each["cid"]: (each["tiebreakScore"], each["rank"]) for each in answer["competitors"]}


def _worth(field: Field, default: dict[str, Any]) -> dict[str, Any]:
    """Return what gacrux is told of the points: results by what they give, unplayed ones by a result or by points."""
    scale = next((line.scale for card in field.cards.values() for line in card.lines), USUAL)
    given = {"W": scale.win, "D": scale.draw, "L": scale.loss, "Z": scale.absence, "P": scale.of_bye(WIN)}
    worth = {**default, **{letter: Decimal(points) / 2 for letter, points in given.items()}}
    results = {worth[letter]: letter for letter in "LDW"}
    return {**worth, "P": results.get(worth["P"], worth["P"])}


def _games(field: Field) -> Iterator[dict[str, Any]]:
    for card in field.cards.values():
        for record in card.lines:
            if record.opponent is None:
                result, played = _UNPLAYED[record.kind]
                yield {"round": record.round, "white": {"cid": card.id, "result": result}, "played": played}
            elif _is_white(card, record):
                opposite = field.cards[record.opponent].lines[record.round - 1]
                yield {
                    "round": record.round,
                    "white": {"cid": card.id, "result": _letter(record)},
                    "black": {"cid": record.opponent, "result": _letter(opposite)},
                    "played": record.kind is Kind.PLAYED,
                }


def _is_white(card: PairingCard, record: CardLine) -> bool:
    return record.colour == "W" or (record.colour is None and card.id < (record.opponent or 0))


def _letter(record: CardLine) -> str:
    return _PLAYED[record.result] if record.kind is Kind.PLAYED else "W" if record.kind is Kind.FORFEIT_WIN else "Z"


# --- the comparison --------------------------------------------------------------------------------------


def differences(field: Field, codes: Sequence[str], profile: str, start: str) -> Iterator[str]:
    """Yield every value and every rank in which the two differ."""
    ours = _ours(field, codes, profile)
    theirs = by_gacrux(field, codes, start)
    tie_breaks = _tie_breaks(codes, profile)
    for id_ in field.cards:
        for at, (code, tie_break) in enumerate(zip(codes, tie_breaks, strict=True)):
            expected, found = theirs[id_][0][at], _value(ours, tie_break, id_, at)
            if not same(expected, found):
                yield f"{code}: player {id_} has {found}, gacrux {expected}"
    ranks = _ranks(ours)
    yield from (
        f"rank: player {id_} is {ranks[id_]}, gacrux {theirs[id_][1]}"
        for id_ in field.cards
        if ranks[id_] != theirs[id_][1]
    )


def _tie_breaks(codes: Sequence[str], profile: str) -> tuple[TieBreak, ...]:
    """Parse one by one: an event may not have so many."""
    return tuple(parse((f"{code}@{profile}" if _by_profile(code) else code,))[0] for code in codes)


def _by_profile(code: str) -> bool:
    return METHODS[code.partition("/")[0]].by_profile


def _ours(field: Field, codes: Sequence[str], profile: str) -> Ranking:
    return rank(field, field.cards, _tie_breaks(codes, profile))


def _value(ranking: Ranking, tie_break: TieBreak, id_: ContestantId, at: int) -> Fraction | None:
    figure = ranking.figures[id_][at]
    if tie_break.method.code == "DE":
        return Fraction(_place_among_tied(ranking, id_, at))
    return None if figure.value is None else Fraction(figure.value) / tie_break.method.parts


def _place_among_tied(ranking: Ranking, id_: ContestantId, at: int) -> int:
    """Return what gacrux gives for direct encounter: the place, 0 where it separates nobody."""
    own = [each.merit for each in ranking.figures[id_][:at]]
    group = [figures[at].place for figures in ranking.figures.values() if [each.merit for each in figures[:at]] == own]
    return (ranking.figures[id_][at].place or 0) if len(set(group)) > 1 else 0


def same(expected: object, found: Fraction | None) -> bool:
    """Whether a value of theirs is ours, as far as they write it out."""
    if expected is None or found is None:
        return expected is None and found is None
    if isinstance(expected, Decimal):
        digits = -int(expected.as_tuple().exponent)
        return Fraction(expected) == found or (
            digits > 0 and Fraction(expected) * 10**digits == rounded(found * 10**digits)
        )
    return expected == found


def _ranks(ranking: Ranking) -> dict[int, int]:
    ranks: dict[int, int] = {}
    for tier in ranking.tiers:
        place = len(ranks) + 1
        ranks |= dict.fromkeys(tier, place)
    return ranks


def compare(seed: int) -> Iterator[str]:
    """Yield what differs in one random event, a Swiss or a round robin, under both editions."""
    chance = Random(seed)
    all_rated = chance.random() < 0.8
    swiss = chance.random() < 0.75
    field = (swiss_field if swiss else round_robin_field)(chance, all_rated=all_rated)
    points = POINTS[seed % len(POINTS)]
    field = with_points(field, Scale.of(points))
    known: tuple[str, ...] = SWISS if swiss else ROUND_ROBIN
    if not field.final:
        # gacrux knows the maximum of a round robin by its number of rounds, so only at the end
        known = tuple(code for code in known if not code.startswith("KS"))
    for profile, start in EDITIONS.items():
        for codes in (known, FORFEITS_AS_GAMES):
            for line in differences(field, codes, profile, start):
                yield f"seed {seed}, {'swiss' if swiss else 'round robin'} {points}, {profile}: {line}"


def compare_played(seed: int, system: str) -> Iterator[str]:
    """Yield what differs in one event paired by a system, after its last round, under both editions."""
    field = _by_number(field_after(play(replace(thorough(4, 40, 9, system), checked=False), seed).tournament))
    known: tuple[str, ...] = ROUND_ROBIN if field.beforehand else SWISS
    for profile, start in EDITIONS.items():
        for codes in (known, FORFEITS_AS_GAMES):
            for line in differences(field, codes, profile, start):
                yield f"seed {seed}, {system}, {profile}: {line}"


def _by_number(field: Field) -> Field:
    """Return a field in which everybody's id is their pairing number, for gacrux knows no other."""
    new = {id_: ContestantId(card.number) for id_, card in field.cards.items()}

    def renamed(line: CardLine) -> CardLine:
        return line if line.opponent is None else replace(line, opponent=new[line.opponent])

    cards = {
        new[id_]: replace(card, id=new[id_], lines=tuple(map(renamed, card.lines))) for id_, card in field.cards.items()
    }
    return replace(field, cards=cards)


def main() -> int:
    """Compare, and print what differs."""
    parser = argparse.ArgumentParser(description="Tie-breaks held against gacrux on random events.")
    parser.add_argument("--events", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--system", default="", help="of the events, such as dutch-2026; default: pairs at random")
    options = parser.parse_args()
    found: Counter[str] = Counter()
    for seed in range(options.seed, options.seed + options.events):
        for line in compare_played(seed, options.system) if options.system else compare(seed):
            code = line.split(": ")[1]
            found[code] += 1
            if found[code] <= 3:
                sys.stdout.write(line + "\n")
    sys.stdout.write(f"{options.events} events, {sum(found.values())} differences {dict(found) or ''}\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
