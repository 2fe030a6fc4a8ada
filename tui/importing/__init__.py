"""Files that come in: reports and lists of entrants, read, asked about, and written as an event."""
