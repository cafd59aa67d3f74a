"""The comments in a game's record are stored with it."""

import sqlalchemy as sa
from alembic import op

revision = "v5"
down_revision = "v4"


def upgrade() -> None:
    op.add_column("games", sa.Column("comments", sa.Text()))
    op.add_column("steps", sa.Column("comments", sa.Text()))
