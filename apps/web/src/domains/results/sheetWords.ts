import type { MarkSheet } from '@campanile/contract/results/mark-sheets.ts'
import { withTwoDecimals } from '@campanile/contract/results/result-figures.ts'
import { listWords } from '#lib/listWords.ts'
import { locale } from '#lib/locale.ts'
import { m } from './messages.ts'

/** "12 of 30 entered" */
export const enteredWords = ({ entered, enrolled }: Pick<MarkSheet, 'entered' | 'enrolled'>) =>
  entered >= enrolled ? m.allEntered({ enrolled }) : m.enteredOf({ entered, enrolled })

/** The label of a sheet's link. */
export const sheetVerb = ({ can }: Pick<MarkSheet, 'can'>) => (can.enter ? m.enterMarks() : m.viewMarks())

/** "Ana Lind, Bo Ek and 3 more" */
export function named(names: readonly string[], most = 3): string {
  const shown = names.slice(0, most)
  const more = names.length - shown.length
  return listWords(more > 0 ? [...shown, m.namesMore({ count: more })] : shown)
}

/** An average, which always has two decimals. */
export const averageWords = (value: number) => withTwoDecimals(String(value), locale)
