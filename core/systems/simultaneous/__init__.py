"""Simultaneous display (B.VI H): one player against many, each on a board of their own."""
