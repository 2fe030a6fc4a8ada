"""From an event to its report: the whole file, for whom it is written, and what it cannot tell."""
