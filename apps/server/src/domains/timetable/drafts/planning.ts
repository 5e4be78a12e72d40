import { join } from 'node:path'
import { serverRoot } from '#platform/server-root.ts'
import { createWorkerPool } from '#platform/workers/worker-pool.ts'
import type * as tasks from '../../../planning-worker.ts'
import type { Placement, TimetableProblem } from './timetable-problem.ts'

const workerFile = () =>
  import.meta.filename.endsWith('.ts')
    ? join(import.meta.dirname, '../../../planning-worker.ts')
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

type Plan = Parameters<(typeof tasks)['plan']>[0]

/** Computes a timetable in a worker thread; undefined: none was found in time. */
export async function plannedTimetable(
  problem: TimetableProblem,
  { seconds, stop }: Omit<Plan, 'problem'>,
): Promise<Placement[] | undefined> {
  const assignment = workers.assign({ key: 'timetable', hasLeft: () => false })
  try {
    return (await assignment.run('plan', { problem, seconds, stop } satisfies Plan)) as
      | Placement[]
      | undefined
  } finally {
    assignment.end()
  }
}
