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
    (
        "swiss-1998",
        Structure(
            groups=(141, 109, 7),
            colours=(("BB", "WB", "WBB"), ("BWW", "BWBW")),
            floats=(("--", "UD", "UD"), ("U-",), ("U-",)),
            classes=(4, 2, 4, 5),
            blocks=True,
            met_inside=97,
            met_across=0,
            barred=0,
            seed=651,
        ),
    ),
    (
        "dutch-2026",
        Structure(
            groups=(8, 14, 9, 2, 14, 2, 24, 8, 14, 1, 2, 58, 47, 26, 3, 7, 6, 17, 2, 2),
            colours=(("BB", "WB", "WBB"), ("BWW", "BWBW")),
            floats=(("-U",), ("-U", "--")),
            classes=(1, 4, 4),
            blocks=False,
            met_inside=0,
            met_across=0,
            barred=0,
            seed=510,
        ),
    ),
    (
        "dubov-2026",
        Structure(
            groups=(37, 37, 37, 36, 36),
            colours=(("WBB",), ("BWW", "BWBW"), ("BW",)),
            floats=(("--",),),
            classes=(1, 1),
            blocks=False,
            met_inside=0,
            met_across=100,
            barred=90,
            seed=563,
        ),
    ),
    (
        "team-swiss-2026",
        Structure(
            groups=(203, 19),
            colours=(("BWW",), ("WW",), ("WBWB",)),
            floats=(("DD",),),
            classes=(1, 4, 1, 2),
            blocks=True,
            met_inside=97,
            met_across=0,
            barred=0,
            seed=322,
        ),
    ),
    (
        "burstein-2026",
        Structure(
            groups=(90, 89, 92),
            colours=(("WB",), ("WW",), ("BW",)),
            floats=(("-D", "UD", "-D"), ("-D", "-U"), ("-U",)),
            classes=(4, 3, 5),
            blocks=True,
            met_inside=97,
            met_across=0,
            barred=0,
            seed=826,
        ),
    ),
    (
        "double-swiss-2026",
        Structure(
            groups=(8, 14, 9, 2, 14, 2, 24, 8, 14, 1, 2, 58, 47, 26, 3, 7, 5, 17, 2, 2),
            colours=(("BB",),),
            floats=(("-U", "U-", "UD"), ("U-",)),
            classes=(1, 4, 1, 2),
            blocks=True,
            met_inside=97,
            met_across=0,
            barred=0,
            seed=322,
        ),
    ),
)

NOT_ENDED: tuple[tuple[str, Structure], ...] = (
    (
        "swiss-1998",
        Structure(
            groups=(141, 109, 7),
            colours=(("BB", "WB", "WBB"), ("BWW", "BWBW")),
            floats=(("--", "UD", "UD"), ("U-",), ("U-",)),
            classes=(4, 2, 4, 5),
            blocks=True,
            met_inside=97,
            met_across=0,
            barred=90,
            seed=651,
        ),
    ),
)
"""Not paired after five minutes: of 156 players another set of eight has to go down to the seven of the lowest bracket
(C13), two of whom meet each other there, and the search offers such sets one by one. Escape stops it."""
