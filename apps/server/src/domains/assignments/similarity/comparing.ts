import { join } from 'node:path'
import { serverRoot } from '#platform/server-root.ts'
import { createWorkerPool } from '#platform/workers/worker-pool.ts'
import type * as tasks from '../../../comparing-worker.ts'

const workerFile = () =>
  import.meta.filename.endsWith('.ts')
    ? join(import.meta.dirname, '../../../comparing-worker.ts')
    : join(serverRoot(), 'dist/comparing-worker.js')

/** Students' files may be made to keep a reader busy, so they are read in a worker that can be terminated. */
const workers = createWorkerPool(workerFile, { workers: 1, timeLimit: 30_000 })

/** Terminates the worker when the server stops. */
export const closeComparing = () => workers.close()

type Tasks = typeof tasks

/** Runs a task of the worker. */
export async function compared<K extends keyof Tasks>(
  name: K,
  task: Parameters<Tasks[K]>[0],
): Promise<Awaited<ReturnType<Tasks[K]>>> {
  const assignment = workers.assign({ key: 'similar work', hasLeft: () => false })
  try {
    return (await assignment.run(name, task)) as Awaited<ReturnType<Tasks[K]>>
  } finally {
    assignment.end()
  }
}
