"""Files that come in and go out: lists of entrants, reports of whole events."""
