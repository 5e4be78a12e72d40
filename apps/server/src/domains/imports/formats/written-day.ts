import { isDayOfThisAge } from '@campanile/contract/values.ts'
import { z } from 'zod/mini'

/** A day as a cell of a file has it. */
export const writtenDay = z.iso
  .date('Write it as 2026-09-01')
  .check(z.refine(isDayOfThisAge, 'A day of the years 1900 to 2199'))
