import { locale } from '#lib/locale.ts'
import { m } from './messages.ts'

/** Names beyond these are a number. */
const named = 5

const list = new Intl.ListFormat(locale, { type: 'conjunction' })

/** What closing check-in does to the students without a record. */
export function closingWords(waiting: readonly string[]): string {
  if (waiting.length === 0) return m.everyStudentHasARecord()
  const rest = waiting.length - named
  const names = rest > 0 ? [...waiting.slice(0, named), rest === 1 ? '1 other' : `${rest} others`] : waiting
  return waiting.length === 1
    ? m.hasNoRecordAndBecomesAbsent({ names: list.format(names) })
    : m.haveNoRecordAndBecomeAbsent({ names: list.format(names) })
}
