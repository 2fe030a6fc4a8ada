"""What every Swiss shares: the frame into which a book of rules puts what is its own."""
