import { availableParallelism } from 'node:os'
import type { ServedClient } from '#platform/client.ts'
import { createShares, QueueRefusal } from '#platform/fair-queue.ts'
import { createWorkerLane, type WorkerLane } from './worker-lane.ts'

/** One core stays with the thread that answers requests; on a machine with one core they share it. */
const defaultWorkers = Math.max(1, Math.min(4, availableParallelism() - 1))
/** A person who selects one document after the other has three or four under way. */
const defaultLimits = { perClient: 8, total: 256 }

interface Options {
  workers?: number
  perClient?: number
  total?: number
  /** Milliseconds for one task. */
  timeLimit?: number
}

/** Work that stays with one worker, because the worker remembers what came before. */
export interface Assignment {
  run(name: string, task: unknown): Promise<unknown>
  /** Gives the share back; calling it again changes nothing. */
  end(): void
}

/**
 * Worker threads for costly work, started when they are first needed. A client has a limited number of assignments,
 * waiting ones among them, and all clients take turns at every task.
 */
export function createWorkerPool(file: () => string, options: Options = {}) {
  const { workers = defaultWorkers, timeLimit, ...limits } = options
  const shares = createShares({ ...defaultLimits, ...limits })
  const lanes: WorkerLane[] = []
  const assigned = new Map<WorkerLane, number>()
  const busyness = (lane: WorkerLane) => lane.load + (assigned.get(lane) ?? 0)

  /** Another worker only when the others have something to do. */
  function leastBusyLane(): WorkerLane {
    const [idlest] = lanes.toSorted((a, b) => busyness(a) - busyness(b))
    if (idlest && (busyness(idlest) === 0 || lanes.length >= workers)) return idlest
    const lane = createWorkerLane(file(), timeLimit)
    lanes.push(lane)
    return lane
  }

  return {
    /** @throws QueueRefusal where the client, or all clients together, have as many as they may */
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
    /** Ends all workers with what they have under way; a later assignment starts new ones. */
    async close() {
      const ending = lanes.splice(0)
      assigned.clear()
      await Promise.all(ending.map((lane) => lane.close()))
    },
  }
}
