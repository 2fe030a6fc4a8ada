"""What a system is called where title norms are judged: FIDE asks for one of a few formats (B.01 1.4.2e)."""

from __future__ import annotations

from enum import StrEnum


class Format(StrEnum):
    """How an event is played, as far as title norms ask (B.01 1.4.2e)."""

    SWISS = "swiss"  # no words: keys
    ROUND_ROBIN = "rr"
    DOUBLE_ROUND_ROBIN = "drr"
    KNOCKOUT = "knockout"
    SCHEVENINGEN = "scheveningen"
    TEAMS_ROUND_ROBIN = "team-rr"
    """Pairings known beforehand, but not everybody meets everybody."""
    OTHER = "other"

    @property
    def usual(self) -> bool:
        """Whether nobody need be asked before (1.4.2e)."""
        return self not in (Format.SCHEVENINGEN, Format.OTHER)

    @property
    def fixed(self) -> bool:
        """Whether the pairings are known beforehand, so that all rounds count (1.4.1e, ruling N34)."""
        return self in (*EVERYBODY, Format.SCHEVENINGEN, Format.TEAMS_ROUND_ROBIN)


EVERYBODY = (Format.ROUND_ROBIN, Format.DOUBLE_ROUND_ROBIN)
"""Everybody meets everybody."""
