"""The program under a Windows Python, where there is no Windows: Wine runs it.

`python -m tests.support.windows` makes that Python in a cache folder and tries there what a person does on a laptop in
the hall. Wine is no Windows: `paircard manual developer` says what it cannot show.
"""
