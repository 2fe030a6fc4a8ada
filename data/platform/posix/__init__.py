"""The side of Linux, macOS and other POSIX systems. Never imported on Windows."""
