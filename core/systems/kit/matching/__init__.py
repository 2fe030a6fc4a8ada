"""Matchings, for every system that asks who can be paired with whom."""
