"""Games and campaigns keep the pieces they are played with and where they stand; a bin; an order.

Which pieces an older game was made with is filled in by the application (`ufs.play.pieces`), which
knows them. Until v5 the clock said which game was played last; now every change has a number.
"""

import sqlalchemy as sa
from alembic import op

revision = "v6"
down_revision = "v5"


def upgrade() -> None:
    op.create_table(
        "pieces",
        sa.Column("hash", sa.Text(), primary_key=True),
        sa.Column("data", sa.Text(), nullable=False),
    )
    op.create_table(
        "piece_sets",
        sa.Column("hash", sa.Text(), primary_key=True),
        sa.Column("members", sa.Text(), nullable=False),
    )
    for table, ended in (("games", "finished_at"), ("campaigns", "updated")):
        op.add_column(table, sa.Column("pieces", sa.Text()))
        op.add_column(table, sa.Column("rules", sa.Integer()))
        op.add_column(table, sa.Column("position", sa.Text()))
        op.add_column(table, sa.Column("deleted", sa.Text()))
        sequence = sa.Column("sequence", sa.Integer(), nullable=False, server_default=sa.text("0"))
        op.add_column(table, sequence)
        order = f"coalesce({ended}, updated), updated, id DESC"
        op.execute(
            f"UPDATE {table} SET sequence = ranked.place FROM (SELECT id, row_number() "
            f"OVER (ORDER BY {order}) AS place FROM {table}) AS ranked "
            f"WHERE ranked.id = {table}.id"
        )
        op.create_index(f"ix_{table}_sequence", table, ["sequence"])
        op.drop_index(f"ix_{table}_updated", table)  # lists are in the order of changes now
