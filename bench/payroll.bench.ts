import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { openPool, toDatabase } from '@campanile/server/db/database.ts'
import { startEmbeddedPostgres } from '@campanile/server/db/embedded/cluster.ts'
import { migrate } from '@campanile/server/db/migrate.ts'
import { computePeople } from '@campanile/server/domains/payroll/computing/pay-computing.service.ts'
import { createLog } from '@campanile/server/platform/log.ts'
import { factories, testPassword } from '@campanile/server/testing/factories.ts'
import { startServerProcess } from '../e2e/support/server-process.ts'
import { correct, fill, lock, type Pool, people, visiting } from './payroll-data.ts'
import { printTable } from './table.ts'

const [month, next] = ['2026-10', '2026-11']
const batch = 250

/** The results of a run, in a form in which two runs can be compared. */
async function written(pool: Pool, payRunId: string): Promise<string> {
  const { rows } = await pool.query(
    `select count(distinct s.id) as slips, count(l.id) as lines, sum(l.amount) as net,
        md5(string_agg(s.person_id || l.key || l.amount, ',' order by s.person_id, l.position)) as fingerprint,
        (select count(*) from pay_line_events e join pay_lines x on x.id = e.pay_line_id
          join payslips y on y.id = x.payslip_id where y.pay_run_id = $1) as events,
        (select count(*) from pay_discrepancies where pay_run_id = $1) as discrepancies
      from payslips s join pay_lines l on l.payslip_id = s.id where s.pay_run_id = $1`,
    [payRunId],
  )
  return JSON.stringify(rows[0])
}

/** Resident memory of a process, in megabytes. */
async function heldBy(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** The number of SQL statements for one batch of people. */
async function statementsOf(url: string, payRunId: string, of = month): Promise<number> {
  let statements = 0
  const pool = openPool(url, createLog('error'), 1)
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...it: unknown[]) => unknown
    client.query = ((...it: unknown[]) => {
      statements += 1
      return query(...it)
    }) as typeof client.query
  })
  const { rows } = await pool.query(
    'select person_id as id from pay_run_people where pay_run_id = $1 order by 1 limit $2',
    [payRunId, batch],
  )
  const stored = await pool.query('select * from pay_runs where id = $1', [payRunId])
  const { currency, items, counted_at: countedAt } = stored.rows[0]
  statements = 0
  await computePeople(
    toDatabase(pool),
    { id: payRunId, month: of, currency, items, countedAt },
    rows.map(({ id }) => id),
  )
  await pool.end()
  return statements
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * A pay run for 5,000 people: time, memory and statements. Then one that is killed in the middle and
 * restarted.
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
  const admin = await make.admin()
  await fill(pool)
  const start = () =>
    startServerProcess({ DATABASE_URL: cluster.url, DATA_DIR: directory, LOG_LEVEL: 'error' })
  let server = await start()
  try {
    const signIn = async () => {
      const answer = await fetch(`${server.url}/api/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: server.url },
        body: JSON.stringify({ email: admin.email, password: testPassword }),
      })
      return answer.headers
        .getSetCookie()
        .map((it) => it.split(';')[0])
        .join('; ')
    }
    const begin = async (of = month) => {
      const payRunId = crypto.randomUUID()
      const answer = await fetch(`${server.url}/api/pay-runs`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: server.url, cookie: await signIn() },
        body: JSON.stringify({ payRunId, month: of }),
      })
      if (!answer.ok) throw new Error(`the run answered ${answer.status}: ${await answer.text()}`)
      return payRunId
    }
    const progress = async (payRunId: string) => {
      const { rows } = await pool.query(
        `select status, (select count(computed_at) from pay_run_people where pay_run_id = r.id)::int as done
          from pay_runs r where id = $1`,
        [payRunId],
      )
      return rows[0] as { status: string; done: number }
    }
    const finished = async (payRunId: string) => {
      let most = 0
      for (;;) {
        const { status } = await progress(payRunId)
        most = Math.max(most, await heldBy(server.child.pid!))
        if (status === 'computed') return most
        if (status === 'draft') throw new Error('computing failed')
        await pause(50)
      }
    }
    const idle = await heldBy(server.child.pid!)
    const began = performance.now()
    const first = await begin()
    const most = await finished(first)
    const seconds = (performance.now() - began) / 1000
    const whole = await written(pool, first)
    await pool.query('delete from pay_runs where id = $1', [first])

    const second = await begin()
    while ((await progress(second)).done < people / 3) await pause(10)
    server.child.kill('SIGKILL')
    const { done } = await progress(second)
    await server.stop()
    server = await start()
    const resumed = performance.now()
    await finished(second)
    const rest = (performance.now() - resumed) / 1000
    const again = await written(pool, second)

    const statements = await statementsOf(cluster.url, second)
    await lock(pool, second)
    await correct(pool)
    const adjustingBegan = performance.now()
    const third = await begin(next)
    const adjustingMost = await finished(third)
    const adjusting = (performance.now() - adjustingBegan) / 1000
    const { rows: adjusted } = await pool.query(
      `select count(distinct s.person_id)::int as people from payslips s join pay_lines l on l.payslip_id = s.id
        where s.pay_run_id = $1 and l.kind = 'adjustment'`,
      [third],
    )
    const adjustingStatements = await statementsOf(cluster.url, third, next)
    process.stdout.write(`\n${people} people, ${visiting} of them by the hour; one month\n`)
    printTable(
      ['seconds', 'MB idle', 'MB most', 'statements', 'killed after', 'rest, s', 'same result'],
      [
        [
          seconds.toFixed(1),
          idle.toFixed(0),
          most.toFixed(0),
          `${statements} for ${batch} people`,
          done,
          rest.toFixed(1),
          whole === again ? 'yes' : `no: ${whole} ${again}`,
        ],
      ],
    )
    process.stdout.write(`\nThe month after, the one before put right for some, its classes in other hands\n`)
    printTable(
      ['seconds', 'MB most', 'statements', 'people adjusted'],
      [
        [
          adjusting.toFixed(1),
          adjustingMost.toFixed(0),
          `${adjustingStatements} for ${batch} people`,
          adjusted[0].people,
        ],
      ],
    )
    if (whole !== again) process.exitCode = 1
  } finally {
    await server.stop()
    await pool.end()
    await cluster.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}
