"""What is kept and exchanged: the journal's file, its backups, and the files that come in."""
