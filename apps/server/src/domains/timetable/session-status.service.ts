import type { Transaction } from '#db/database.ts'
import * as repo from './timetable.repo.ts'

/** Records that a session takes place, once its register begins. A cancelled session stays cancelled. */
export const markSessionHeld = (tx: Transaction, sessionId: string) => repo.markSessionHeld(tx.db, sessionId)
