#!/bin/sh
# Installs what the checks of this folder need and is missing, out of Debian: nginx, Caddy, promtool, PostgreSQL. As root.
# Packages that are to be installed before them, with what they recommend, may follow: install.sh chromium
set -eu
missing=
need() { ls $1 >/dev/null 2>&1 || missing="$missing $2"; }
need /usr/sbin/nginx nginx-light
need /usr/bin/caddy caddy
need /usr/bin/promtool prometheus
need /usr/bin/openssl openssl
need '/usr/lib/postgresql/*/bin/postgres' postgresql
[ -n "$missing$*" ] || exit 0

# The packages start their services: none is wanted. Debian asks this file first; one that is there says no already, in containers.
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
  printf '#!/bin/sh\nexit 101\n' >"$policy"
  chmod +x "$policy"
  trap 'rm -f "$policy"' EXIT
fi
apt-get update -qq
export DEBIAN_FRONTEND=noninteractive
if [ $# -gt 0 ]; then apt-get install -y -qq "$@" >/dev/null; fi
# One word each.
# shellcheck disable=SC2086
if [ -n "$missing" ]; then apt-get install -y -qq --no-install-recommends $missing >/dev/null; fi
