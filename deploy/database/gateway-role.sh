#!/bin/sh
# Makes the role that gateways use, or gives it another password: gateway-role.sh, with DATABASE_URL of somebody who may make roles
# and GATEWAY_DATABASE_PASSWORD. Compose's PostgreSQL runs it when the database is made. What the role may see the migrations grant.
# PG_BIN: the folder of PostgreSQL's programs; those of the PATH unless given.
set -eu
: "${GATEWAY_DATABASE_PASSWORD:?the password of the role}"
bin=${PG_BIN:+$PG_BIN/}
url=${DATABASE_URL:-postgres:///${POSTGRES_DB:?names the database}?user=${POSTGRES_USER:?names its owner}}

"${bin}psql" --quiet --no-psqlrc --set=ON_ERROR_STOP=1 "$url" <<'SQL'
select 'create role gateway login' where not exists (select from pg_roles where rolname = 'gateway') \gexec
SQL
# psql asks for it twice, and tells the server a hash alone, so that no log has it; without a terminal it reads what is given.
printf '%s\n%s\n' "$GATEWAY_DATABASE_PASSWORD" "$GATEWAY_DATABASE_PASSWORD" |
	setsid "${bin}psql" --quiet --no-psqlrc --command='\password gateway' "$url"
