"""What the commands of rooms are, where they act, and how they are found: keys, help, palette."""
