import { performance } from 'node:perf_hooks'
import { quantile } from './table.ts'

export interface Measured {
  perSecond: number
  p50: number
  p95: number
  p99: number
  /** The time of each call, in milliseconds. */
  times: number[]
}

/** Runs `count` calls, `atOnce` at a time. */
export async function measure(
  count: number,
  atOnce: number,
  call: (index: number) => Promise<unknown>,
): Promise<Measured> {
  const times: number[] = []
  let next = 0
  const lane = async () => {
    while (next < count) {
      const index = next++
      const began = performance.now()
      await call(index)
      times.push(performance.now() - began)
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: atOnce }, lane))
  const perSecond = (count / (performance.now() - began)) * 1000
  return {
    perSecond,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    times,
  }
}
