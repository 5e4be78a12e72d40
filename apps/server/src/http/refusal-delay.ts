import { setTimeout } from 'node:timers/promises'

/**
 * Responses delayed at once. Each keeps a connection and a few kilobytes. Beyond this, rejections are sent at
 * once.
 */
const defaultMaxWaiting = 4_096

/**
 * Delays rejections for clients that send too many requests. A flood then gets about one rejection per second
 * and connection, instead of as many as the machine can send. Clients that respect `retry-after` wait longer
 * anyway.
 */
export function createRefusalDelay(ms = 1_000, most = defaultMaxWaiting) {
  let held = 0
  return async (): Promise<void> => {
    if (held >= most) return
    held += 1
    // Random, so that clients rejected together do not retry together.
    await setTimeout(ms * (0.5 + Math.random()))
    held -= 1
  }
}

export type RefusalDelay = ReturnType<typeof createRefusalDelay>
