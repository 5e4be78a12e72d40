import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { openPool, toDatabase } from '@campanile/server/db/database.ts'
import { startEmbeddedPostgres } from '@campanile/server/db/embedded/cluster.ts'
import { migrate } from '@campanile/server/db/migrate.ts'
import { makeExam } from '@campanile/server/domains/results/testing/sheets.ts'
import { createLog } from '@campanile/server/platform/log.ts'
import { factories, testPassword } from '@campanile/server/testing/factories.ts'
import { startServerProcess } from '../e2e/support/server-process.ts'
import { printTable, quantile } from './table.ts'

const sizes = [500, 5_000]
const rounds = 5

type Pool = ReturnType<typeof openPool>

/** Creates an exam for a class with this many students. */
async function addSheet(pool: Pool, students: number): Promise<string> {
  const db = toDatabase(pool)
  const make = factories(db, () => new Date())
  const { id } = await make.class([await make.lecturer()])
  await pool.query(
    `insert into people (id, email, first_name, last_name, role, created_at, updated_at)
      select gen_random_uuid(), format('m%s-%s@bench.test', $1::int, n), 'Student', 'Number ' || n, 'student', now(), now()
      from generate_series(1, $1::int) n`,
    [students],
  )
  await pool.query(
    `insert into enrolments (class_id, student_id, enrolled_at)
      select $1, id, now() from people where email like format('m%s-%%@bench.test', $2::int)`,
    [id, students],
  )
  return makeExam(db, id)
}

const tableOf = (students: number, round: number) =>
  Array.from(
    { length: students },
    (_, at) => `m${students}-${at + 1}@bench.test\t${(at + round) % 100}.5`,
  ).join('\n')

/** Milliseconds for checking, importing and undoing the marks of whole sheets of 500 and 5,000 students. */
export async function run(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'campanile-bench-'))
  chmodSync(directory, 0o711)
  const log = createLog('error')
  const cluster = await startEmbeddedPostgres({ dir: join(directory, 'db'), log })
  await migrate(cluster.url)
  const pool = openPool(cluster.url, log, 5)
  const make = factories(toDatabase(pool), () => new Date())
  await make.institution()
  const admin = await make.admin()
  const server = await startServerProcess({
    DATABASE_URL: cluster.url,
    DATA_DIR: directory,
    LOG_LEVEL: 'error',
  })
  try {
    const headers = { origin: server.url, 'content-type': 'application/json' }
    const signedIn = await fetch(`${server.url}/api/session`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email: admin.email, password: testPassword }),
    })
    const cookie = signedIn.headers
      .getSetCookie()
      .map((it) => it.split(';')[0])
      .join('; ')
    const post = async (path: string, body: object) => {
      const began = performance.now()
      const answer = await fetch(`${server.url}/api${path}`, {
        method: 'POST',
        headers: { ...headers, cookie },
        body: JSON.stringify(body),
      })
      const told = await answer.json()
      if (!answer.ok)
        throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(told)}\n${server.output()}`)
      return { told, milliseconds: performance.now() - began }
    }

    process.stdout.write('\nMedian and longest, ms\n')
    for (const students of sizes) {
      const sheetId = await addSheet(pool, students)
      const taken: Record<'check' | 'write' | 'undo', number[]> = { check: [], write: [], undo: [] }
      for (let round = 0; round < rounds; round += 1) {
        const text = tableOf(students, round)
        const checked = await post(`/mark-sheets/${sheetId}/import/check`, { text })
        const { plan } = checked.told
        const written = await post(`/mark-sheets/${sheetId}/import`, { text, plan })
        const undone = await post(`/mark-sheets/${sheetId}/import/undo`, { plan })
        if (undone.told.undone !== students)
          throw new Error(`${undone.told.undone} of ${students} were taken back`)
        taken.check.push(checked.milliseconds)
        taken.write.push(written.milliseconds)
        taken.undo.push(undone.milliseconds)
      }
      printTable(
        [`${students} marks`, 'median', 'longest'],
        Object.entries(taken).map(([step, times]) => [
          step,
          quantile(times, 0.5).toFixed(0),
          Math.max(...times).toFixed(0),
        ]),
      )
    }
  } finally {
    await server.stop()
    await pool.end()
    await cluster.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}
