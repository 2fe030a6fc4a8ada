"""The other programs: one file each, and `catalogue.py` the list of them."""
