"""The command `ufs` with all its subcommands. Only this package uses Typer.

=================  =====================================================================
`main`             `ufs` itself; `play`, `replay`, `protocol`
`options`          what all commands share: language, packs, how one fails
`content`          `ufs content check`, `list`, `new`, `print`
`content_balance`  `ufs content balance`
`campaign`         `ufs campaign …`
`saves`            `ufs saves backup`, `list`, `restore`, `salvage`, `bin`, `recover`
`review`           `ufs review`
`lab`              `ufs simulate`, `balance`, `tournament`, `bench`
`puzzles`          `ufs puzzles`
`train`            `ufs train`
=================  =====================================================================

Help texts are in `base/words/*/cli.ftl`. Each command imports what it needs when it runs, so that
help is fast.
"""
