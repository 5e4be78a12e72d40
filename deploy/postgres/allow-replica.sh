#!/bin/bash
# Once, when the primary's database is made: a role that may copy it, from the network of the cluster alone.
set -euo pipefail
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set ON_ERROR_STOP=1 --set password="$REPLICATION_PASSWORD" <<'SQL'
create role replica with replication login password :'password';
SQL
echo 'host replication replica samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
