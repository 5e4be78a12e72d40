import { markStateWords } from '@campanile/contract/results/result-words.ts'
import type { ClassResults } from '@campanile/contract/results/results.ts'
import Big from 'big.js'

type Item = ClassResults['items'][number]
type Mark = Item['marks'][number]

/**
 * A student's line of a sheet for everybody's eyes: marks that are not released are left out, and with one of them
 * everything that it counts in.
 */
export function publishedItem(item: Item): Item {
  const shown = item.marks.map((mark): Mark => {
    if (mark === null || mark.isReleased) return mark
    return mark.withheld ? { ...mark, state: 'incomplete', finalMark: null } : null
  })
  if (item.marks.every((mark) => mark === null || mark.isReleased)) return item
  const status = shown.some((mark) => mark?.withheld) ? 'withheld' : 'open'
  return { ...item, marks: shown, status, percent: null, letter: null, points: null, passes: null }
}

/** A mark as it stands in a cell. */
export function markInWords(mark: Mark): string {
  if (mark === null) return ''
  if (mark.withheld && mark.finalMark === null) return 'Withheld'
  return mark.state === 'marked' ? (mark.finalMark ?? '') : markStateWords[mark.state]
}

/** A figure as it is printed, with both its places, so that figures stand under one another. */
export const twoPlaces = (value: string | null): string | null =>
  value === null ? null : new Big(value).toFixed(2)
