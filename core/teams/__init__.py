"""The law of teams (B.VI E2, F4): who may play on which board, how often, and when a team may start."""
