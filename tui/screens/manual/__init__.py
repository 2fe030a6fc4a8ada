"""The manual: the pages of the program about itself."""
