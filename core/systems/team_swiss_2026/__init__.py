"""The Swiss Team Pairing System of FIDE, in force since 1 February 2026 (C.04.6).

It is not the Dutch system with teams in place of players: no S1 and S2, nobody floats down, upfloaters are drawn up
into a bracket, and colours never keep two teams apart.
"""
