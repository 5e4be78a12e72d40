import { keepFigures } from '#domains/analytics/figures/keep-figures.service.ts'
import type { Platform } from '#platform/platform.ts'

interface Pace {
  /** Milliseconds between two checks for changes. */
  pause: number
  /** Milliseconds between two announcements. Each one makes open views reload. */
  between: number
}

const defaultPace: Pace = { pause: 1_500, between: 5_000 }
/** Rests this many times as long as the last run took. */
const restFactor = 4
/** Longest rest in milliseconds, so that a rebuild of an hour does not delay new records for four hours. */
const longestRest = 30_000

/**
 * Recomputes figures as changes arrive, and notifies admins' open views. It polls, because queueing a job for
 * each change would make concurrent check-ins wait for one another.
 */
export function startFigureKeeper(
  platform: Platform,
  { pause, between }: Pace = defaultPace,
): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let telling: NodeJS.Timeout | undefined
  let toldAt = Number.NEGATIVE_INFINITY
  let stopped = false
  let working: Promise<void> = Promise.resolve()
  const tell = async () => {
    telling = undefined
    toldAt = performance.now()
    // Views read from the replica. If it has not caught up, they would reload the old figures.
    await platform.replica?.caughtUp()
    platform.events.announce([{ event: { topic: 'analytics' }, role: 'admin' }])
  }
  // Further changes until the timer fires share its announcement, so the last change is always announced.
  const changed = () => {
    telling ??= setTimeout(tell, Math.max(0, toldAt + between - performance.now()))
  }
  const refresh = async () => {
    const began = performance.now()
    await keepFigures(platform, { stopped: () => stopped, changed }).catch((err) =>
      platform.log.warn({ err }, 'figures not kept'),
    )
    const rest = Math.min((performance.now() - began) * restFactor, longestRest)
    if (!stopped) timer = setTimeout(start, Math.max(pause, rest))
  }
  const start = () => {
    working = refresh()
  }
  start()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await working
      clearTimeout(telling)
    },
  }
}
