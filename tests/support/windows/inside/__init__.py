"""What is run by the Windows Python itself."""
