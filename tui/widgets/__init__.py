"""Pieces that several screens show."""
