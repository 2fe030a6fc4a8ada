"""What asks a question before something happens."""
