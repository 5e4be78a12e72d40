import type { Transaction } from '#db/database.ts'

/** Refreshes the pages of students whose classes changed, and open registers. */
export function announceEnrolments(tx: Transaction, studentIds: readonly string[]): void {
  if (studentIds.length === 0) return
  tx.announce(
    { event: { topic: 'sessions' }, people: [...new Set(studentIds)] },
    { event: { topic: 'register' }, role: 'admin' },
    { event: { topic: 'register' }, role: 'lecturer' },
  )
}
