import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Piscina } from 'piscina'
import type { ServedClient } from '#platform/client.ts'
import { createFairQueue, QueueRefusal } from '#platform/fair-queue.ts'

/** Milliseconds that one task may take before its worker is terminated. */
const defaultTimeLimit = 30_000
/**
 * Enough for the fonts of a few dozen documents. A worker that needs more is terminated, and the server goes
 * on.
 */
const resourceLimits = { maxOldGenerationSizeMb: 512 }
/** Where cores are scarce, the thread that answers requests has priority. */
const niceIncrement = 10

const unlimited = { perClient: Number.POSITIVE_INFINITY, total: Number.POSITIVE_INFINITY }

/** Source files need a loader to run; the build does not. */
const workerArgs = (file: string) =>
  file.endsWith('.ts') ? ['--import', pathToFileURL(join(import.meta.dirname, 'run-sources.mjs')).href] : []

/**
 * One worker thread and its queue. It runs one task at a time and serves clients in turn. It starts with the
 * first task, keeps its module's state between tasks, and is replaced when it ends.
 *
 * @param file the module whose exported functions are the tasks
 */
export function createWorkerLane(file: string, timeLimit = defaultTimeLimit) {
  const queue = createFairQueue({ atOnce: 1, ...unlimited })
  const pool = new Piscina({
    filename: file,
    execArgv: workerArgs(file),
    minThreads: 1,
    maxThreads: 1,
    // Work that one task starts, such as compression, continues between tasks.
    atomics: 'disabled',
    recordTiming: false,
    niceIncrement,
    resourceLimits,
  })
  // A worker that ends between two tasks does no harm, but without a listener the error would end the server.
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
    /** Tasks waiting and running. */
    get load() {
      return load
    },
    /** @throws QueueRefusal, the task's own error, or an error if its worker ended */
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
    /** Rejects waiting tasks and running ones too. */
    async close() {
      isClosed = true
      queue.refuseWaiting()
      await pool.destroy()
    },
  }
}

export type WorkerLane = ReturnType<typeof createWorkerLane>
