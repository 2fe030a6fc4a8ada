"""The program with one open event: what commands ask of it, and what may become of its file."""
