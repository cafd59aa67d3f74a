"""The fault simulator: page, servers, disk and clock in one process, from one seed.

====================  ================================================================
`simulation`          one run: what happens, what is asked, what must come of it
`choices`             what the tabs do next
`requests`            what all requests have in common
`game_requests`       requests about games
`campaign_requests`   requests about campaigns
`bin_requests`        requests about the bin
`backup_requests`     going back to a backup
`other_requests`      requests about puzzles and settings
`model`               what the page was told, played in memory
`stored`              what is in the saves
`checks`              compares the two
`backups`             compares new backups with the saves
`bin_check`           what is in the bin, and how long
`damage`              bit rot, and what a start makes of it
`statistics_check`    counts the statistics once more
`servers`             starts, stops and kills servers
`old_files`           saves of earlier versions, to be migrated
`world`               clock and chance
`disk`                what is written, what a power cut leaves of it, what goes wrong
`vfs`                 puts the disk under SQLite
`sqlite_library`      SQLite's own structures and functions
`trace`               everything that happened, and its hash
====================  ================================================================

`tools/fault_simulator.py` is its command; docs/reliability.md says what it checks and what it
found.
"""
