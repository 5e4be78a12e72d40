import type { LiveEvent } from '@campanile/contract/live.ts'
import type { Announcement } from './announcement.ts'

/** Announcements that are kept. In the busiest minutes this covers about two of them. */
const mostKept = 20_000
/** Milliseconds by which the clocks of two servers may differ. */
const clockDifference = 1_000

interface Reader {
  personId: string
  role: string
}

/**
 * The newest announcements of all servers, so that a page whose stream opens late or reconnects receives what
 * it missed instead of reloading everything.
 */
export function createBacklog(now: () => number) {
  let completeSince = now()
  let kept: { at: number; announcement: Announcement }[] = []

  return {
    keep(at: number, announcement: Announcement) {
      // A stream only opens for a session that has not ended.
      if (announcement.event.topic === 'session-ended') return
      kept.push({ at, announcement })
      if (kept.length <= mostKept) return
      kept = kept.slice(mostKept / 2)
      completeSince = kept[0]!.at + 1
    },
    /** The announcements that this reader has missed since then; null if they are no longer known. */
    since(at: number, { personId, role }: Reader): LiveEvent[] | null {
      const from = at - clockDifference
      if (from < completeSince) return null
      const first = kept.findLastIndex((it) => it.at < from) + 1
      return kept
        .slice(first)
        .filter(({ announcement: it }) => it.role === role || (it.people?.includes(personId) ?? false))
        .map(({ announcement }) => announcement.event)
    },
    /** After a time in which announcements may have been lost. */
    restart() {
      kept = []
      completeSince = now()
    },
  }
}
