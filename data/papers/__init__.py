"""Papers on their way out: drawn as text or HTML, and written to files."""
