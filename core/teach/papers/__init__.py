"""Papers: the blocks that sheets are made of, set as text or HTML; what is filled in by hand, cards on the desk."""
