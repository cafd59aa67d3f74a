"""Marks tutorials, forked and imported games: statistics count none of them.

A v1 game that began at a position was imported.
"""

import sqlalchemy as sa
from alembic import op

revision = "v2"
down_revision = "v1"


def upgrade() -> None:
    op.add_column("games", sa.Column("kind", sa.Text(), nullable=False, server_default="game"))
    for name in ("forked", "imported"):
        op.add_column(
            "games", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false())
        )
    op.execute("UPDATE games SET imported = TRUE WHERE origin IS NOT NULL")
