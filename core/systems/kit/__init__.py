"""What systems share: a part moves here when a second one, or somebody who is no system, needs it."""
