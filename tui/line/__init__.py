"""Line mode: the commands of the screens without a screen, one fact a line."""
