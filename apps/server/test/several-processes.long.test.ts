import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it, onTestFinished, vi } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { newSecretKey, startBuiltServer } from '#testing/server-process.ts'

const metricsToken = 'a-token-of-the-scraper'
const { url: databaseUrl } = await testDatabase()
const environment = {
  DATABASE_URL: databaseUrl,
  SECRET_KEY: newSecretKey(),
  METRICS_TOKEN: metricsToken,
  WORKERS: '3',
}

const listProcesses = (parent: number): number[] =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(parent)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('main.js'))
    .map((line) => Number.parseInt(line, 10))

/**
 * Each process has one connection that receives the announcements of all. On a busy machine they start
 * slowly.
 */
const allListen = () =>
  vi.waitFor(async () => expect(await countConnections('campanile-listener')).toBe(3), {
    timeout: 200_000,
    interval: 500,
  })

const started = async () => {
  const server = await startBuiltServer(environment)
  await allListen()
  return { ...server, processes: () => listProcesses(server.child.pid!) }
}

/** Over a separate connection, so that the processes alternate. */
const get = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers: { ...headers, connection: 'close' } })

const readMetrics = async (url: string) =>
  (await get(`${url}/metrics`, { authorization: `Bearer ${metricsToken}` })).text()

const countConnections = async (name: string) => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(
    'select count(*)::int as count from pg_stat_activity where application_name = $1 and datname = current_database()',
    [name],
  )
  await client.end()
  return rows[0].count as number
}

it('share one port, report their metrics together, and end together', async () => {
  const { url, said, stop, child, processes } = await started()
  expect(said()).toContain('3 processes answer requests.')
  const pids = processes()
  expect(pids).toHaveLength(3)
  expect((await get(`${url}/readyz`)).status).toBe(200)
  for (let count = 0; count < 12; count += 1) expect((await get(`${url}/api/session`)).status).toBe(200)
  for (let scrape = 0; scrape < 4; scrape += 1) {
    const text = await readMetrics(url)
    expect(text).toMatch(/^campanile_requests_total\{operation="readSession",status="200"\} 12$/m)
    // Figures of the installation are the same everywhere, and are not added up.
    expect(text).toMatch(/^campanile_database_up 1$/m)
  }
  await stop()
  expect(child.exitCode).toBe(0)
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
}, 300_000)

it('are replaced when they end by themselves, while the others go on answering', async () => {
  const { url, said, processes, stop } = await started()
  const replaced = () => said().split('a process ended and is started again').length - 1
  const [first, second] = processes()
  for (const [before, pid] of [second!, first!].entries()) {
    process.kill(pid, 'SIGKILL')
    // Connections are given to it until it is known to have ended.
    await vi.waitFor(() => expect(replaced()).toBe(before + 1), { timeout: 60_000 })
    expect((await get(`${url}/healthz`)).status).toBe(200)
    await allListen()
  }
  expect(processes()).toHaveLength(3)
  // The first process ran the jobs, and so does its replacement.
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`select graphile_worker.add_job('sendMails', '{}'::json, job_key => 'from the test')`)
  await vi.waitFor(
    async () => {
      const { rows } = await client.query(`select 1 from graphile_worker.jobs where key = 'from the test'`)
      expect(rows).toEqual([])
    },
    { timeout: 60_000, interval: 500 },
  )
  await client.end()
  await stop()
}, 600_000)

it('do not outlive the process that started them', async () => {
  const { kill, processes } = await started()
  const pids = processes()
  await kill()
  for (const pid of pids)
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 30_000 })
}, 300_000)

it('report once why they cannot start, and are not retried', async () => {
  const program = join(import.meta.dirname, '../dist/main.js')
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...environment, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', PORT: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stderr.on('data', (data: Buffer) => {
    said += data
  })
  const [code] = await once(child, 'exit')
  expect(code).toBe(1)
  expect(said.match(/The database cannot be reached or migrated/g)).toHaveLength(1)
}, 300_000)
