import type { Term, termInput } from '@campanile/contract/structure/structure-terms.ts'
import type { z } from 'zod/mini'

export type TermFacts = z.output<typeof termInput>

export const emptyTerm: TermFacts = { name: '', firstDay: '', lastDay: '', holidays: [] }

export const termFactsOf = ({ name, firstDay, lastDay, holidays }: Term): TermFacts => ({
  name,
  firstDay,
  lastDay,
  holidays,
})

/** Where the server's sentences about a term find their place, its first holidays' included. */
export const termPaths = ['name', 'firstDay', 'lastDay', 'holidays'] as const
