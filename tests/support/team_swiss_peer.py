"""The rounds that gacrux, FIDE's reference code, pairs by the team rules of 2026."""

from __future__ import annotations

from contextlib import redirect_stdout
from io import StringIO
from typing import Any


def by_gacrux(report: str, number: int) -> list[tuple[int, int]] | None:
    """Return the pairs of a round, White first, sorted, 0 for the bye; None where there is no complete pairing."""
    from gacrux.gacruxexeptions import GacruxNoLegalPairing
    from gacrux.pairingfideteam import pairing_fideteam
    from gacrux.trf2json import trf2json

    with redirect_stdout(StringIO()):
        read = trf2json()
        read.parse_file(report, 0)
        tournament = read.get_tournament(1)
        options: dict[str, Any] = {"experimental": [], "verbose": 0, "methodList": tournament["pairingSystem"]}
        try:
            brackets = pairing_fideteam(tournament, number, options).compute_pairing(False, 0)
        except GacruxNoLegalPairing:
            return None
    return sorted((pair["w"], pair["b"]) for bracket in brackets for pair in bracket["pairs"])
