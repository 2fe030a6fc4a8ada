"""Pairings and results of every round: the screen an arbiter lives in."""
