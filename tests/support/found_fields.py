"""What `python -m tests.support.adversary` has found: structures that were slow to pair, by the system that was."""

from __future__ import annotations

from tests.support.structures import Structure

FOUND: tuple[tuple[str, Structure], ...] = (
    (
        "swiss-1998",
        Structure(
            groups=(254, 31),
            colours=(("BW",), ("WB", "WBB", "WBB")),
            floats=(("DD",), ("U-", "D-"), ("--", "--")),
            classes=(5,),
            blocks=True,
            met_inside=97,
            met_across=10,
            barred=10,
            seed=743,
        ),
    ),
    (
        "dutch-2026",
        Structure(
            groups=(207, 65),
            colours=(("BW",), ("WB", "WBB", "WBB")),
            floats=(("DD",), ("U-", "D-"), ("--", "--")),
            classes=(5, 4),
            blocks=False,
            met_inside=97,
            met_across=10,
            barred=10,
            seed=743,
        ),
    ),
    (
        "dubov-2026",
        Structure(
            groups=(254, 31),
            colours=(("BW",), ("WB", "WBB", "WBB")),
            floats=(("DD",), ("--", "UD"), ("-D",)),
            classes=(5, 4),
            blocks=False,
            met_inside=97,
            met_across=10,
            barred=97,
            seed=743,
        ),
    ),
    (
        "team-swiss-2026",
        Structure(
            groups=(254, 31),
            colours=(("BW",), ("WB", "WBB", "WBB")),
            floats=(("DD",), ("U-", "D-"), ("--", "--")),
            classes=(5,),
            blocks=True,
            met_inside=97,
            met_across=10,
            barred=97,
            seed=743,
        ),
    ),
    (
        "swiss-1998",
        Structure(
            groups=(39, 9, 2),
            colours=(("BWBB", "WBWW", "BWBW"), ("WW", "WW", "BWBB")),
            floats=(("-U", "D-", "UD"), ("UD",)),
            classes=(5, 3),
            blocks=True,
            met_inside=0,
            met_across=97,
            barred=50,
            seed=608,
        ),
    ),
    (
        "dutch-2026",
        Structure(
            groups=(4, 1, 12, 8, 2, 2, 8, 5, 1, 2, 3, 2),
            colours=(("BWBW",), ("BWBB", "BWBB")),
            floats=(("-U", "D-", "UD"), ("UD",)),
            classes=(2, 5),
            blocks=True,
            met_inside=0,
            met_across=97,
            barred=50,
            seed=303,
        ),
    ),
)
