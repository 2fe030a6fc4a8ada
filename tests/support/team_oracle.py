"""Team tie-breaks by gacrux, FIDE's reference code for C.07, held against ours on random team events.

Run from the checkout: `python -m tests.support.team_oracle [--events 300]`. Ends with 1 if anything differs.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from decimal import Decimal
from fractions import Fraction
from random import Random
from typing import Any

from paircard.core.event.card import CardLine, Kind
from paircard.core.tiebreaks import METHODS, TieBreak, parse
from paircard.core.tiebreaks.field import Score
from paircard.core.tiebreaks.methods.teams import TEAM_METHODS
from paircard.core.tiebreaks.ranking import Ranking, rank
from paircard.core.tiebreaks.team_field import TeamEvent, TeamMatch
from tests.support.oracle import EDITIONS, Scores, same
from tests.support.random_teams import team_event, with_match_points

VALUES = (
    *("MPVGP", "PTS:MP", "PTS:GP", "BH", "BH:MP/C1", "BH:GP", "BH:GP/C1", "BH/M1", "SB:MP", "SB:GP", "SB:GP/C1"),
    *("EMMSB", "EMGSB", "EGMSB", "EGGSB", "EMMSB/C1", "EMGSB/C1", "EGMSB/C1", "EGGSB/C1", "EMGSB/C2"),
    *("SSSC/K3", "SSSC:GP/K3", "PS:MP", "PS:GP/C1", "WIN:MP", "WON:MP", "WIN:GP", "WON:GP", "BPG:GP", "BWG:GP"),
    *("REP:MP", "REP:GP", "STD:MP", "STD:GP", "ARO", "TPR", "TPN"),
    "AOB:GP",
    # last: gacrux remembers what it found for Fore Buchholz and uses it for all that follow
    *("FB:MP", "FB:MP/C1"),
)
"""Those that give everybody a value of their own."""
LISTS = (
    *(("MPVGP", "BC"), ("MPVGP", "TBR"), ("MPVGP", "BBE"), ("TBR",), ("BBE",), ("DE:MP",), ("DE:GP",)),
    *(("EDE",), ("EDEBT",), ("EDEBB",), ("EDET",), ("EDEB",), ("MPVGP", "EDEBT"), ("SSSC",)),
)
"""Those that separate who is tied: compared by the order they make."""
_WHOLE = {Kind.BYE: "P", Kind.HALF_BYE: "H", Kind.ABSENT: "Z", Kind.FREE: "Z"}
_LETTERS = {2: "W", 1: "D", 0: "L"}
_MATCHES = ((2, 1, 0), (2, 1, 0), (3, 1, 0), (4, 2, 1))
"""What matches give in random events."""
_LOSS = {win: loss for win, _, loss in _MATCHES}


def by_gacrux(event: TeamEvent, codes: Sequence[str], start: str) -> Scores:
    """Return the values and ranks that gacrux calculates."""
    from gacrux.scoresystem import scoresystem
    from gacrux.tiebreak import tiebreak

    system = scoresystem().default_score
    system["match"] |= {"P": "W", "W": Decimal(event.win), "D": Decimal(event.draw), "L": Decimal(_LOSS[event.win])}
    games: list[dict[str, Any]] = []
    matches = list(_matches(event, games))
    tournament = {
        "tournamentType": "Round robin" if event.beforehand else "Swiss",
        "tournamentInfo": {"startDate": start},
        "numRounds": event.rounds,
        "currentRound": event.after,
        "teamTournament": True,
        "teamSize": event.boards,
        "scoreSystem": {**system, "primary": "match" if event.primary is Score.MATCH else "game"},
        "competitors": [
            {
                "cid": id_,
                "rank": 0,
                "teamId": id_,
                "rating": {"rating": sheet.entrant.rating},
                "random": id_,
                "cplayers": [{"cid": 100 * id_ + board, "teamId": id_} for board in range(1, event.boards + 1)],
            }
            for id_, sheet in event.sheets.items()
        ],
        "gameList": games,
        "matchList": matches,
    }
    params = {
        "tiebreak": [f"PTS:{event.primary.value}", *codes],
        "check": False,
        "pre_determined": event.beforehand,
        "swiss": not event.beforehand,
        "unrated": None,
    }
    answer = tiebreak(tournament, event.after, params).compute_tiebreaks(tournament, params)
    return {each["cid"]: (each["tiebreakScore"][1:], each["rank"]) for each in answer["competitors"]}


def _matches(event: TeamEvent, games: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for id_, sheet in event.sheets.items():
        for match in sheet.matches:
            if match.opponent is None:
                yield {
                    "round": match.round,
                    "white": {"cid": id_, "result": _WHOLE[match.kind]},
                    "played": match.kind is Kind.BYE,
                    "games": [],
                }
            elif id_ < match.opponent:
                other = event.sheets[match.opponent].matches[match.round - 1]
                assert other.round == match.round
                mine = [
                    _game(id_, match.opponent, one, two) for one, two in zip(match.boards, other.boards, strict=True)
                ]
                for game in mine:
                    game["id"] = len(games) + 1
                    games.append(game)
                yield {
                    "round": match.round,
                    "white": {"cid": id_, "result": _letter(event, match)},
                    "black": {"cid": match.opponent, "result": _letter(event, other)},
                    "played": match.kind is Kind.PLAYED,
                    "games": [game["id"] for game in mine],
                }


def _letter(event: TeamEvent, match: TeamMatch) -> str:
    given = {event.win: "W", event.draw: "D"}.get(match.match_points, "L")
    return given if match.kind is Kind.PLAYED or match.match_points else "Z"


def _game(id_: int, opponent: int, one: CardLine, two: CardLine) -> dict[str, Any]:
    sides = [(100 * id_ + one.game, one), (100 * opponent + two.game, two)]
    if one.colour == "B":
        sides.reverse()
    named = dict(
        zip(("white", "black"), ({"cid": player, "result": _result(line)} for player, line in sides), strict=True)
    )
    return {"round": one.round, "board": one.game, "played": one.kind is Kind.PLAYED, **named}


def _result(line: CardLine) -> str:
    return _LETTERS[line.half_points] if line.kind is Kind.PLAYED or line.half_points else "Z"


# --- the comparison --------------------------------------------------------------------------------------


def tie_breaks(codes: Sequence[str], profile: str) -> tuple[TieBreak, ...]:
    """Parse one by one: an event may not have so many."""
    by_profile = {code for code, method in {**METHODS, **TEAM_METHODS}.items() if method.by_profile}
    return tuple(
        parse((f"{code}@{profile}" if code.partition("/")[0].partition(":")[0] in by_profile else code,), teams=True)[0]
        for code in codes
    )


def differences(event: TeamEvent, codes: Sequence[str], profile: str, start: str) -> Iterator[str]:
    """Yield every value, where everybody has one, and every rank in which the two differ."""
    known = tie_breaks(codes, profile)
    ours = rank(event.field, event.sheets, known)
    theirs = by_gacrux(event, codes, start)
    for at, tie_break in enumerate(known):
        if tie_break.method.tied_only:
            continue
        for id_ in event.sheets:
            value = ours.figures[id_][at].value
            found = None if value is None else Fraction(value) / tie_break.method.parts
            expected = theirs[id_][0][at]
            if not same(expected, found):
                yield f"{codes[at]}: team {id_} has {found}, gacrux {expected}"
    ranks = _ranks(ours)
    for id_ in event.sheets:
        if ranks[id_] != theirs[id_][1]:
            yield f"{codes[-1]}: rank of team {id_} is {ranks[id_]}, gacrux {theirs[id_][1]}"


def _ranks(ranking: Ranking) -> dict[int, int]:
    ranks: dict[int, int] = {}
    for tier in ranking.tiers:
        ranks |= dict.fromkeys(tier, len(ranks) + 1)
    return ranks


def compare(seed: int) -> Iterator[str]:
    """Yield what differs in one random event, a Swiss or a round robin, under both editions."""
    chance = Random(seed)
    swiss = chance.random() < 0.7
    event = with_match_points(team_event(chance, swiss=swiss), *_MATCHES[seed % len(_MATCHES)])
    for profile, start in EDITIONS.items():
        for codes in (VALUES, *LISTS):
            if codes == ("SSSC",) and event.after * event.field.win < event.field.other.win:
                continue  # it would divide by nothing
            for line in differences(event, codes, profile, start):
                yield f"seed {seed}, {'swiss' if swiss else 'round robin'}, {profile}: {line}"


def main() -> int:
    """Compare, and print what differs."""
    parser = argparse.ArgumentParser(description="Team tie-breaks held against gacrux on random events.")
    parser.add_argument("--events", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    found: Counter[str] = Counter()
    for seed in range(options.seed, options.seed + options.events):
        for line in compare(seed):
            code = line.split(": ")[1]
            found[code] += 1
            if found[code] <= 2:
                sys.stdout.write(line + "\n")
    sys.stdout.write(f"{options.events} events, {sum(found.values())} differences {dict(found) or ''}\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
