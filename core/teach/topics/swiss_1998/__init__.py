"""The FIDE Swiss of 1992 - 1998: what of its questions, exams, courses and lessons is its own."""
