import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Binaries } from '../apps/server/src/db/embedded/binaries.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/cluster.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { createLog } from '../apps/server/src/platform/log.ts'
import { withConnection } from '../apps/server/src/recovery/connect.ts'
import { installedPostgres } from '../apps/server/test/support/installed-postgres.ts'

// npx tsx scripts/point-in-time.ts
// Sets up PostgreSQL as docs/recovery.md describes, makes changes, causes a disaster and recovers to the
// moment before it. Exits with 1 if a row is present that should not be, or missing.

const log = createLog('error')
const say = (text: string) => process.stdout.write(`${text}\n`)
const root = mkdtempSync(join(tmpdir(), 'campanile-point-in-time-'))
chmodSync(root, 0o711)

/** Creates directories that PostgreSQL's own user can read and write. */
function ownedByDatabase(path: string, like: string): string {
  mkdirSync(path, { mode: 0o700 })
  const { uid, gid } = statSync(like)
  chownSync(path, uid, gid)
  return path
}

const query = (url: string, text: string) =>
  withConnection(url, { name: 'point in time' }, async (client) => (await client.query(text)).rows)

/** Creates one department per change. Returns the database's own time after its commit. */
async function change(url: string, name: string): Promise<string> {
  await query(
    url,
    `insert into departments (id, name, created_at, updated_at) values (gen_random_uuid(), '${name}', now(), now())`,
  )
  const [row] = await query(url, 'select clock_timestamp()::text as at')
  return row.at
}

async function tried(binaries: Binaries): Promise<boolean> {
  const archive = join(root, 'archive')
  const first = await startEmbeddedPostgres({
    dir: join(root, 'first/db'),
    log,
    binaries,
    settings: {
      archive_mode: 'on',
      archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f.half && mv ${archive}/%f.half ${archive}/%f`,
      archive_timeout: '60',
      wal_level: 'replica',
    },
  })
  say(`PostgreSQL ${first.version}, archiving to ${archive}`)
  const data = join(root, 'first/db/data')
  ownedByDatabase(archive, data)
  await migrate(first.url)
  await change(first.url, 'before the base backup')

  const second = ownedByDatabase(join(root, 'second'), data)
  const base = ownedByDatabase(join(second, 'base'), data)
  const socket = new URL(first.adminUrl).searchParams.get('host')!
  const { uid, gid } = statSync(data)
  execFileSync(
    join(binaries.directory, 'bin/pg_basebackup'),
    ['-D', base, '-h', socket, '-U', 'postgres', '--checkpoint=fast', '--wal-method=none'],
    { uid, gid, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] },
  )
  say('base backup made')

  await change(first.url, 'after the base backup')
  const wanted = await change(first.url, 'the last good change')
  await setTimeout(50)
  await query(first.url, 'delete from departments')
  await change(first.url, 'written after the mistake')
  say(`the mistake came after ${wanted}`)
  await query(first.adminUrl, 'select pg_switch_wal()')
  const archived = async () =>
    (await query(first.adminUrl, 'select archived_count::int as n from pg_stat_archiver'))[0].n
  const before = await archived()
  for (let waited = 0; (await archived()) === before && waited < 100; waited += 1) await setTimeout(100)
  await first.stop()
  say(`${readdirSync(archive).length} files in the archive`)

  // As in docs/recovery.md: the base backup as data directory, an empty recovery.signal, three settings.
  chmodSync(second, 0o711)
  const place = join(second, 'db')
  mkdirSync(place, { mode: 0o711 })
  execFileSync('mv', [base, join(place, 'data')])
  writeFileSync(join(place, 'data/recovery.signal'), '')
  chownSync(join(place, 'data/recovery.signal'), uid, gid)
  const again = await startEmbeddedPostgres({
    dir: place,
    log,
    binaries,
    settings: {
      restore_command: `cp ${archive}/%f %p`,
      recovery_target_time: wanted,
      recovery_target_action: 'promote',
    },
  })
  while ((await query(again.url, 'select pg_is_in_recovery() as "is"'))[0].is) await setTimeout(100)
  const found = (await query(again.url, 'select name from departments order by created_at')).map(
    ({ name }) => name,
  )
  say(`restored: ${JSON.stringify(found)}`)
  await migrate(again.url)
  await change(again.url, 'written after the recovery')
  await again.stop()
  return (
    JSON.stringify(found) ===
    JSON.stringify(['before the base backup', 'after the base backup', 'the last good change'])
  )
}

try {
  const binaries = installedPostgres()
  if (!binaries) throw new Error('This needs a PostgreSQL that is installed: apt-get install postgresql')
  const right = await tried(binaries)
  say(right ? 'Exactly as it was at that moment, and it can be written to.' : 'Not as it was at that moment.')
  process.exitCode = right ? 0 : 1
} finally {
  rmSync(root, { recursive: true, force: true })
}
