import { dayOf } from '@campanile/contract/values.ts'

/** A day as a cell of a file has it. */
export const writtenDay = dayOf('Write it as 2026-09-01', 'A day of the years 1900 to 2199')
