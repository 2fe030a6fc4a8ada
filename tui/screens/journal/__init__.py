"""The journal: who did what, when and why, and the way back to any moment."""
