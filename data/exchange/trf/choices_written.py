"""What a report tells of the choices of an event: 162 and XXS, 260, 250."""

# no words in this file: records
from __future__ import annotations

from collections.abc import Iterator

from core.event.tournament import Tournament
from core.systems.reported import ChoicesTold
from core.values.points import WIN, format_decimal


def choices_records(tournament: Tournament) -> Iterator[str]:
    """Yield them."""
    told = tournament.system.choices_told(tournament)
    if told.fide_mode_left is not None:
        yield f"### FIDE mode left before round {told.fide_mode_left}"
    yield from _points(told)
    yield from _apart(tournament, told)
    yield from _virtual(tournament, told)


def _points(told: ChoicesTold) -> Iterator[str]:
    scale, bye = told.scale, told.bye
    if scale.usual:
        if bye != WIN:
            yield _162({"W": scale.win, "D": scale.draw, "L": scale.loss, "P": bye})
        return
    yield _162({"W": scale.win, "D": scale.draw, "L": scale.loss, "A": scale.absence, "P": bye})
    further = {
        "FW": (scale.forfeit_win, scale.win),
        "FL": (scale.forfeit_loss, scale.absence),
        "FPB": (scale.full_bye, scale.win),
        "HPB": (scale.half_bye, scale.draw),
    }
    if told_ := [
        f"{code}={format_decimal(points)}" for code, (points, follows) in further.items() if points != follows
    ]:
        yield f"XXS {' '.join(told_)}"


def _162(values: dict[str, int]) -> str:
    return "162  " + "    ".join(f"{letter}{points / 2:4.1f}" for letter, points in values.items())


def _apart(tournament: Tournament, told: ChoicesTold) -> Iterator[str]:
    rounds, numbers = tournament.regulations.rounds, tournament.numbers
    for each in told.apart:
        here = sorted(numbers[id_] for id_ in each.players if id_ in numbers)
        if len(here) > 1:
            yield f"260 {each.first:3} {each.last or rounds:3}" + "".join(f" {number:4}" for number in here)


def _virtual(tournament: Tournament, told: ChoicesTold) -> Iterator[str]:
    for each in told.virtual:
        last = tournament.numbers[each.up_to]
        matches, games = (each.half_points / 2, 0) if tournament.of_teams else (0, each.half_points / 2)
        yield f"250 {matches:4.1f} {games:4.1f} {each.first:3} {each.last:3} {1:4} {last:4}"
