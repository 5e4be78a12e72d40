import type { Attack } from './attack.ts'
import { limitAttacks } from './attacks/limits.ts'
import { loadAttacks } from './attacks/load.ts'
import { trustAttacks } from './attacks/trust.ts'

/** All attacks, in the order of the findings that they reproduce. */
export const attacks: readonly Attack[] = [...loadAttacks, ...limitAttacks, ...trustAttacks].toSorted(
  (a, b) => a.finding.localeCompare(b.finding, 'en', { numeric: true }),
)
