"""Papers of an event of teams."""
