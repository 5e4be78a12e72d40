import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'

/** The share of people who arrive in one peak, and the peak's position and width as shares of the time. */
const swell = { share: 0.4, at: 0.35, width: 0.1 }

/** A normally distributed number around 0. */
const bell = () => Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random())

/**
 * The arrival times of people, in milliseconds, ascending: independent of each other, with a peak before a
 * lecture begins.
 */
export function crowdArrivals(count: number, withinMs: number): number[] {
  const one = (): number => {
    if (Math.random() >= swell.share) return Math.random()
    const at = swell.at + swell.width * bell()
    return at > 0 && at < 1 ? at : one()
  }
  return Array.from({ length: count }, () => one() * withinMs).sort((a, b) => a - b)
}

/** The same at a constant average rate, with random intervals. */
export function steadyArrivals(perSecond: number, forMs: number): number[] {
  const times: number[] = []
  const pause = () => (-Math.log(1 - Math.random()) / perSecond) * 1_000
  for (let at = pause(); at < forMs; at += pause()) times.push(at)
  return times
}

/** Starts each at its time, even if earlier ones are not done. Resolves when all are done. */
export async function arrive(times: readonly number[], start: (index: number) => Promise<void>) {
  const began = performance.now()
  const under: Promise<void>[] = []
  for (const [index, at] of times.entries()) {
    const wait = began + at - performance.now()
    if (wait > 1) await setTimeout(wait)
    under.push(start(index))
  }
  await Promise.all(under)
}

/** The most arrivals within one second. */
export function peakPerSecond(times: readonly number[]): number {
  let most = 0
  let first = 0
  for (const [index, at] of times.entries()) {
    while (times[first]! < at - 1_000) first += 1
    most = Math.max(most, index - first + 1)
  }
  return most
}
