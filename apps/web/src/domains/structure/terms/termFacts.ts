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

/** The fields for the server's errors about a term, including those of its first holidays. */
export const termPaths = ['name', 'firstDay', 'lastDay', 'holidays'] as const
