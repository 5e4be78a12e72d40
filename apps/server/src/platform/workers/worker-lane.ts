import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Piscina } from 'piscina'
import type { ServedClient } from '#platform/client.ts'
import { createFairQueue, QueueRefusal } from '#platform/fair-queue.ts'

/** Milliseconds that one task may take; then its worker is ended with it. */
const defaultTimeLimit = 30_000
/** Enough for the fonts of some dozen documents; a worker that wants more ends, and the server goes on. */
const resourceLimits = { maxOldGenerationSizeMb: 512 }
/** Where cores are scarce, the thread that answers requests goes first. */
const niceIncrement = 10

const unlimited = { perClient: Number.POSITIVE_INFINITY, total: Number.POSITIVE_INFINITY }

/** Sources run as they are only with a loader; the build needs none. */
const execArgvFor = (file: string) =>
  file.endsWith('.ts') ? ['--import', pathToFileURL(join(import.meta.dirname, 'run-sources.mjs')).href] : []

/**
 * One worker thread and its queue: one task at a time, clients in turn. It starts with the first task, keeps what its
 * module remembers between tasks, and a new one takes its place when it ends.
 *
 * @param file the module whose exported functions are the tasks
 */
export function createWorkerLane(file: string, timeLimit = defaultTimeLimit) {
  const queue = createFairQueue({ atOnce: 1, ...unlimited })
  const pool = new Piscina({
    filename: file,
    execArgv: execArgvFor(file),
    minThreads: 1,
    maxThreads: 1,
    // What was begun in one task, packing for instance, goes on until the next.
    atomics: 'disabled',
    recordTiming: false,
    niceIncrement,
    resourceLimits,
  })
  // A worker that ends between two tasks harms nobody; without a listener it would end the server.
  pool.on('error', () => undefined)
  let load = 0
  let isClosed = false

  async function perform(name: string, task: unknown): Promise<unknown> {
    const limit = AbortSignal.timeout(timeLimit)
    try {
      return await pool.run(task, { name, signal: limit })
    } catch (cause) {
      if (isClosed) throw new QueueRefusal('closed')
      if (!limit.aborted) throw cause
      throw new Error(`worker task ${name} took longer than ${timeLimit} ms`, { cause })
    }
  }

  return {
    /** Tasks waiting and under way. */
    get load() {
      return load
    },
    /** @throws QueueRefusal, or what the task throws, or that its worker ended */
    async run({ key, hasLeft }: ServedClient, name: string, task: unknown): Promise<unknown> {
      load += 1
      try {
        return await queue.run(
          key,
          () => perform(name, task),
          () => !hasLeft(),
        )
      } finally {
        load -= 1
      }
    },
    /** Refuses what is waiting, and what is under way as well. */
    async close() {
      isClosed = true
      queue.refuseWaiting()
      await pool.destroy()
    },
  }
}

export type WorkerLane = ReturnType<typeof createWorkerLane>
