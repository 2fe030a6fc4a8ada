"""A match of two players (B.VI E1): a number of games, or first to points or wins, each game a round."""
