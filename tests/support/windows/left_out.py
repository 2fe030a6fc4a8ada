"""What of the tests of the storage is not run by a Windows Python under Wine, and why."""

from __future__ import annotations

FORKS = "kills forks of itself, and Windows knows no fork: the part `kills` ends processes instead"
TERMINALS = "needs a terminal of POSIX"
MODES = "is about owner, group and mode, which files have on POSIX"
PIPES = "is about pipes and sockets among the files"
LINKS = "Wine makes no symbolic links"
FOLDERS = "is about the flush of a folder: Windows has none, its move writes through"
HELD = "a file that somebody has open keeps its name on Windows"
WORDS = "expects the programs of POSIX: lpr, less"
LONG = "tries every byte, which takes minutes under Wine and asks the system nothing"

FILES = {
    "test_fuzz.py": "limits the memory of forks",
    "test_kill.py": FORKS,
    "test_power_cut.py": FOLDERS,
    "test_pty_harness.py": TERMINALS,
    "test_remains.py": FORKS,
    "test_sharing.py": MODES,
    "test_swaps.py": FORKS,
    "test_torture.py": FORKS,
    "test_warm.py": TERMINALS,
}
"""Whole files of `tests/storage`."""

TESTS = {
    "test_backups.py::test_copy_is_durable_before_it_has_its_name": FOLDERS,
    "test_backups.py::test_folder_is_open_to_those_who_may_read_the_event": MODES,
    "test_backups.py::test_link_in_the_way_is_stepped_around": LINKS,
    "test_crafted.py::test_links_in_a_circle": LINKS,
    "test_crash.py::test_read_only_folder_is_told_and_not_touched": MODES,
    "test_lock.py::test_mode_is_that_of_the_event": MODES,
    "test_lock.py::test_symbolic_link_is_refused": LINKS,
    "test_lock.py::test_who_waited_on_a_file_that_was_taken_away_waits_anew": HELD,
    "test_logbook.py::test_every_flipped_byte_is_seen": LONG,
    "test_logbook.py::test_new_log_has_the_mode_of_the_event": MODES,
    "test_logbook.py::test_symbolic_link_is_not_followed": LINKS,
    "test_odd_neighbours.py::test_among_the_backups": PIPES,
    "test_odd_neighbours.py::test_as_the_event_itself": PIPES,
    "test_odd_neighbours.py::test_in_place_of_the_backups": PIPES,
    "test_odd_neighbours.py::test_settings_and_state": PIPES,
    "test_replaced.py::test_a_place_taken_by_something_odd_is_not_used": PIPES,
    "test_replaced.py::test_nothing_is_stored_in_a_replaced_file[pipe]": PIPES,
    "test_replaced.py::test_what_tells_nothing_is_passed_over": PIPES,
    "test_replaced.py::test_what_was_known_can_be_written_back[pipe]": PIPES,
    "test_sealed_storage.py::test_folder_pipe_and_forbidden_file_are_told_apart": PIPES,
    "test_sealed_storage.py::test_link_that_appears_at_the_last_moment_is_not_followed": LINKS,
    "test_sealed_storage.py::test_new_files_are_for_their_owner_and_old_ones_keep_their_mode": MODES,
    "test_sealed_storage.py::test_order_of_calls_is_the_one_that_survives_a_power_cut": FOLDERS,
    "test_sealed_storage.py::test_symbolic_link_in_the_way_is_refused_and_its_target_spared": LINKS,
    "test_settings.py::test_the_pager": WORDS,
    "test_settings.py::test_what_others_wrote_stays": WORDS,
    "test_settings.py::test_without_a_file_the_defaults_hold": WORDS,
    "test_store.py::test_link_to_an_event_is_the_event": LINKS,
    "test_store.py::test_write_that_is_not_confirmed_says_so": FOLDERS,
}
"""Single tests, all their cases where none is named."""
