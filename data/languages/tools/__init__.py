"""What translators need: the sentences of the program collected, brought into the catalogues, and compiled."""
