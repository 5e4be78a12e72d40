import { counted } from '#lib/counted.ts'
import type { MarkQueue } from './markQueue.ts'
import { problemOf } from './markText.ts'

interface Saving {
  queue: MarkQueue
  maxMark: string
  isOffline: boolean
  /** False: this browser keeps nothing. */
  isKept: boolean
  /** Time of day of the last save, in words. */
  savedAt: string | undefined
}
export interface SaveState {
  tone: 'ok' | 'busy' | 'warn' | 'bad'
  words: string
}

/** What has become of the changes of a sheet, in one line. */
export function saveState({ queue, maxMark, isOffline, isKept, savedAt }: Saving): SaveState {
  const changes = Object.values(queue)
  const of = (fits: (change: (typeof changes)[number]) => boolean) => changes.filter(fits).length
  const refused = of(({ state }) => state === 'refused')
  const asked = of(({ state }) => state === 'conflict')
  const wrong = of(({ state, text }) => state === 'waiting' && problemOf(text, maxMark) !== undefined)
  const underWay = changes.length - refused - asked - wrong
  if (refused > 0) {
    const [reason] = changes.flatMap((it) => it.reason ?? [])
    return { tone: 'bad', words: `Refused: ${counted(refused, 'change')}. ${reason}` }
  }
  if (isOffline && underWay > 0) {
    return {
      tone: 'warn',
      words: isKept
        ? `Offline: ${counted(underWay, 'change')} kept on this device`
        : `Offline: ${counted(underWay, 'change')} not saved, keep this page open`,
    }
  }
  if (underWay > 0) return { tone: 'busy', words: 'Saving' }
  if (asked > 0) return { tone: 'warn', words: `${counted(asked, 'mark')} changed by somebody else: choose` }
  if (wrong > 0)
    return { tone: 'bad', words: `${counted(wrong, 'cell holds', 'cells hold')} no mark: not saved` }
  return { tone: 'ok', words: savedAt ? `Saved ${savedAt}` : 'All changes are saved' }
}
