import { AppError } from './app-error.ts'
import type { Client } from './client.ts'

/** The minimum speed of a request body, measured in regular checks. */
export interface BodyPace {
  /** Milliseconds between two checks. */
  everyMs: number
  /** The number of consecutive checks that may find no new bytes. */
  idle: number
  /** The number of checks before the average speed counts. */
  grace: number
  /** Bytes that must arrive between two checks, on average. */
  bytes: number
}

/** A body is too slow after 15 seconds without a byte, or below 1 KB a second on average after 15 seconds. */
export const defaultPace: BodyPace = { everyMs: 1_000, idle: 15, grace: 15, bytes: 1_024 }

/** How many bodies of one client may be arriving at once. A whole campus may share one network. */
const limits: Readonly<Record<Client['group'], number>> = { 'signed-in': 24, 'signed-out': 256 }

/** A request body that is being received. */
export interface Arrival {
  add(bytes: number): void
  end(): void
}

interface Progress {
  looks: number
  idle: number
  bytes: number
  seen: number
  onSlow: () => void
}

/**
 * Counts one more check and returns whether the body is too slow. A server that was blocked meanwhile counts
 * as a single check.
 */
export function isTooSlow(it: Omit<Progress, 'onSlow'>, pace: BodyPace): boolean {
  it.looks += 1
  it.idle = it.bytes === it.seen ? it.idle + 1 : 0
  it.seen = it.bytes
  return it.idle >= pace.idle || (it.looks > pace.grace && it.bytes < it.looks * pace.bytes)
}

/**
 * Watches every request body that has not fully arrived. One timer serves all of them and stops when there
 * are none.
 */
export function createArrivals(pace: BodyPace = defaultPace) {
  const arriving = new Set<Progress>()
  const counts = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  function checkPace() {
    for (const it of [...arriving]) if (isTooSlow(it, pace)) it.onSlow()
  }

  return {
    /** @throws AppError too-many-uploads */
    start({ group, key }: Client, onSlow: () => void): Arrival {
      const name = `${group} ${key}`
      const count = counts.get(name) ?? 0
      if (count >= limits[group]) throw new AppError('too-many-uploads')
      counts.set(name, count + 1)
      const progress = { looks: 0, idle: 0, bytes: 0, seen: 0, onSlow }
      arriving.add(progress)
      timer ??= setInterval(checkPace, pace.everyMs)
      return {
        add(bytes) {
          progress.bytes += bytes
        },
        end() {
          if (!arriving.delete(progress)) return
          const left = (counts.get(name) ?? 1) - 1
          if (left > 0) counts.set(name, left)
          else counts.delete(name)
          if (arriving.size > 0) return
          clearInterval(timer)
          timer = undefined
        },
      }
    },
    size: () => arriving.size,
  }
}

export type Arrivals = ReturnType<typeof createArrivals>
