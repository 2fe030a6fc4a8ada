"""Random walks through events of every system: what is accepted can be read again, and every room can be shown."""
