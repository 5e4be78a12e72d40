import { oldRows } from '#db/old-rows.ts'
import { studentCases } from './student-cases.tables.ts'
import { waitingDelegations, waitingNotes } from './waiting.tables.ts'

/** Closed cases, kept as long as the audit events that quote their notes. */
export const closedCases = oldRows(studentCases, studentCases.closedAt)

/** Notes of colleagues about items of the queue, kept as long as the audit events that quote them. */
export const oldDelegations = oldRows(waitingDelegations, waitingDelegations.at)
export const oldWaitingNotes = oldRows(waitingNotes, waitingNotes.at)
