"""What a federation sends back: its demands as a table of data, and an event held against them."""
