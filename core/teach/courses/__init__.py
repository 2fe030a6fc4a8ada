"""Courses: one event from round 1 to the final table, every round to be paired by the student."""
