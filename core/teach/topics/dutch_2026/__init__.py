"""The FIDE (Dutch) System of February 2026: what of its questions, exams, courses and lessons is its own."""
