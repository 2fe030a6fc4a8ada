"""What collects the sentences of the program for translators, and brings them into the catalogues."""
