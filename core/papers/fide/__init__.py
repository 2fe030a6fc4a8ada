"""FIDE's forms, in English whatever is spoken: that is the language in which FIDE takes them."""
