"""Explanation by decision: what every bracket reached, what it lacked before, and why each opponent was chosen."""
