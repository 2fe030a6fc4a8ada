"""The FIDE Swiss System based on rating (C.04.1, text of 1992 - 1998), article by article."""
