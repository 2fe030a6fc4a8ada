"""What an event of teams may choose, and the law of teams (B.VI E2, F4).

Who may play on which board, how often, and when a team may start.
"""
