import type { Priority } from '@campanile/contract/operation.ts'
import type { Log } from '#platform/log.ts'
import { AppError } from './app-error.ts'
import type { Client } from './client.ts'
import { type Bounds, createFairQueue, type FairQueueLimits, type Level } from './fair-queue.ts'

/** The number of requests that one process handles at once. See docs/decisions/0032. */
const defaultCapacity = 256
/** Milliseconds between two log lines about load shedding. */
const quietMs = 60_000

export interface Caller {
  client: Client
  priority?: Priority | undefined
  /** Whether the caller has disconnected. If so, a request that is still waiting is not started. */
  hasLeft?: () => boolean
}

export interface Admission {
  /** @throws AppError busy, where `run` would reject the request at once */
  refuseOverload(caller: Caller): void
  /**
   * Runs the work as soon as it is admitted. The work must not await anything whose speed the client
   * controls.
   * @throws AppError busy, before the work has started
   */
  run<T>(caller: Caller, work: () => Promise<T>): Promise<T>
  /** Requests running, requests waiting, and requests shed since the process started. */
  state(): { admitted: number; waiting: number; shed: number }
}

const part = (whole: number, share: number) => Math.max(1, Math.ceil(whole * share))

/** Reserves a quarter of the slots for high-priority requests. */
const bounds = (high: number): Bounds => ({ high, normal: part(high, 0.75) })
/** Within a client’s share, its urgent requests do not wait for its slow ones. */
const share = (normal: number): Bounds => ({ high: Math.ceil(normal * 1.5), normal })

/** docs/decisions/0032 explains these numbers. */
export function admissionLimits(places: number): FairQueueLimits {
  const waiting = 4 * places
  return {
    places: bounds(places),
    ofGroup: { 'signed-in': bounds(places), 'signed-out': bounds(part(places, 1 / 2)) },
    ofClient: { 'signed-in': share(part(places, 1 / 128)), 'signed-out': share(part(places, 1 / 64)) },
    waiting: {
      all: bounds(waiting),
      ofGroup: { 'signed-in': waiting, 'signed-out': part(waiting, 1 / 2) },
      ofClient: { 'signed-in': part(waiting, 1 / 16), 'signed-out': part(waiting, 1 / 8) },
    },
  }
}

/**
 * Keeps a process from accepting more requests than it can answer soon, and one client from using all of its
 * capacity.
 */
export function createAdmission(log: Log, places = defaultCapacity): Admission {
  const queue = createFairQueue(admissionLimits(places))
  let shed = 0
  let logged = { shed: 0, at: Number.NEGATIVE_INFINITY }

  const toLevel = (priority: Priority = 'normal'): Level => (priority === 'normal' ? 'normal' : 'high')

  // At most one line a minute: logging every shed request would add load.
  function refuse(): never {
    shed += 1
    const now = performance.now()
    if (now - logged.at > quietMs) {
      const state = { shed: shed - logged.shed, admitted: queue.admitted(), waiting: queue.waiting() }
      log.warn(state, 'load shedding: requests were refused')
      logged = { shed, at: now }
    }
    throw new AppError('busy')
  }

  function refuseOverload({ client, priority }: Caller) {
    if (priority !== 'always' && !queue.takes(client, toLevel(priority))) refuse()
  }

  return {
    refuseOverload,
    async run(caller, work) {
      refuseOverload(caller)
      const { client, priority, hasLeft } = caller
      const wait = queue.enter(client, toLevel(priority))
      try {
        if (wait) {
          await wait
          if (hasLeft?.()) throw new AppError('busy')
        }
        return await work()
      } finally {
        queue.leave(client)
      }
    },
    state: () => ({ admitted: queue.admitted(), waiting: queue.waiting(), shed }),
  }
}
