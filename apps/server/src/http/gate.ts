import type { Turn } from '@campanile/contract/operation.ts'
import type { Log } from '#platform/log.ts'

/** How many requests one process works on at a time: docs/decisions/0032. */
const usual = 256

/** Keeps a process from taking on more than it can answer soon; what it does not let in costs next to nothing. */
export interface Gate {
  /** Whether a request may come in now. Whoever may not is told to come again, and nothing was done for it. */
  lets(turn: Turn): boolean
  /** Counts the work as under way until it is done. */
  work<T>(work: () => Promise<T>): Promise<T>
}

/** Work that waits for its turn leaves a quarter of the places to what goes first. */
export function createGate(log: Log, places = usual): Gate {
  const limits = { usual: Math.ceil(places * 0.75), first: places, always: Number.POSITIVE_INFINITY }
  let underWay = 0
  let putOff = 0

  // One line when it begins and one when it is over: a line for each would be work itself.
  function refused() {
    if (putOff === 0) log.warn({ underWay }, 'more requests than this server can take: some are put off')
    putOff += 1
    return false
  }
  function left() {
    underWay -= 1
    if (putOff === 0 || underWay > places / 2) return
    log.warn({ putOff }, 'requests are no longer put off')
    putOff = 0
  }

  return {
    lets: (turn) => underWay < limits[turn] || refused(),
    async work(work) {
      underWay += 1
      try {
        return await work()
      } finally {
        left()
      }
    },
  }
}
