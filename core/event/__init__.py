"""The event: what is known of it, how it came about, and the journal that keeps both."""
