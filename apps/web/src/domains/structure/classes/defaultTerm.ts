import type { Term } from '@campanile/contract/structure/structure-terms.ts'
import type { PlainDate } from '#lib/plainDate.ts'

type Days = Pick<Term, 'firstDay' | 'lastDay'>

/** The current term, or the next one between two terms. */
export function defaultTermOf<T extends Days>(terms: readonly T[], today: PlainDate): T | undefined {
  return terms
    .filter(({ lastDay }) => lastDay >= today)
    .toSorted((one, other) => one.firstDay.localeCompare(other.firstDay))
    .at(0)
}
