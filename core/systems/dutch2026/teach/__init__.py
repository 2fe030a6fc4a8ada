"""What questions about a round ask of it, beyond its explanation."""
