import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { jobTimeoutMs, openPool, toDatabase } from '@campanile/server/db/database.ts'
import { startEmbeddedPostgres } from '@campanile/server/db/embedded/cluster.ts'
import { migrate } from '@campanile/server/db/migrate.ts'
import { createLog } from '@campanile/server/platform/log.ts'
import { factories, type TestPerson, testPassword } from '@campanile/server/testing/factories.ts'
import { startServerProcess } from '../e2e/support/server-process.ts'
import { measure } from './load.ts'
import { everybody, fill, typedBy } from './search-data.ts'
import { printTable, quantile } from './table.ts'

/** Searches of each kind, one after the other and `atOnce` at a time. */
const searches = 60
const atOnce = 8

/** Search as each role, over 50,000 people and six years of classes, coursework and requests. */
export async function run(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'campanile-bench-'))
  chmodSync(directory, 0o711)
  const log = createLog('error')
  const cluster = await startEmbeddedPostgres({ dir: join(directory, 'db'), log })
  try {
    await migrate(cluster.url)
    await measureAll(cluster.url, directory, log)
  } finally {
    await cluster.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

async function measureAll(databaseUrl: string, directory: string, log: ReturnType<typeof createLog>) {
  const pool = openPool(databaseUrl, log, 1, jobTimeoutMs)
  const make = factories(toDatabase(pool), () => new Date())
  await make.institution()
  const readers = {
    admin: await make.admin(),
    lecturer: await make.lecturer(),
    student: await make.student(),
    staff: await make.staff(),
  }
  const ids = { lecturerId: readers.lecturer.id, studentId: readers.student.id, staffId: readers.staff.id }
  // Statements that add so many rows take long on a slow machine. The pool has only this one connection.
  await pool.query('set statement_timeout = 0')
  await fill(pool, ids)
  // Stops the server from computing figures for all these years during the bench. Searches don't read them.
  await pool.query('truncate stale_figures')
  // As autovacuum would do soon after so many inserts.
  await pool.query('vacuum analyze')
  const server = await startServerProcess({
    DATABASE_URL: databaseUrl,
    DATA_DIR: directory,
    LOG_LEVEL: 'error',
  })
  try {
    process.stdout.write(`\n${everybody} people; ms, one search at a time and ${atOnce} at once\n`)
    await printBareAnswers(server.url)
    for (const role of ['admin', 'lecturer', 'student', 'staff'] as const)
      await measureRole(server.url, readers[role], await typedBy(pool, role, ids, searches))
  } finally {
    await pool.end()
    await server.stop()
  }
}

/**
 * The time of the simplest answer, as a reference, because the same search takes twice as long on some
 * machines.
 */
async function printBareAnswers(url: string) {
  const answer = async () => (await fetch(`${url}/healthz`)).text()
  await measure(200, 1, answer)
  const { p50, p95, perSecond } = await measure(2_000, atOnce, answer)
  process.stdout.write(
    `bare answers, ${atOnce} at once: ${perSecond.toFixed(0)} a second, p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}\n`,
  )
}

async function cookieOf(url: string, { email }: TestPerson): Promise<string> {
  const answer = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: testPassword }),
  })
  return answer.headers
    .getSetCookie()
    .map((it) => it.split(';')[0])
    .join('; ')
}

async function measureRole(url: string, person: TestPerson, typed: Record<string, string[]>) {
  let cookie = ''
  let hits = 0
  const ask = async (text: string) => {
    const answer = await fetch(`${url}/api/search?${new URLSearchParams({ text })}`, { headers: { cookie } })
    if (!answer.ok) throw new Error(`${text}: ${answer.status} ${await answer.text()}`)
    hits += ((await answer.json()) as { items: unknown[] }).items.length
  }
  const rows: (string | number)[][] = []
  const all: { alone: number[]; crowd: number[] } = { alone: [], crowd: [] }
  for (const [kind, texts] of Object.entries(typed)) {
    // A new auth session, because the number of searches per session and minute is limited.
    cookie = await cookieOf(url, person)
    const call = (index: number) => ask(texts[index % texts.length]!)
    await measure(8, 1, call)
    hits = 0
    const alone = await measure(searches, 1, call)
    const found = hits / searches
    const crowd = await measure(searches, atOnce, call)
    all.alone.push(...alone.times)
    all.crowd.push(...crowd.times)
    rows.push([
      kind,
      ...[alone.p50, alone.p95, crowd.p50, crowd.p95].map((it) => it.toFixed(1)),
      found.toFixed(1),
    ])
  }
  const each = [all.alone, all.crowd].flatMap((times) => [quantile(times, 0.5), quantile(times, 0.95)])
  rows.push(['all of them', ...each.map((it) => it.toFixed(1)), ''])
  process.stdout.write(`\n${person.role}, load of the machine ${loadavg()[0]!.toFixed(1)}\n`)
  printTable(['', 'p50', 'p95', `p50 of ${atOnce}`, `p95 of ${atOnce}`, 'hits'], rows)
}
