"""The score groups of the next round, live, and the pairing as it would come out now."""
