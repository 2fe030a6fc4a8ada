"""The Burstein System of FIDE, in force since 1 February 2026 (C.04.4.2).

The first rounds are Dutch ones and seed everybody; from then on, of equal scores, who has had the strongest opponents
meets who has had the weakest. The bye is given first, and players float down.
"""
