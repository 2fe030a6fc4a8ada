"""What teaching keeps and reads: a student's progress, the curated lessons, and the papers of an exam."""
