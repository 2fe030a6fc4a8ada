"""What is counted, a row each; `catalogue.py` is the table of them."""
