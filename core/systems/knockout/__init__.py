"""Knock-out (B.VI D): the loser is out."""
