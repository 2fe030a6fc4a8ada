"""What stands in each record, a file a subject: its columns, what reads it and what writes it; the table is above."""
