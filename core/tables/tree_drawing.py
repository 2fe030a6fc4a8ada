"""Where the matches of a tree stand, line by line: the same on a screen, on paper and on a page."""


def lines_of(at: int, level: int) -> tuple[int, int]:
    """Return the two lines of a node: each stands where the node before it has its middle.

    >>> lines_of(0, 0), lines_of(1, 0), lines_of(0, 1)
    ((0, 2), (4, 6), (1, 5))
    """
    step = 2 << level
    first = (step >> 1) - 1 + at * 2 * step
    return first, first + step
