import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import type { Binaries } from '#db/embedded/binaries.ts'
import { startEmbeddedPostgres } from '#db/embedded/cluster.ts'
import { createLog } from '#platform/log.ts'

interface Wanted {
  /** The primary's data directory, and its URL for the superuser. */
  primary: { dir: string; adminUrl: string }
  /** The directory for the copy. */
  dir: string
  settings?: Record<string, string>
  binaries?: Binaries
}

/** Starts a streaming replica of a running cluster. */
export async function startStandby({ primary, dir, settings = {}, binaries }: Wanted) {
  await copyCluster(primary, dir)
  const socket = new URL(primary.adminUrl).searchParams.get('host')
  return startEmbeddedPostgres({
    dir,
    log: createLog('silent'),
    settings: { primary_conninfo: `host=${socket} port=5432 user=postgres`, ...settings },
    ...(binaries && { binaries }),
  })
}

/** A low-level base backup, because the embedded PostgreSQL does not include pg_basebackup. */
async function copyCluster({ dir: from, adminUrl }: Wanted['primary'], to: string) {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('standby', true)`)
    mkdirSync(to, { recursive: true, mode: 0o711 })
    chmodSync(dirname(to), 0o711)
    execFileSync('cp', ['-a', join(from, 'data'), join(to, 'data')])
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)')
    for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(to, 'data', name), { force: true })
    ownedLike(from, join(to, 'data/backup_label'), rows[0].labelfile)
    ownedLike(from, join(to, 'data/standby.signal'), '')
  } finally {
    await client.end()
  }
}

function ownedLike(cluster: string, path: string, text: string) {
  writeFileSync(path, text, { mode: 0o600 })
  const { uid, gid } = statSync(join(cluster, 'data'))
  chownSync(path, uid, gid)
}
