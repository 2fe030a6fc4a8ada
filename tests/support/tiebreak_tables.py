"""The crosstables of the worked examples S1 - S14 and of direct encounter, by their names."""

from __future__ import annotations

from tests.support.crosstable import Table


def _table(**rows: str) -> Table:
    """Cells between commas."""
    return {name: tuple(cell.strip() for cell in cells.split(",")) for name, cells in rows.items()}


S1 = _table(A="B1, C=, D1", B="A0, D1, C0", C="D=, A=, B1", D="C=, B0, A0")
S2 = _table(A="C1, B=, D1", B="D1, A=, E=", C="A0, E0, bye", D="B0, bye, A0", E="bye, C1, B=")
S3 = _table(A="B1, C=, D1", B="A0, D1, C0", C="+D, A=, B1", D="-C, B0, A0")
S6 = _table(
    A="D1, B=, C1, E1",
    B="E1, A=, D1, C=",
    C="F0, E1, A0, B=",
    D="A0, F=, B0, bye",
    E="B0, C0, bye, A0",
    F="C1, D=, out, out",
)
S7 = _table(A="B1, C=, +D, E1", B="A0, E0, bye, D=", C="D=, A=, E1, bye", D="C=, bye, -A, B=", E="bye, B1, C0, A0")
S8 = _table(A="B1, C=", B="A0, D1", C="post D, A=", D="post C, B0")
S9_RUNNING = _table(A="B1, C=, live D", B="A0, D1, C0", C="post D, A=, B1", D="post C, B0, live A")
S9_DECIDED = _table(A="B1, C=, D1", B="A0, D1, C0", C="post D, A=, B1", D="post C, B0, A0")
S10 = _table(A="-B, C=, D1", B="-A, D1, C0", C="D1, A=, B1", D="C0, B0, A0")
S11 = _table(A="C1, B=, E1", B="D=, A=, C1", C="A0, D1, B0", D="B=, C0, bye", E="bye, abs, A0")
S12 = _table(A="D1, +F, B=", B="E=, C1, A=", C="F0, B0, D1", D="A0, E=, C0", E="B=, D=, bye", F="C1, -A, out")
S13 = {name: cells[:2] for name, cells in S2.items()}
S14 = _table(A="bye, +B", B="C1, -A", C="B0, bye")

CYCLE = {"P": ("Q1", "S1", "R0"), "Q": ("P0", "R1", "S1"), "R": ("S1", "Q0", "P1"), "S": ("R0", "P0", "Q0")}
CYCLE_RATINGS = {"P": 2000, "Q": 1900, "R": 1800, "S": 1700}
O9 = {
    "A": ("D1", "B=", "C="),
    "B": ("E1", "A=", "F1"),
    "C": ("F1", "D1", "A="),
    "D": ("A0", "C0", "E="),
    "E": ("B0", "F=", "D="),
    "F": ("C0", "E=", "B0"),
}
O9_RATINGS = {"A": 2000, "B": 1950, "C": 1900, "D": 1850, "E": 1800, "F": 1750}
O11 = {"X": ("Y=", "-Z", "abs"), "Y": ("X=", "abs", "-Z"), "Z": ("abs", "+X", "+Y")}
O12 = {
    "A": ("B1", "C1", "abs"),
    "B": ("A0", "D1", "C="),
    "C": ("D1", "A0", "B="),
    "D": ("C0", "B0", "abs"),
}
SURE = {
    "A": ("B=", "C1", "D1"),
    "B": ("A=", "D1", "C="),
    "C": ("abs", "A0", "B="),
    "D": ("abs", "B0", "A0"),
}
O13_RATINGS = {"A": 2000, "B": 1800, "C": 1900, "E": 1700}
