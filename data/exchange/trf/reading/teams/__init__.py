"""Events of teams: their records compared, the matches that the games tell, and the facts."""
