import { setImmediate } from 'node:timers/promises'
import { array, assert, asyncProperty, boolean, integer, nat, record } from 'fast-check'
import { expect, it } from 'vitest'
import { createFairQueue, createShares, QueueRefusal } from './fair-queue.ts'

const roomy = { perClient: 1_000, total: 1_000 }

/** Jobs that end when the test says so. */
function controlled(atOnce: number, limits = roomy) {
  const queue = createFairQueue({ atOnce, ...limits })
  const started: string[] = []
  const ends: (() => void)[] = []
  const run = (key: string, isWanted = () => true) =>
    queue.run(
      key,
      () => {
        started.push(key)
        return new Promise<void>((resolve) => ends.push(resolve))
      },
      isWanted,
    )
  const endNext = async () => {
    await setImmediate()
    ends.shift()?.()
    await setImmediate()
  }
  return { queue, run, started, endNext, underWay: () => ends.length }
}

const toReason = (job: Promise<unknown>) =>
  job.then(
    () => 'done',
    (error: unknown) => (error instanceof QueueRefusal ? error.reason : 'another error'),
  )

it('serves a client with one job after one job of a client with many', async () => {
  const { run, started, endNext } = controlled(1)
  for (let job = 0; job < 32; job += 1) void run('greedy')
  void run('other')
  await endNext()
  await endNext()
  expect(started.slice(0, 3)).toEqual(['greedy', 'greedy', 'other'])
})

it("serves no client twice while another one waits, and each client's jobs in order", async () => {
  const jobs = array(record({ client: nat(5), isWanted: boolean() }), { maxLength: 60 })
  await assert(
    asyncProperty(jobs, integer({ min: 1, max: 4 }), async (given, atOnce) => {
      const queue = createFairQueue({ atOnce, ...roomy })
      const started: { client: number; index: number }[] = []
      let running = 0
      let mostRunning = 0
      // Occupies the queue until all others are waiting.
      for (let place = 0; place < atOnce; place += 1) void queue.run('first', () => setImmediate())
      const outcomes = given.map(({ client, isWanted }, index) =>
        toReason(
          queue.run(
            String(client),
            async () => {
              started.push({ client, index })
              running += 1
              mostRunning = Math.max(mostRunning, running)
              await setImmediate()
              running -= 1
            },
            () => isWanted,
          ),
        ),
      )
      const wanted = given.map(({ isWanted }) => (isWanted ? 'done' : 'client-left'))
      expect(await Promise.all(outcomes)).toEqual(wanted)
      expect(mostRunning).toBeLessThanOrEqual(atOnce)
      for (const client of new Set(given.map((it) => it.client))) {
        const own = started.filter((it) => it.client === client).map(({ index }) => index)
        expect(own).toEqual(own.toSorted((a, b) => a - b))
        // While this client has a job left, no other client is served twice between two of its jobs.
        const places = started.flatMap((it, place) => (it.client === client ? [place] : []))
        for (const [turn, place] of places.entries()) {
          const between = started.slice((places[turn - 1] ?? -1) + 1, place).map((it) => it.client)
          expect(new Set(between).size).toBe(between.length)
        }
      }
    }),
  )
})

it('rejects a client with too many jobs, and everyone when there are too many in total', async () => {
  const { run, endNext } = controlled(1, { perClient: 2, total: 3 })
  void run('a')
  void run('a')
  expect(await toReason(run('a'))).toBe('client-full')
  void run('b')
  expect(await toReason(run('c'))).toBe('full')
  await endNext()
  const fresh = run('c')
  for (let job = 0; job < 3; job += 1) await endNext()
  expect(await toReason(fresh)).toBe('done')
})

it('drops a job whose result is no longer needed when it would start', async () => {
  const { run, started, endNext } = controlled(1)
  let hasLeft = false
  void run('a')
  const dropped = toReason(run('b', () => !hasLeft))
  hasLeft = true
  const kept = toReason(run('c'))
  await endNext()
  expect(await dropped).toBe('client-left')
  await endNext()
  expect(await kept).toBe('done')
  expect(started).toEqual(['a', 'c'])
})

it('goes on after a job that fails, and frees its share', async () => {
  const queue = createFairQueue({ atOnce: 1, perClient: 1, total: 1 })
  const fail = () => queue.run('a', () => Promise.reject(new Error('gone')))
  await expect(fail()).rejects.toThrow('gone')
  await expect(fail()).rejects.toThrow('gone')
  expect(await queue.run('b', async () => 'done')).toBe('done')
})

it('rejects waiting jobs when it closes, and lets running ones finish', async () => {
  const { queue, run, endNext } = controlled(1)
  const running = toReason(run('a'))
  const waiting = [toReason(run('a')), toReason(run('b'))]
  queue.refuseWaiting()
  expect(await Promise.all(waiting)).toEqual(['closed', 'closed'])
  await endNext()
  expect(await running).toBe('done')
})

it('frees a share only once, however often it is released', () => {
  const shares = createShares({ perClient: 2, total: 2 })
  const giveBack = shares.take('a')
  shares.take('a')
  giveBack()
  giveBack()
  shares.take('a')
  expect(() => shares.take('a')).toThrow(QueueRefusal)
})
