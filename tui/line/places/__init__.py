"""The screens without their cells: each says where one is, and tells its content line by line."""
