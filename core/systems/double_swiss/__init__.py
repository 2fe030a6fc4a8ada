"""The FIDE Double-Swiss System (C.04.5), in force since February 2026: every round is a match of two games.

It is the team system with players for teams and without colours in the pairing: what both share stands in
`swiss.drawn_up.by_identifier`, and what is only of this book here.
"""
