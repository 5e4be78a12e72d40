import { dayWithMessage } from '@campanile/contract/values.ts'

/** A date in a cell. */
export const writtenDay = dayWithMessage('Write it as 2026-09-01', 'A day of the years 1900 to 2199')
