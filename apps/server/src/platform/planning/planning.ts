import { join } from 'node:path'
import type * as tasks from '../../planning-worker.ts'
import { serverRoot } from '../server-root.ts'
import { createWorkerPool } from '../workers/worker-pool.ts'

const workerFile = () =>
  import.meta.filename.endsWith('.ts')
    ? join(import.meta.dirname, '../../planning-worker.ts')
    : join(serverRoot(), 'dist/planning-worker.js')

/** Seconds that a computation looks for a better timetable. */
export const planningSeconds = 90

/** A worker that exceeds its limit is terminated, after twice the time because a machine can be busy. */
const workers = createWorkerPool(workerFile, { workers: 1, timeLimit: planningSeconds * 2000 + 60_000 })

/** Terminates the worker when the server stops. */
export const closePlanning = () => workers.close()

/** Raised by another thread to end a computation early. */
export type StopFlag = Int32Array<SharedArrayBuffer>

export const stopFlag = (): StopFlag => new Int32Array(new SharedArrayBuffer(4))

/** The input of the worker thread. */
export interface PlanningTask<Problem> {
  problem: Problem
  seconds: number
  stop: StopFlag
}

type Tasks = typeof tasks

/** Solves a problem in a worker thread; undefined: no solution was found in time. */
export async function solveInWorker<K extends keyof Tasks>(
  name: K,
  problem: Parameters<Tasks[K]>[0]['problem'],
  stop: StopFlag,
): Promise<Awaited<ReturnType<Tasks[K]>>> {
  const assignment = workers.assign({ key: 'planning', hasLeft: () => false })
  try {
    const task: PlanningTask<typeof problem> = { problem, seconds: planningSeconds, stop }
    return (await assignment.run(name, task)) as Awaited<ReturnType<Tasks[K]>>
  } finally {
    assignment.end()
  }
}
