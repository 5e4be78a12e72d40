import { setTimeout } from 'node:timers/promises'
import type { Target } from './target.ts'

export interface Outcome {
  /** Requests or connections that the attacker sent. */
  sent: number
  /** The attacker's achievements, as text. */
  achieved: string
  /** Whether the attacker got nothing that they should not have. */
  held: boolean
}

export interface Attack {
  /** The number of the finding in the attack review. */
  finding: string
  name: string
  run(target: Target): Promise<Outcome>
}

/** The addresses of attackers: a campus behind one address, and a phone elsewhere. */
export const attackerAddress = '127.0.0.9'
export const elsewhere = '127.0.0.10'

/**
 * Sends requests in a number of parallel lanes until the time is up. Returns how often each status was
 * answered.
 */
export async function flood(
  { seconds }: Pick<Target, 'seconds'>,
  lanes: number,
  send: (index: number) => Promise<{ status: number }>,
  { pauseMs = 0, most = Number.POSITIVE_INFINITY } = {},
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  const until = performance.now() + seconds * 1_000
  let next = 0
  const lane = async () => {
    while (performance.now() < until && next < most) {
      const index = next++
      const { status } = await send(index)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      // Without a pause, immediate refusals would only measure how fast this process can send.
      if (pauseMs > 0 || status === 429 || status === 503) await setTimeout(Math.max(pauseMs, 20))
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return statuses
}

export const sentIn = (statuses: ReadonlyMap<number, number>): number =>
  [...statuses.values()].reduce((sum, count) => sum + count, 0)

export const statusWords = (statuses: ReadonlyMap<number, number>): string =>
  [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status || 'no answer'}`)
    .join(', ')
