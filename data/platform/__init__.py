"""The operating system: what POSIX and Windows do differently, behind the same verbs.

Nobody else imports what only one of them has. A subject (`files`, `locks`, `rights`, `leaving`, `terminal`,
`processes`, `disks`, `names`, `folders`) is a file here, which takes its verbs from the file of that name in `posix/`
or in `windows/`. Where macOS does otherwise than Linux, a branch in `posix/` says so.
"""
