"""What Alembic runs: the migrations, on the connection the store has open."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
