"""The player's results with each puzzle."""

import sqlalchemy as sa
from alembic import op

revision = "v3"
down_revision = "v2"


def upgrade() -> None:
    op.create_table(
        "puzzles",
        sa.Column("puzzle", sa.Text(), primary_key=True),
        sa.Column("game", sa.Text(), sa.ForeignKey("games.id", ondelete="SET NULL")),
        sa.Column("tries", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("judged", sa.Integer()),
        sa.Column("solved", sa.Text()),
        sa.Column("shown", sa.Text()),
    )
