#!/bin/bash
# The replica: copies the primary when it has nothing yet, then follows it.
set -euo pipefail
export PGDATA="${PGDATA:-/var/lib/postgresql/18/docker}"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chown -R postgres:postgres /var/lib/postgresql
  chmod 0700 "$PGDATA"
  gosu postgres pg_basebackup --host="$PRIMARY_HOST" --username=replica --pgdata="$PGDATA" \
    --wal-method=stream --checkpoint=fast --write-recovery-conf
fi
exec docker-entrypoint.sh postgres -c config_file=/etc/postgresql/postgresql.conf
