"""The rules viewer: every article and ruling, what it is related to, and where it decides."""
