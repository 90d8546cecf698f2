#!/bin/sh
# Reads a file of backup.sh into the empty database that DATABASE_URL names: restore.sh FILE. All of it or nothing. PG_BIN as
# for backup.sh. A database in use is never overwritten: restore beside it, look, then point the APIs' DATABASE_URL there.
set -eu
: "${DATABASE_URL:?names the database}"
file=${1:?restore.sh FILE}
bin=${PG_BIN:+$PG_BIN/}

tables=$("${bin}psql" --no-psqlrc --tuples-only --no-align --command="select count(*) from pg_tables where schemaname = 'public'" "$DATABASE_URL")
if [ "$tables" -ne 0 ]; then
  echo "The database has $tables tables already: make an empty one (createdb) and name it in DATABASE_URL" >&2
  exit 1
fi
"${bin}pg_restore" --exit-on-error --single-transaction --no-owner --no-privileges --dbname="$DATABASE_URL" "$file"
# A restored database has no statistics, and its first answers would be slow.
"${bin}psql" --no-psqlrc --quiet --command=analyze "$DATABASE_URL"
"${bin}psql" --no-psqlrc --tuples-only --no-align --command="select 'restored: ' || count(*) || ' tables' from pg_tables where schemaname = 'public'" "$DATABASE_URL"
