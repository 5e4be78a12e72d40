import { setTimeout } from 'node:timers/promises'

/** Answers held back at once; each keeps a connection and some kilobytes. What comes on top is answered at once. */
const usualMost = 4_096

/**
 * Whoever asks for too much is refused late: a flood then gets one refusal in about a second on each connection
 * instead of as many as the machine can send. Those who heed `retry-after` wait longer anyway.
 */
export function createRefusalDelay(ms = 1_000, most = usualMost) {
  let held = 0
  return async (): Promise<void> => {
    if (held >= most) return
    held += 1
    // Refused together, they must not come back together.
    await setTimeout(ms * (0.5 + Math.random()))
    held -= 1
  }
}

export type RefusalDelay = ReturnType<typeof createRefusalDelay>
