"""The Lim System of FIDE, in force since 1 February 2026 (C.04.4.3), as this program reads it.

A procedure for hands: every choice is the first in an order. From the top down to just above the median, from the
bottom up to just below it, the median last; who finds nobody floats towards it.

`procedure` is the round, `floaters` Article 3, `scrutiny` Article 4 with the second look for colours (5.2). It is told
as it goes (`narrator`), and what was passed over is kept (`outcome`), so that an explanation reads what happened.
"""
