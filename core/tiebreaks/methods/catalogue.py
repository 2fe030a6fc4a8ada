"""The table of methods: each is one row made in one module, found here by its code."""

from __future__ import annotations

from collections.abc import Mapping

from core.tiebreaks.methods.averages import AVERAGE_BUCHHOLZ, AVERAGE_PERFECT_PERFORMANCE, AVERAGE_PERFORMANCE
from core.tiebreaks.methods.buchholz import BUCHHOLZ, FORE_BUCHHOLZ, SSF_BUCHHOLZ
from core.tiebreaks.methods.counts import BLACK, BLACK_WON, ELECTED, GAMES_ELECTED, WIN_POINTS, WON
from core.tiebreaks.methods.direct_encounter import DIRECT_ENCOUNTER
from core.tiebreaks.methods.external import EXTERNAL
from core.tiebreaks.methods.koya import KOYA
from core.tiebreaks.methods.lots import LOTS
from core.tiebreaks.methods.performance import LINEAR_PERFORMANCE, PTP, RUZ, TPR
from core.tiebreaks.methods.plain import POINTS, RATING, STANDARD_POINTS, START_NUMBER
from core.tiebreaks.methods.progressive import PROGRESSIVE
from core.tiebreaks.methods.ratings import AVERAGE_RATING
from core.tiebreaks.methods.sonneborn_berger import SONNEBORN_BERGER
from core.tiebreaks.tie_break import Method

METHODS: Mapping[str, Method] = {
    method.code: method
    for method in (
        DIRECT_ENCOUNTER,
        BUCHHOLZ,
        SSF_BUCHHOLZ,
        SONNEBORN_BERGER,
        PROGRESSIVE,
        WON,
        WIN_POINTS,
        BLACK,
        BLACK_WON,
        ELECTED,
        GAMES_ELECTED,
        KOYA,
        AVERAGE_RATING,
        TPR,
        PTP,
        LINEAR_PERFORMANCE,
        RUZ,
        AVERAGE_BUCHHOLZ,
        AVERAGE_PERFORMANCE,
        AVERAGE_PERFECT_PERFORMANCE,
        FORE_BUCHHOLZ,
        POINTS,
        STANDARD_POINTS,
        START_NUMBER,
        RATING,
        LOTS,
        EXTERNAL,
    )
}
