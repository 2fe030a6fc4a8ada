"""What argparse says to people, in every Python from 3.11 to 3.14: its messages are looked up in our catalogues.

Fields are written `%(name)s` there. What only a programmer can meet is left out.
"""

from __future__ import annotations

MESSAGES = (
    "usage: ",
    "%(heading)s:",
    "positional arguments",
    "options",
    "show this help message and exit",
    "show program's version number and exit",
    "%(prog)s: error: %(message)s\n",
    "argument %(argument_name)s: %(message)s",
    "the following arguments are required: %s",
    "one of the arguments %s is required",
    "unrecognized arguments: %s",
    "not allowed with argument %s",
    "ambiguous option: %(option)s could match %(matches)s",
    "ignored explicit argument %r",
    "unexpected option string: %s",
    "expected one argument",
    "expected at most one argument",
    "expected at least one argument",
    "invalid %(type)s value: %(value)r",
    "invalid choice: %(value)r (choose from %(choices)s)",
    "invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)",
    "unknown parser %(parser_name)r (choices: %(choices)s)",
)
COUNTED = (("expected %s argument", "expected %s arguments"),)
"""One, and many."""
