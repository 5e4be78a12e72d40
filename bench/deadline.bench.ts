import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as until } from 'node:timers/promises'
import { hashToken, newToken } from '@campanile/server/auth/tokens.ts'
import { openPool, toDatabase } from '@campanile/server/db/database.ts'
import { startEmbeddedPostgres } from '@campanile/server/db/embedded/cluster.ts'
import { migrate } from '@campanile/server/db/migrate.ts'
import { pdf } from '@campanile/server/files/testing/documents.ts'
import { createLog } from '@campanile/server/platform/log.ts'
import { factories } from '@campanile/server/testing/factories.ts'
import { startServerProcess } from '../e2e/support/server-process.ts'
import { printTable, quantile } from './table.ts'

const students = 300
/** Everybody submits within this second, half of which is before the due time. */
const rush = 1_000
/** From the last upload to the due time, which is far in the future until then. */
const lead = 3_000

interface Student {
  cookie: string
  /** The browser's connection, open since the file was sent. */
  agent: Agent
  uploadId: string
  submissionId: string
}

interface HandedIn {
  sentAt: number
  answeredAt: number
  submittedAt: number
  dueAt: number
  late: boolean
}

/**
 * 300 students submit within the second around the due time. Every submission must be stored and get a
 * receipt, dated between request and answer, and it must be late only if that date is after the due time.
 */
export async function run(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'campanile-bench-'))
  const log = createLog('error')
  const cluster = await startEmbeddedPostgres({ dir: join(directory, 'db'), log })
  await migrate(cluster.url)
  const pool = openPool(cluster.url, log, 8)
  const server = await startServerProcess({
    DATABASE_URL: cluster.url,
    DATA_DIR: directory,
    SECRET_KEY: randomBytes(32).toString('base64'),
    LOG_LEVEL: 'error',
  })
  const call = caller(new URL(server.url))
  try {
    const { assignmentId, all } = await prepare(pool)
    const files = await inLanes(all, 12, (it) => sendFile(call, assignmentId, it))
    // Announcing the upload again opens each student's connection, as in a browser with an open page.
    await inLanes(all, 12, (it) => announce(call, assignmentId, it))
    const dueAt = new Date(Date.now() + lead)
    await pool.query('update assignments set due_at = $1', [dueAt])
    await until(Math.max(0, dueAt.getTime() - rush / 2 - Date.now()))
    const began = Date.now()
    const outcomes = await Promise.all(
      all.map(async (it, index) => {
        await until((index * rush) / students)
        return handIn(call, assignmentId, it)
      }),
    )
    for (const { agent } of all) agent.destroy()
    await report(pool, { files, outcomes, tookMs: Date.now() - began })
  } finally {
    await pool.end()
    await server.stop()
    await cluster.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

async function prepare(pool: Pool) {
  const now = new Date()
  const make = factories(toDatabase(pool), () => now)
  await make.institution()
  const { id: classId } = await make.class([await make.lecturer()])
  const assignmentId = randomUUID()
  await pool.query(
    `insert into assignments (id, class_id, title, opens_at, due_at, max_mark, weight, late_kind, late_amount,
       late_unit, late_every, late_floor, max_files, max_file_bytes, accepts, published_at, created_at, updated_at)
     values ($1, $2, 'Essay', $3::timestamptz - interval '1 day', $3::timestamptz + interval '1 day', 100, 20, 'stepwise', 10, 'percent', 'day', 0,
       3, 26214400, '{pdf}', $3, $3, $3)`,
    [assignmentId, classId, now],
  )
  const ids = Array.from({ length: students }, () => randomUUID())
  const tokens = ids.map(() => newToken())
  await pool.query(
    `insert into people (id, email, first_name, last_name, role, created_at, updated_at)
     select id, id || '@campus.test', 'Bench', id::text, 'student', $2, $2 from unnest($1::uuid[]) id`,
    [ids, now],
  )
  await pool.query(
    'insert into enrolments (class_id, student_id, enrolled_at) select $1, id, $3 from unnest($2::uuid[]) id',
    [classId, ids, now],
  )
  await pool.query(
    `insert into sign_in_sessions (id, token_hash, person_id, created_at, seen_at, expires_at, address, user_agent)
     select gen_random_uuid(), hash, id, $3, $3, $3::timestamptz + interval '1 day', 'bench', 'bench'
     from unnest($1::uuid[], $2::bytea[]) seat(id, hash)`,
    [ids, tokens.map(hashToken), now],
  )
  await pool.query('analyze')
  const all = tokens.map((token) => ({
    cookie: `campanile-session=${token}`,
    agent: new Agent({ keepAlive: true, maxSockets: 1 }),
    uploadId: randomUUID(),
    submissionId: randomUUID(),
  }))
  return { assignmentId, all }
}

type Pool = ReturnType<typeof openPool>
type Call = ReturnType<typeof caller>

/** Sends one request of a student. Throws unless the answer is 200. */
const caller =
  ({ hostname, port }: URL) =>
  ({ cookie, agent }: Student, path: string, body: Buffer | object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body))
      const headers = {
        cookie,
        'content-type': Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json',
        'content-length': bytes.length,
        'sec-fetch-site': 'same-origin',
      }
      const sent = request({ agent, host: hostname, port, method: 'POST', path, headers }, (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part) => {
          text += part
        })
        answer.on('error', reject)
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve(JSON.parse(text))
            : reject(new Error(`${answer.statusCode} ${text}`)),
        )
      })
      sent.on('error', reject)
      sent.end(bytes)
    })

