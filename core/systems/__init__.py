"""The systems by which rounds are made: one package each, one row each in `catalogue`."""
