import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPool, toDatabase } from '@campanile/server/db/database.ts'
import { startEmbeddedPostgres } from '@campanile/server/db/embedded/cluster.ts'
import { migrate } from '@campanile/server/db/migrate.ts'
import { createLog } from '@campanile/server/platform/log.ts'
import { factories, type TestPerson } from '@campanile/server/testing/factories.ts'
import { launchChromium } from '../e2e/support/chromium.ts'
import { startServerProcess } from '../e2e/support/server-process.ts'
import { addHistory } from './attendance-history.ts'
import { type Measured, measure } from './load.ts'
import { drawReport, firstByte, type Page, signedInPage } from './report-page.ts'
import { printTable, quantile } from './table.ts'

const students = 300
const sessions = 100
const reads = 40
const draws = 9
/** Other classes of the same size, which make the history about ten times as long. */
const others = 10

type Pool = ReturnType<typeof openPool>

/** A class of 300 students with 100 past sessions, all with records. */
async function addClass(pool: Pool, lecturer: TestPerson, serial: number): Promise<string> {
  const make = factories(toDatabase(pool), () => new Date())
  const { id } = await make.class([lecturer])
  await pool.query(
    `insert into people (id, email, first_name, last_name, role, starts_on, created_at, updated_at)
      select gen_random_uuid(), format('s%s-%s@bench.test', $1::int, n), 'Student', 'Number ' || n, 'student',
        '2020-01-01', now(), now()
      from generate_series(1, $2::int) n`,
    [serial, students],
  )
  await pool.query(
    `insert into enrolments (class_id, student_id, enrolled_at)
      select $1, id, now() from people where email like format('s%s-%%@bench.test', $2::int)`,
    [id, serial],
  )
  await addHistory(pool, id, sessions)
  return id
}

/** Milliseconds of the longest frame while the grid is scrolled in both directions. */
const longestFrame = (page: Page) =>
  page.evaluate(async () => {
    const frame = document.querySelector('[role=grid]')!.parentElement!
    const gaps: number[] = []
    let last = performance.now()
    for (let step = 0; step < 120; step += 1) {
      frame.scrollTop += 60
      frame.scrollLeft += 25
      await new Promise(requestAnimationFrame)
      const now = performance.now()
      gaps.push(now - last)
      last = now
    }
    const sorted = gaps.sort((one, other) => one - other)
    return { median: sorted[60]!, p95: sorted[114]!, longest: sorted.at(-1)! }
  })

interface Figures {
  server: Measured
  first: number
  kilobytes: number
  drawn: number
  frames: { median: number; p95: number; longest: number }
}

/**
 * The report of one class with 300 students and 100 sessions, in the server and in the browser, and both
 * again with ten times the history in the database.
 */
export async function run(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'campanile-bench-'))
  chmodSync(directory, 0o711)
  const log = createLog('error')
  const cluster = await startEmbeddedPostgres({ dir: join(directory, 'db'), log })
  await migrate(cluster.url)
  const pool = openPool(cluster.url, log, 5)
  const make = factories(toDatabase(pool), () => new Date())
  await make.institution()
  const server = await startServerProcess({
    DATABASE_URL: cluster.url,
    DATA_DIR: directory,
    LOG_LEVEL: 'error',
  })
  const browser = await launchChromium()
  try {
    const lecturer = await make.lecturer()
    const { page, cookie } = await signedInPage(browser, server.url, lecturer)
    const id = await addClass(pool, lecturer, 0)

    const figures = async (): Promise<Figures> => {
      await pool.query('vacuum analyze')
      const url = `${server.url}/api/classes/${id}/attendance`
      const firsts: number[] = []
      let bytes = 0
      const read = async () => {
        const answer = await firstByte(url, cookie)
        firsts.push(answer.first)
        bytes = answer.bytes
      }
      await measure(5, 1, read)
      firsts.length = 0
      const timed = await measure(reads, 1, read)
      const times: number[] = []
      for (let count = 0; count < draws; count += 1) times.push(await drawReport(page, id))
      const frames = await longestFrame(page)
      return {
        server: timed,
        first: quantile(firsts, 0.5),
        kilobytes: bytes / 1024,
        drawn: quantile(times, 0.5),
        frames,
      }
    }

    const alone = await figures()
    // Other lecturers teach these classes, so that the pages on the way to the report do not change.
    for (let serial = 1; serial <= others; serial += 1) await addClass(pool, await make.lecturer(), serial)
    const crowded = await figures()
    process.stdout.write(
      `\n${students} students, ${sessions} sessions; then with ${others} times the history beside it. Medians, ms\n`,
    )
    printTable(
      ['', 'first byte', 'whole answer', 'p95', 'kB', 'on screen', 'frame', 'frame p95', 'longest'],
      [['alone', alone] as const, ['crowded', crowded] as const].map(([name, it]) => [
        name,
        it.first.toFixed(1),
        it.server.p50.toFixed(1),
        it.server.p95.toFixed(1),
        it.kilobytes.toFixed(0),
        it.drawn.toFixed(0),
        it.frames.median.toFixed(1),
        it.frames.p95.toFixed(1),
        it.frames.longest.toFixed(1),
      ]),
    )
    const ratio = (crowd: number, one: number) => (crowd / one).toFixed(2)
    process.stdout.write(
      `ratio: first byte ${ratio(crowded.first, alone.first)}, on screen ${ratio(crowded.drawn, alone.drawn)}\n`,
    )
  } finally {
    await browser.close()
    await pool.end()
    await server.stop()
    await cluster.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}
