import { keepFigures } from '#domains/analytics/figures/keep-figures.service.ts'
import type { Platform } from '#platform/platform.ts'

interface Pace {
  /** Milliseconds between two looks. */
  pause: number
  /** Milliseconds between two announcements: an open view reads again what it shows. */
  between: number
}

const usual: Pace = { pause: 1_500, between: 5_000 }
/** How much of its time a server may spend on it: one part in so many. */
const restraint = 4
/** Milliseconds; after a rebuild of an hour nobody waits four for the next mark. */
const longestRest = 30_000

/**
 * Works out figures as changes arrive, and tells admins' open views. It looks by itself, as a job for each change would
 * make those who check in at nine wait for one another.
 */
export function startFigureKeeper(
  platform: Platform,
  { pause, between }: Pace = usual,
): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let telling: NodeJS.Timeout | undefined
  let toldAt = Number.NEGATIVE_INFINITY
  let stopped = false
  let working: Promise<void> = Promise.resolve()
  const tell = async () => {
    telling = undefined
    toldAt = performance.now()
    // Views are read from the replica: told sooner, they would show again what they show.
    await platform.replica?.caughtUp()
    platform.events.announce([{ event: { topic: 'analytics' }, role: 'admin' }])
  }
  // What changes until then is told along with it, so that the last change is never kept back for good.
  const changed = () => {
    telling ??= setTimeout(tell, Math.max(0, toldAt + between - performance.now()))
  }
  const look = async () => {
    const began = performance.now()
    await keepFigures(platform, { stopped: () => stopped, changed }).catch((err) =>
      platform.log.warn({ err }, 'figures not kept'),
    )
    const rest = Math.min((performance.now() - began) * restraint, longestRest)
    if (!stopped) timer = setTimeout(start, Math.max(pause, rest))
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
      clearTimeout(telling)
    },
  }
}
