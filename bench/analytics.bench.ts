import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { openPool, toDatabase } from '@campanile/server/db/database.ts'
import { startEmbeddedPostgres } from '@campanile/server/db/embedded/cluster.ts'
import { migrate } from '@campanile/server/db/migrate.ts'
import { keepFigures } from '@campanile/server/domains/analytics/figures/keep-figures.service.ts'
import { createAnnouncer } from '@campanile/server/events/announcer.ts'
import { systemClock } from '@campanile/server/platform/clock.ts'
import { createLog } from '@campanile/server/platform/log.ts'
import { factories, testPassword } from '@campanile/server/testing/factories.ts'
import { startServerProcess } from '../e2e/support/server-process.ts'
import { fillLongHistory } from './long-history.ts'
import { printTable, quantile } from './table.ts'

const sizes = [1_000_000, 10_000_000]
const warmUps = 5
const reads = 40
const log = createLog('error')

/** Each query of the analytics and dashboards, with the role that makes it. */
const queries: [role: 'admin' | 'lecturer' | 'student' | 'staff', path: string][] = [
  ['admin', '/analytics/pulse'],
  ['admin', '/analytics/overview'],
  ['admin', '/analytics/heatmap'],
  ['admin', '/analytics/trend?by=programme'],
  ['admin', '/analytics/trend?by=class'],
  ['admin', '/analytics/history'],
  ['admin', '/analytics/comparison?by=programme'],
  ['admin', '/analytics/comparison?by=class'],
  ['admin', '/analytics/comparison?by=lecturer'],
  ['admin', '/analytics/lateness'],
  ['admin', '/analytics/correlations'],
  ['admin', '/analytics/at-risk'],
  ['admin', '/analytics/policy?lateAfterMinutes=5&latesPerAbsence=3'],
  ['admin', '/analytics/policy/changes?lateAfterMinutes=5&latesPerAbsence=3'],
  ['admin', '/analytics/sessions?weekday=5'],
  ['admin', '/analytics/records?weekday=5&hour=16'],
  ['admin', '/analytics/records?status=late'],
  ['admin', '/analytics/staff'],
  ['admin', '/analytics/pay'],
  ['admin', '/waiting'],
  ['admin', '/offline-claims/waiting'],
  ['admin', '/sessions/today'],
  ['admin', '/staff-days/board'],
  ['lecturer', '/sessions/today'],
  ['lecturer', '/offline-claims/waiting'],
  ['lecturer', '/mark-sheets/waiting'],
  ['lecturer', '/registers/missed'],
  // A whole page, which a short history does not fill, and a page as short as that of a lecturer with two
  // terms.
  ['lecturer', '/assignments'],
  ['lecturer', '/assignments?pageSize=4'],
  ['student', '/sessions/today'],
  ['student', '/attendance/mine'],
  ['student', '/attendance/mine/sessions'],
  ['student', '/my-assignments'],
  ['student', '/my-results'],
  ['staff', '/staff-day'],
]

/** HISTORY_DIR keeps the filled databases, so that the next run starts at once. */
const keptIn = process.env.HISTORY_DIR

/** Signs in as people of the history: the first one of each role, but the newest student. */
async function signInAs(url: string, serverUrl: string): Promise<Record<string, string>> {
  const pool = openPool(url, log, 1)
  const { rows } = await pool.query(`
    select role, (array_agg(id order by number desc))[1] as id, (array_agg(email::text order by number desc))[1] as email
    from people where number is not null group by role
    union all select 'admin', id, email::text from people where role = 'admin'`)
  await pool.query(
    `insert into passwords (person_id, hash, set_at) select p, h.hash, now() from unnest($1::uuid[]) p, (select hash from passwords limit 1) h
      on conflict do nothing`,
    [rows.map(({ id }) => id)],
  )
  await pool.end()
  const cookies = rows.map(async ({ role, email }) => {
    const answer = await fetch(`${serverUrl}/api/session`, {
      method: 'POST',
      headers: { origin: serverUrl, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: testPassword }),
    })
    if (!answer.ok) throw new Error(`signing in as ${role} answered ${answer.status}`)
    return [
      role,
      answer.headers
        .getSetCookie()
        .map((it) => it.split(';')[0])
        .join('; '),
    ]
  })
  return Object.fromEntries(await Promise.all(cookies))
}

