"""The line to the terminal: only what changes on the screen is sent over it."""
