"""The journal on disk: one durable write a command, its log, its backups, its lock."""