/** A server with a database that has a history and computed figures. */
async function campusOf(records: number, directory: string) {
  const place = join(directory, String(records))
  mkdirSync(place, { recursive: true })
  chmodSync(place, 0o711)
  const cluster = await startEmbeddedPostgres({ dir: join(place, 'db'), log })
  await migrate(cluster.url)
  const pool = openPool(cluster.url, log, 5)
  const db = toDatabase(pool)
  const done = join(place, 'filled')
  if (!existsSync(done)) {
    const make = factories(db, () => new Date())
    await make.institution()
    await make.admin()
    const began = performance.now()
    const filled = await fillLongHistory(cluster.url, { records })
    const filledAfter = performance.now() - began
    await keepFigures({ db, clock: systemClock, events: createAnnouncer(pool, log) })
    const kept = performance.now() - began - filledAfter
    // In a real installation, autovacuum has done this over the years.
    await pool.query('vacuum analyze')
    const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(0)} s`
    process.stdout.write(
      `${filled.records} records of ${filled.terms} terms: filled in ${seconds(filledAfter)}, figures worked out in ${seconds(kept)}\n`,
    )
    writeFileSync(done, '')
  }
  await pool.end()
  const server = await startServerProcess({
    DATABASE_URL: cluster.url,
    DATA_DIR: join(place, 'data'),
    LOG_LEVEL: 'error',
  })
  return { records, cluster, server, cookies: await signInAs(cluster.url, server.url) }
}
type Campus = Awaited<ReturnType<typeof campusOf>>

interface Reading {
  milliseconds: number
  /** Characters in the answer. */
  length: number
}

async function read(
  { server, cookies }: Pick<Campus, 'server' | 'cookies'>,
  [role, path]: (typeof queries)[number],
): Promise<Reading> {
  const began = performance.now()
  const answer = await fetch(`${server.url}/api${path}`, { headers: { cookie: cookies[role]! } })
  const text = await answer.text()
  if (answer.status === 429) {
    // A single admin never makes so many requests in a minute, so the bench waits.
    await setTimeout(Number(answer.headers.get('retry-after') ?? 60) * 1000)
    return read({ server, cookies }, [role, path])
  }
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
  return { milliseconds: performance.now() - began, length: text.length }
}

/** Alternates between the campuses, so that other load on the machine affects both. */
async function compare(campuses: readonly Campus[], query: (typeof queries)[number]) {
  const readings = campuses.map((): Reading[] => [])
  for (let round = -warmUps; round < reads; round += 1) {
    for (const [place, campus] of campuses.entries()) {
      const reading = await read(campus, query)
      if (round >= 0) readings[place]!.push(reading)
    }
  }
  return readings.map((of) => ({
    times: of.map(({ milliseconds }) => milliseconds),
    length: of.at(-1)!.length,
  }))
}

/** A response that is this many times as long contains more, so it may take longer. */
const muchLonger = 1.5

/** Each query with one and ten million records: 30,000 students, half a million records per term. */
export async function run(): Promise<void> {
  const directory = keptIn ?? mkdtempSync(join(tmpdir(), 'campanile-bench-'))
  mkdirSync(directory, { recursive: true })
  chmodSync(directory, 0o711)
  const campuses: Campus[] = []
  try {
    for (const records of sizes) campuses.push(await campusOf(records, directory))
    const rows: (string | number)[][] = []
    for (const query of queries) {
      const [small, large] = await compare(campuses, query)
      const ratio = (share: number) =>
        (quantile(large!.times, share) / quantile(small!.times, share)).toFixed(2)
      const cells = [small, large].flatMap((it) =>
        [0.5, 0.95].map((share) => quantile(it!.times, share).toFixed(1)),
      )
      const longer = large!.length / small!.length
      const shows = longer >= muchLonger ? `shows ${longer.toFixed(1)} times as much` : ''
      rows.push([`${query[0]} ${query[1]}`, ...cells, ratio(0.5), ratio(0.95), shows])
    }
    process.stdout.write(`\nMilliseconds over HTTP, ${reads} reads each; load ${loadavg()[0]!.toFixed(1)}\n`)
    printTable(['', '1 M p50', 'p95', '10 M p50', 'p95', 'ratio p50', 'p95', 'at 10 M'], rows)
  } finally {
    for (const { server, cluster } of campuses) {
      await server.stop()
      await cluster.stop()
    }
    if (!keptIn) rmSync(directory, { recursive: true, force: true })
  }
}
