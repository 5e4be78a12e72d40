import { availableParallelism } from 'node:os'
import type { ServedClient } from '#platform/client.ts'
import { createShares, QueueRefusal } from '#platform/fair-queue.ts'
import { createWorkerLane, type WorkerLane } from './worker-lane.ts'

/** One core is left to the thread that answers requests. A machine with one core shares it. */
const defaultWorkers = Math.max(1, Math.min(4, availableParallelism() - 1))
/** A person who opens one document after the other has three or four tasks at once. */
const defaultLimits = { perClient: 8, total: 256 }

interface Options {
  workers?: number
  perClient?: number
  total?: number
  /** Milliseconds for one task. */
  timeLimit?: number
}

/** A series of tasks that stays with one worker, because the worker remembers earlier ones. */
export interface Assignment {
  run(name: string, task: unknown): Promise<unknown>
  /** Releases the share. Calling it again has no effect. */
  end(): void
}

/**
 * Worker threads for expensive work, started when first needed. Each client has a limited number of
 * assignments, waiting ones included, and all clients take turns at every task.
 */
export function createWorkerPool(file: () => string, options: Options = {}) {
  const { workers = defaultWorkers, timeLimit, ...limits } = options
  const shares = createShares({ ...defaultLimits, ...limits })
  const lanes: WorkerLane[] = []
  const assigned = new Map<WorkerLane, number>()
  const busyness = (lane: WorkerLane) => lane.load + (assigned.get(lane) ?? 0)

  /** Starts another worker only when all existing ones are busy. */
  function leastBusyLane(): WorkerLane {
    const [idlest] = lanes.toSorted((a, b) => busyness(a) - busyness(b))
    if (idlest && (busyness(idlest) === 0 || lanes.length >= workers)) return idlest
    const lane = createWorkerLane(file(), timeLimit)
    lanes.push(lane)
    return lane
  }

  return {
    /** @throws QueueRefusal if the client, or all clients together, are at their limit */
    assign(client: ServedClient): Assignment {
      const giveBack = shares.take(client.key)
      const lane = leastBusyLane()
      assigned.set(lane, (assigned.get(lane) ?? 0) + 1)
      let isOpen = true
      return {
        async run(name, task) {
          if (!lanes.includes(lane)) throw new QueueRefusal('closed')
          return lane.run(client, name, task)
        },
        end() {
          if (!isOpen) return
          isOpen = false
          assigned.set(lane, assigned.get(lane)! - 1)
          giveBack()
        },
      }
    },
    /** Terminates all workers and their running tasks. A later assignment starts new ones. */
    async close() {
      const ending = lanes.splice(0)
      assigned.clear()
      await Promise.all(ending.map((lane) => lane.close()))
    },
  }
}
