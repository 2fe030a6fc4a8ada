"""Title norms (B.01): judged from the games as they stand, and foretold while an event is played."""
