"""What a report says of points: record 162 of TRF26, and XXS of JaVaFo for what 162 has no letter for."""
# no words in this file: records

from __future__ import annotations

from collections.abc import Iterator

from core.values.points import WIN, format_decimal
from core.values.scale import Scale


def point_records(scale: Scale, bye: int) -> Iterator[str]:
    """Yield the records where an event gives other points than 1, ½ and 0, or another bye of the pairing.

    `bye` is what that gives, in half points.

    >>> list(point_records(Scale.of("3-1-0 H=½"), 1))
    ['162  W 3.0    D 1.0    L 0.0    A 0.0    P 0.5', 'XXS HPB=0.5']
    >>> list(point_records(Scale(), 1)), list(point_records(Scale(), 2))
    (['162  W 1.0    D 0.5    L 0.0    P 0.5'], [])
    """
    if scale.usual:
        if bye != WIN:
            yield _162({"W": scale.win, "D": scale.draw, "L": scale.loss, "P": bye})
        return
    yield _162({"W": scale.win, "D": scale.draw, "L": scale.loss, "A": scale.absence, "P": bye})
    told = {
        "FW": (scale.forfeit_win, scale.win),
        "FL": (scale.forfeit_loss, scale.absence),
        "FPB": (scale.full_bye, scale.win),
        "HPB": (scale.half_bye, scale.draw),
    }
    if further := [f"{code}={format_decimal(points)}" for code, (points, follows) in told.items() if points != follows]:
        yield f"XXS {' '.join(further)}"


def _162(values: dict[str, int]) -> str:
    return "162  " + "    ".join(f"{letter}{points / 2:4.1f}" for letter, points in values.items())
