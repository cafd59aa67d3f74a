"""Where every command begins, `ufs` as well as `python -m ufs`. Ctrl-C comes first."""

from ufs.base import interrupts


def main() -> None:
    interrupts.take_over()
    try:
        from ufs.cli.main import run

        with interrupts.not_lost():
            run()
    except KeyboardInterrupt:
        raise SystemExit(interrupts.INTERRUPTED) from None
    finally:
        interrupts.ignore()


if __name__ == "__main__":
    main()
