import { markStateLabels } from '@campanile/contract/results/label-messages.ts'
import { withTwoDecimals } from '@campanile/contract/results/result-figures.ts'
import type { ClassResults } from '@campanile/contract/results/results.ts'
import { paperMessages } from './messages.ts'

type Item = ClassResults['items'][number]
type Mark = Item['marks'][number]

/**
 * A student's line of a sheet as anyone may see it: unreleased marks are left out, together with all results
 * that include them.
 */
export function publishedItem(item: Item): Item {
  const shown = item.marks.map((mark): Mark => {
    if (mark === null || mark.isReleased) return mark
    return mark.withheld ? { ...mark, state: 'incomplete', finalMark: null } : null
  })
  if (item.marks.every((mark) => mark === null || mark.isReleased)) return item
  const status = shown.some((mark) => mark?.withheld) ? 'withheld' : 'open'
  return {
    ...item,
    marks: shown,
    status,
    percent: null,
    weight: '0',
    letter: null,
    points: null,
    passes: null,
  }
}

/** The text of a mark in a table cell. */
export function markInWords(mark: Mark, locale: string): string {
  if (mark === null) return ''
  if (mark.withheld && mark.finalMark === null) return paperMessages(locale).withheld()
  return mark.state === 'marked' ? (mark.finalMark ?? '') : markStateLabels(locale)[mark.state]
}

/** A figure for printing; null stays null. */
export const inPrint = (value: string | null): string | null =>
  value === null ? null : withTwoDecimals(value)
