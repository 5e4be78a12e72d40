import type { MarkQueue } from './markQueue.ts'
import { problemOf } from './markText.ts'
import { m } from './messages.ts'

interface Saving {
  queue: MarkQueue
  maxMark: string
  isOffline: boolean
  /** The changes kept on this device; null: this browser can't keep any. */
  kept: MarkQueue | null
  /** The time of the last save, as text. */
  savedAt: string | undefined
}
export interface SaveState {
  tone: 'ok' | 'busy' | 'warn' | 'bad'
  words: string
}

/** The changes of a queue, counted by what they are waiting for. */
function countsOf(queue: MarkQueue, maxMark: string) {
  const changes = Object.values(queue)
  const of = (fits: (change: (typeof changes)[number]) => boolean) => changes.filter(fits).length
  const rejected = of(({ state }) => state === 'rejected')
  const asked = of(({ state }) => state === 'conflict')
  const wrong = of(({ state, text }) => state === 'waiting' && problemOf(text, maxMark) !== undefined)
  return { rejected, asked, wrong, underWay: changes.length - rejected - asked - wrong }
}

/** The state of a sheet's changes, in one line. */
export function saveState({ queue, maxMark, isOffline, kept, savedAt }: Saving): SaveState {
  const { rejected, asked, wrong, underWay } = countsOf(queue, maxMark)
  if (rejected > 0) {
    const [reason] = Object.values(queue).flatMap((it) => it.reason ?? [])
    const count = rejected
    return {
      tone: 'bad',
      words: reason ? m.changesRejectedBecause({ count, reason }) : m.changesRejected({ count }),
    }
  }
  if (isOffline && underWay > 0 && !kept)
    return { tone: 'warn', words: m.offlineChangeNotSavedKeep({ underWay }) }
  const keptCount = kept ? countsOf(kept, maxMark).underWay : 0
  if (isOffline && underWay > 0 && keptCount > 0)
    return { tone: 'warn', words: m.offlineChangeKeptOnThisDevice({ keptCount }) }
  if (underWay > 0) return { tone: 'busy', words: m.saving() }
  if (asked > 0) return { tone: 'warn', words: m.markChangedBySomebodyElseSelect({ asked }) }
  if (wrong > 0)
    return {
      tone: 'bad',
      words: m.entriesNotValid({ count: wrong }),
    }
  return { tone: 'ok', words: savedAt ? m.savedSavedAt({ savedAt }) : m.allChangesAreSaved() }
}
