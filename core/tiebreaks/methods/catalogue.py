"""The table of methods: each is one row made in one module, found here by its code."""

from __future__ import annotations

from collections.abc import Mapping

from paircard.core.tiebreaks.methods.averages import AVERAGE_BUCHHOLZ, AVERAGE_PERFECT_PERFORMANCE, AVERAGE_PERFORMANCE
from paircard.core.tiebreaks.methods.buchholz import BUCHHOLZ, FORE_BUCHHOLZ, SSF_BUCHHOLZ
from paircard.core.tiebreaks.methods.counts import BLACK, BLACK_WON, ELECTED, GAMES_ELECTED, WIN_POINTS, WON
from paircard.core.tiebreaks.methods.direct_encounter import DIRECT_ENCOUNTER
from paircard.core.tiebreaks.methods.external import EXTERNAL
from paircard.core.tiebreaks.methods.koya import KOYA
from paircard.core.tiebreaks.methods.lots import LOTS
from paircard.core.tiebreaks.methods.own import KEIZER
from paircard.core.tiebreaks.methods.performance import LINEAR_PERFORMANCE, PTP, RUZ, TPR
from paircard.core.tiebreaks.methods.plain import POINTS, RATING, STANDARD_POINTS, START_NUMBER
from paircard.core.tiebreaks.methods.progressive import PROGRESSIVE
from paircard.core.tiebreaks.methods.ratings import AVERAGE_RATING
from paircard.core.tiebreaks.methods.sonneborn_berger import SONNEBORN_BERGER
from paircard.core.tiebreaks.tie_break import Method

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
        KEIZER,
        EXTERNAL,
    )
}
