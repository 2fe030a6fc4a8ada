"""What is seen: the command line and the terminal screens."""
