"""The sliding system (B.VI A5): boards in a row, and after every round everybody moves on by one seat."""
