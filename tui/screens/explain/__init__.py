"""The explanation of a round: its brackets as they were paired, and why."""
