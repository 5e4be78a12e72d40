import { dayWithMessage } from '@campanile/contract/values.ts'
import { m } from '../rows.messages.ts'

/** A date in a cell. */
export const writtenDay = dayWithMessage(m.writeDay(), m.dayOutOfRange())
