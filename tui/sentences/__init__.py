"""What is said of an event outside its tables: entries of the journal, files, stages, times."""
