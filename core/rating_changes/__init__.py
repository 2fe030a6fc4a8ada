"""What a rating gains or loses by games: FIDE's regulations (B.02) as steps, game by game, each with its article."""
