import fc from 'fast-check'
import { expect, it } from 'vitest'
import { admissionLimits } from './admission.ts'
import type { Client } from './client.ts'
import { createFairQueue, type Level } from './fair-queue.ts'

const limits = admissionLimits(16)
const client = (group: Client['group'], key: number): Client => ({ group, key: `client ${key}` })

interface Running {
  client: Client
  level: Level
  number: number
}

/** A queue, and the list of admitted requests in order. */
function world() {
  const queue = createFairQueue(limits)
  const running: Running[] = []
  const order: Running[] = []
  let number = 0
  async function arrive(who: Client, level: Level) {
    if (!queue.takes(who, level)) return false
    const request = { client: who, level, number: number++ }
    const begin = () => {
      running.push(request)
      order.push(request)
    }
    const wait = queue.enter(who, level)
    if (wait) void wait.then(begin)
    else begin()
    await Promise.resolve()
    return true
  }
  async function end(index: number) {
    const [ended] = running.splice(index % Math.max(1, running.length), 1)
    if (ended) queue.leave(ended.client)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { queue, running, order, arrive, end, arrived: () => number }
}

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      group: fc.constantFrom('signed-in', 'signed-out'),
      key: fc.nat(5),
      level: fc.constantFrom('high', 'normal'),
    }),
  },
  { weight: 2, arbitrary: fc.nat(30) },
)

it('keeps every limit, serves each client in order and eventually serves everyone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 150 }), async (steps) => {
      const { queue, running, order, arrive, end, arrived } = world()
      for (const it of steps) {
        if (typeof it === 'number') await end(it)
        else await arrive(client(it.group, it.key), it.level)
        expect(queue.admitted()).toBe(running.length)
        expect(running.length).toBeLessThanOrEqual(limits.places.high)
        expect(queue.waiting()).toBe(arrived() - order.length)
        for (const group of ['signed-in', 'signed-out'] as const) {
          const ofGroup = running.filter((one) => one.client.group === group)
          expect(ofGroup.length).toBeLessThanOrEqual(limits.ofGroup[group].high)
          for (const one of ofGroup) {
            const own = ofGroup.filter((other) => other.client.key === one.client.key)
            expect(own.length).toBeLessThanOrEqual(limits.ofClient[group].high)
          }
        }
      }
      while (running.length > 0) await end(0)
      expect([queue.admitted(), queue.waiting(), order.length]).toEqual([0, 0, arrived()])
      const last = new Map<string, number>()
      for (const { client: who, level, number } of order) {
        const line = `${who.group} ${who.key} ${level}`
        expect(number).toBeGreaterThan(last.get(line) ?? -1)
        last.set(line, number)
      }
    }),
    { numRuns: 200 },
  )
})

it('rejects only the client whose queue is full', async () => {
  const { queue, arrive } = world()
  const greedy = client('signed-in', 1)
  const accepted: boolean[] = []
  for (let count = 0; count < 500; count++) accepted.push(await arrive(greedy, 'normal'))
  const room = limits.ofClient['signed-in'].normal + limits.waiting.ofClient['signed-in']
  expect(accepted.filter(Boolean)).toHaveLength(room)
  for (const other of [client('signed-in', 2), client('signed-out', 1)])
    expect(queue.enter(other, 'normal')).toBeUndefined()
})

it('serves a new client before the backlog of another client', async () => {
  const { running, order, arrive, end } = world()
  for (let key = 0; key < 40; key++) await arrive(client('signed-in', key), 'normal')
  for (let count = 0; count < 4; count++) await arrive(client('signed-in', 0), 'normal')
  const newcomer = client('signed-out', 7)
  await arrive(newcomer, 'normal')
  await end(0)
  await end(0)
  expect(order.slice(-2).map((it) => it.client)).toContainEqual(newcomer)
  expect(running.length).toBe(limits.places.normal)
})

it('keeps a quarter of the slots for urgent requests and serves those first', async () => {
  const { running, order, arrive, end } = world()
  for (let key = 0; key < 30; key++) await arrive(client('signed-in', key), 'normal')
  expect(running.length).toBe(limits.places.normal)
  for (let key = 30; key < 36; key++) await arrive(client('signed-in', key), 'high')
  expect(running.length).toBe(limits.places.high)
  await end(0)
  expect(order.at(-1)?.level).toBe('high')
})

it('keeps half of the slots for signed-in people, however many networks send requests', async () => {
  const { queue, running, arrive } = world()
  for (let key = 0; key < 200; key++) await arrive(client('signed-out', key), 'high')
  expect(running.length).toBe(limits.places.high / 2)
  expect(queue.enter(client('signed-in', 1), 'normal')).toBeUndefined()
})
