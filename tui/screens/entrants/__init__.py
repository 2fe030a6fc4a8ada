"""Entrants: who plays, who is away, who comes late."""
