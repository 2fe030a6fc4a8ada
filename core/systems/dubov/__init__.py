"""The Dubov System of FIDE, in force since 1 February 2026 (C.04.4.1).

Players whose opponents were weak so far get opponents with high ratings. The bye is given first, nobody floats down,
and upfloaters are drawn up into a bracket.
"""
