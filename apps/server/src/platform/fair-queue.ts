/**
 * Why a queue rejects a job: too many of its client, too many in total, client disconnected, or server
 * stopping.
 */
type RefusalReason = 'client-full' | 'full' | 'client-left' | 'closed'

export class QueueRefusal extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason) {
    super(`queue refused a job: ${reason}`)
    this.reason = reason
  }
}

interface Limits {
  /** Jobs that one client may have waiting and running. */
  perClient: number
  /** The same for all clients together. */
  total: number
}

/** Counts the jobs of each client. Only a client at its limit is rejected. */
export function createShares({ perClient, total }: Limits) {
  const held = new Map<string, number>()
  let sum = 0
  return {
    /**
     * @returns releases the share; calling it again has no effect
     * @throws QueueRefusal
     */
    take(key: string): () => void {
      const own = held.get(key) ?? 0
      if (own >= perClient) throw new QueueRefusal('client-full')
      if (sum >= total) throw new QueueRefusal('full')
      held.set(key, own + 1)
      sum += 1
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        sum -= 1
        const left = held.get(key)! - 1
        if (left > 0) held.set(key, left)
        else held.delete(key)
      }
    },
  }
}

interface Waiting {
  start: () => void
  refuse: (reason: RefusalReason) => void
  isWanted: () => boolean
}

/**
 * Runs `atOnce` jobs at a time. Clients take turns: every waiting client is served before any client is
 * served twice. Jobs of one client run in the order in which they came.
 */
export function createFairQueue({ atOnce, ...limits }: Limits & { atOnce: number }) {
  const shares = createShares(limits)
  // In the order of their turns: a client that was served moves to the end.
  const clients = new Map<string, Waiting[]>()
  let running = 0

  function takeNext(): Waiting | undefined {
    for (const [key, jobs] of clients) {
      let job = jobs.shift()
      // A client whose job is dropped starts its next one instead.
      while (job && !job.isWanted()) {
        job.refuse('client-left')
        job = jobs.shift()
      }
      clients.delete(key)
      if (jobs.length > 0) clients.set(key, jobs)
      if (job) return job
    }
    return undefined
  }
  function startWaiting() {
    while (running < atOnce) {
      const job = takeNext()
      if (!job) return
      running += 1
      job.start()
    }
  }
  const enterQueue = (key: string, isWanted: () => boolean) =>
    new Promise<void>((start, reject) => {
      const refuse = (reason: RefusalReason) => reject(new QueueRefusal(reason))
      const jobs = clients.get(key)
      if (jobs) jobs.push({ start, refuse, isWanted })
      else clients.set(key, [{ start, refuse, isWanted }])
      startWaiting()
    })

  return {
    /**
     * @param isWanted called just before the job would start: if it returns false, the job is dropped
     * @throws QueueRefusal
     */
    async run<T>(key: string, work: () => Promise<T>, isWanted = () => true): Promise<T> {
      const giveBack = shares.take(key)
      try {
        await enterQueue(key, isWanted)
        try {
          return await work()
        } finally {
          running -= 1
          startWaiting()
        }
      } finally {
        giveBack()
      }
    },
    /** Rejects waiting jobs. Running ones continue. */
    refuseWaiting() {
      const waiting = [...clients.values()].flat()
      clients.clear()
      for (const { refuse } of waiting) refuse('closed')
    },
  }
}

export type FairQueue = ReturnType<typeof createFairQueue>
