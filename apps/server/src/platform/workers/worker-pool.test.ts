import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { QueueRefusal } from '#platform/fair-queue.ts'
import { createWorkerPool } from './worker-pool.ts'

const odd = () => join(import.meta.dirname, 'testing/odd-worker.ts')
const toClient = (key: string, hasLeft = () => false) => ({ key, hasLeft })

function makePool(options: Parameters<typeof createWorkerPool>[1]) {
  const pool = createWorkerPool(odd, { workers: 1, ...options })
  onTestFinished(pool.close)
  const run = async (name: string, task: unknown = null, client = toClient('a')) => {
    const assignment = pool.assign(client)
    try {
      return await assignment.run(name, task)
    } finally {
      assignment.end()
    }
  }
  return { pool, run }
}

/** A task that occupies its worker until it is released. */
function holding() {
  const flag = new Int32Array(new SharedArrayBuffer(8))
  return {
    flag,
    begun: async () => {
      await expect.poll(() => Atomics.load(flag, 0), { interval: 5 }).toBe(1)
    },
    release: () => {
      Atomics.store(flag, 1, 1)
      Atomics.notify(flag, 1)
    },
  }
}

const toReason = (job: Promise<unknown>) =>
  job.then(
    () => 'done',
    (error: unknown) => (error instanceof QueueRefusal ? error.reason : (error as Error).message),
  )

it('runs tasks in other threads, and keeps an assignment in one of them', async () => {
  const { pool } = makePool({ workers: 2 })
  const [one, other] = [pool.assign(toClient('a')), pool.assign(toClient('a'))]
  const threads = await Promise.all([one, other, one].map((it) => it.run('tellThread', null)))
  expect(threads[0]).toBe(threads[2])
  expect(new Set([0, ...threads]).size).toBe(3)
})

it('passes on the error of a task, and its worker lives on', async () => {
  const { run } = makePool({})
  const thread = await run('tellThread')
  await expect(run('fail')).rejects.toThrow('this task failed')
  expect(await run('tellThread')).toBe(thread)
})

it.each([
  ['crash', /exited with code: 7/],
  ['fillMemory', /memory/],
])('fails the task whose worker ends (%s), and a new worker takes the next one', async (name, error) => {
  const { run } = makePool({})
  const waiting = run('repeat', 'still here', toClient('b'))
  await expect(run(name)).rejects.toThrow(error)
  expect(await waiting).toBe('still here')
  expect(await run('repeat', 'again')).toBe('again')
})

it('terminates the worker of a task that takes too long', async () => {
  const { run } = makePool({ timeLimit: 4_000 })
  expect(await run('repeat', 'in time')).toBe('in time')
  await expect(run('hang')).rejects.toThrow('worker task hang took longer than 4000 ms')
  expect(await run('repeat', 'again')).toBe('again')
})

it('rejects a client with too many tasks, and serves another one next', async () => {
  const { run } = makePool({ perClient: 3 })
  const { flag, begun, release } = holding()
  const order: string[] = []
  const noted = (key: string) => run('repeat', null, toClient(key)).then(() => order.push(key))
  const held = run('waitFor', flag)
  await begun()
  const waiting = [noted('a'), noted('a'), noted('b')]
  expect(await toReason(run('repeat'))).toBe('client-full')
  release()
  await Promise.all([held, ...waiting])
  expect(order).toEqual(['a', 'b', 'a'])
})

it('drops the task of a client that has disconnected', async () => {
  const { run } = makePool({})
  const { flag, begun, release } = holding()
  const held = run('waitFor', flag)
  await begun()
  let hasLeft = false
  const dropped = toReason(
    run(
      'crash',
      null,
      toClient('b', () => hasLeft),
    ),
  )
  hasLeft = true
  release()
  expect(await dropped).toBe('client-left')
  await held
})

it('closes with tasks running and waiting, and starts again on the next task', async () => {
  const { pool, run } = makePool({})
  const { flag, begun } = holding()
  const assignment = pool.assign(toClient('c'))
  const outcomes = [toReason(run('waitFor', flag)), toReason(run('repeat')), toReason(run('repeat'))]
  await begun()
  await pool.close()
  expect(await Promise.all(outcomes)).toEqual(['closed', 'closed', 'closed'])
  expect(await toReason(assignment.run('repeat', null))).toBe('closed')
  assignment.end()
  expect(await run('repeat', 'again')).toBe('again')
})
