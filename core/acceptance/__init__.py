"""What FIDE asks of a program that pairs rated events: the tree of questions, the answers of this one, and the walk."""
