import type { Transaction } from '#db/database.ts'

/** Tells students whose classes have become others, and whoever has a register open. */
export function announceEnrolments(tx: Transaction, studentIds: readonly string[]): void {
  if (studentIds.length === 0) return
  tx.announce(
    { event: { topic: 'sessions' }, people: studentIds },
    { event: { topic: 'register' }, role: 'admin' },
    { event: { topic: 'register' }, role: 'lecturer' },
  )
}