const announce = (call: Call, assignmentId: string, it: Student) =>
  call(it, `/api/my-assignments/${assignmentId}/uploads`, {
    uploadId: it.uploadId,
    name: 'essay.pdf',
    size: pdf.length,
  })

/** Milliseconds for uploading one file, from its announcement until it is accepted. */
async function sendFile(call: Call, assignmentId: string, it: Student): Promise<number> {
  const { uploadId } = it
  const began = performance.now()
  await announce(call, assignmentId, it)
  await call(it, `/api/uploads/${uploadId}/pieces?offset=0`, pdf)
  await call(it, `/api/uploads/${uploadId}/completion`, {})
  return performance.now() - began
}

interface Answer {
  receipt: { submittedAt: string; dueAt: string; lateSeconds: number }
}

async function handIn(call: Call, assignmentId: string, it: Student): Promise<HandedIn> {
  const sentAt = Date.now()
  const form = { submissionId: it.submissionId, uploadIds: [it.uploadId] }
  const path = `/api/my-assignments/${assignmentId}/submissions`
  const { receipt } = (await call(it, path, form)) as Answer
  return {
    sentAt,
    answeredAt: Date.now(),
    submittedAt: Date.parse(receipt.submittedAt),
    dueAt: Date.parse(receipt.dueAt),
    late: receipt.lateSeconds > 0,
  }
}

async function inLanes<T, R>(all: readonly T[], lanes: number, work: (it: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const lane = async () => {
    while (next < all.length) results.push(await work(all[next++]!))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}

interface Rush {
  files: number[]
  outcomes: HandedIn[]
  tookMs: number
}

async function report(pool: Pool, { files, outcomes, tookMs }: Rush) {
  const { rows } = await pool.query('select count(*)::int as kept from submissions')
  const wrongSide = outcomes.filter(({ submittedAt, dueAt, late }) => submittedAt > dueAt !== late)
  const wrongDate = outcomes.filter((it) => it.submittedAt < it.sentAt || it.submittedAt > it.answeredAt)
  if (rows[0].kept !== students || wrongSide.length > 0 || wrongDate.length > 0)
    throw new Error(
      `${rows[0].kept} kept, ${wrongSide.length} on the wrong side, ${wrongDate.length} misdated`,
    )
  const late = outcomes.filter((it) => it.late).length
  const waits = outcomes.map(({ sentAt, submittedAt }) => submittedAt - sentAt)
  const answers = outcomes.map(({ sentAt, answeredAt }) => answeredAt - sentAt)
  const line = (name: string, values: number[]) => [
    name,
    ...[0.5, 0.95, 1].map((share) => quantile(values, share).toFixed(0)),
  ]
  process.stdout.write(
    `\n${students} submissions within ${rush} ms: ${students - late} on time, ${late} late, all kept, ` +
      `none on the wrong side; done after ${tookMs} ms\n`,
  )
  printTable(
    ['ms', 'p50', 'p95', 'longest'],
    [line('file sent, 12 at once', files), line('until dated', waits), line('until answered', answers)],
  )
}
