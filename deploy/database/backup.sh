#!/bin/sh
# Writes the database that DATABASE_URL names into a file: backup.sh FILE. PG_BIN: the folder of PostgreSQL's programs, of the
# server's major version or a newer one; those of the PATH unless given.
set -eu
: "${DATABASE_URL:?names the database}"
file=${1:?backup.sh FILE}
bin=${PG_BIN:+$PG_BIN/}

# Written aside: a backup that broke off must not look like one.
trap 'rm -f "$file.part"' EXIT
"${bin}pg_dump" --format=custom --no-owner --no-privileges --file="$file.part" "$DATABASE_URL"
tables=$("${bin}pg_restore" --list "$file.part" | grep -c ' TABLE DATA ')
mv "$file.part" "$file"
chmod 600 "$file"
echo "$file: $tables tables, $(wc -c <"$file") bytes"
