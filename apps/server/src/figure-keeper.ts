import { keepFigures } from '#domains/analytics/keep-figures.service.ts'
import type { Platform } from '#platform/platform.ts'

/** Milliseconds between two looks, and how much of its time a server may spend on it: one part in so many. */
const pause = 1_500
const restraint = 4

/**
 * Works out figures as changes arrive. It looks by itself, as a job for each change would make those who check in at
 * nine wait for one another.
 */
export function startFigureKeeper(platform: Platform): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let working: Promise<void> = Promise.resolve()
  const look = async () => {
    const began = performance.now()
    await keepFigures(platform, () => stopped).catch((err) => platform.log.warn({ err }, 'figures not kept'))
    if (!stopped) timer = setTimeout(start, Math.max(pause, (performance.now() - began) * restraint))
  }
  const start = () => {
    working = look()
  }
  start()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await working
    },
  }
}
