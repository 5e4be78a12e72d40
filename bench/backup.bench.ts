import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { openPool, toDatabase } from '@campanile/server/db/database.ts'
import { startEmbeddedPostgres } from '@campanile/server/db/embedded/cluster.ts'
import { migrate } from '@campanile/server/db/migrate.ts'
import { createLog } from '@campanile/server/platform/log.ts'
import { factories } from '@campanile/server/testing/factories.ts'
import { installedPostgres } from '@campanile/server/testing/installed-postgres.ts'
import { fillLongHistory } from './long-history.ts'
import { printTable } from './table.ts'

/** RECORDS=100000 makes a quick run. */
const sizes = process.env.RECORDS ? [Number(process.env.RECORDS)] : [1_000_000, 10_000_000]
/** HISTORY_DIR keeps the filled databases, so that the next run starts at once. */
const keptIn = process.env.HISTORY_DIR
const log = createLog('error')
const SECRET_KEY = randomBytes(32).toString('base64')
const server = join(import.meta.dirname, '../apps/server/src')

/** Runs a command as a process, and measures its time and peak memory. */
async function measured(name: string, args: string[], env: Record<string, string>) {
  const began = performance.now()
  const child = spawn(process.execPath, ['--import', 'tsx', join(server, `${name}.ts`), ...args], {
    env: { ...process.env, SECRET_KEY, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let peak = 0
  const looking = setInterval(() => {
    const status =
      existsSync(`/proc/${child.pid}/status`) && readFileSync(`/proc/${child.pid}/status`, 'utf8')
    peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status || '')?.[1] ?? 0))
  }, 200)
  const [code] = await once(child, 'exit')
  clearInterval(looking)
  if (code !== 0) throw new Error(`${name} ended with ${code}`)
  return { seconds: ((performance.now() - began) / 1000).toFixed(1), peak: `${Math.round(peak / 1024)} MB` }
}

/** Creates a data directory whose database has a history. */
async function campusOf(records: number, directory: string): Promise<string> {
  const place = join(directory, String(records))
  const done = join(place, 'filled')
  if (existsSync(done)) return place
  mkdirSync(place, { recursive: true })
  chmodSync(place, 0o711)
  const cluster = await startEmbeddedPostgres({ dir: join(place, 'db'), log })
  await migrate(cluster.url)
  const pool = openPool(cluster.url, log, 1)
  const make = factories(toDatabase(pool), () => new Date())
  await make.institution()
  await make.admin()
  await pool.end()
  await fillLongHistory(cluster.url, { records })
  await cluster.stop()
  writeFileSync(done, '')
  return place
}

/** Moves the database into the PostgreSQL installed on this machine, if there is one. */
async function moved(place: string, directory: string) {
  const binaries = installedPostgres()
  if (!binaries) return undefined
  const other = join(directory, 'installed')
  const cluster = await startEmbeddedPostgres({ dir: other, log, binaries })
  try {
    return await measured('move-database', [], { DATA_DIR: place, DATABASE_URL: cluster.url })
  } finally {
    await cluster.stop()
    rmSync(other, { recursive: true })
  }
}

/** Each command on a campus with one and with ten million records. */
export async function run(): Promise<void> {
  const directory = keptIn ?? mkdtempSync(join(tmpdir(), 'campanile-bench-'))
  mkdirSync(directory, { recursive: true })
  chmodSync(directory, 0o711)
  try {
    const rows: string[][] = []
    for (const records of sizes) {
      const place = await campusOf(records, directory)
      const file = join(directory, 'backup.zip')
      const restored = join(directory, 'restored')
      const note = (what: string, { seconds, peak }: Awaited<ReturnType<typeof measured>>) =>
        rows.push([String(records), what, seconds, peak])
      note('backup', await measured('backup', [file], { DATA_DIR: place }))
      rows.push([String(records), 'its size', `${Math.round(statSync(file).size / 1e6)} MB`, ''])
      note('verify-backup', await measured('verify-backup', [file], { DATA_DIR: place }))
      note(
        'verify-backup --restore',
        await measured('verify-backup', ['--restore', file], { DATA_DIR: place }),
      )
      note('restore', await measured('restore', [file], { DATA_DIR: restored }))
      rmSync(restored, { recursive: true })
      rmSync(file)
      const move = await moved(place, directory)
      if (move) note('move-database', move)
    }
    process.stdout.write(`\nload ${loadavg()[0]!.toFixed(1)}\n`)
    printTable(['records', '', 'seconds', 'most memory'], rows)
  } finally {
    if (!keptIn) rmSync(directory, { recursive: true, force: true })
  }
}
