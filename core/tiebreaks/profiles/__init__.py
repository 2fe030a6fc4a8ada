"""The table of profiles: each is one class, found here by the key that a code bears after its `@`."""

from __future__ import annotations

from collections.abc import Mapping

from paircard.core.tiebreaks.profiles.base import Profile, Share
from paircard.core.tiebreaks.profiles.c07 import C07Edition2024, C07Edition2026
from paircard.core.tiebreaks.profiles.fide import Fide1998, Fide2009
from paircard.core.tiebreaks.profiles.sp98 import Sp98
from paircard.core.tiebreaks.profiles.ssf import Ssf

PROFILES: Mapping[str, Profile] = {
    profile.key: profile for profile in (Fide1998(), Fide2009(), Ssf(), C07Edition2024(), C07Edition2026(), Sp98())
}
DEFAULT: Profile = PROFILES["fide1998"]
"""B1: the profile of the event's year."""

__all__ = ["DEFAULT", "PROFILES", "Profile", "Share"]  # no words: names of classes
