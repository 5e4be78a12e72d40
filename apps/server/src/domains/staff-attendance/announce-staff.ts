import type { Transaction } from '#db/database.ts'

/** Refreshes the pages of these people, and the admins' boards. */
export const announceStaffDays = (tx: Transaction, personIds: readonly string[]): void =>
  tx.announce({ event: { topic: 'staff-days' }, people: personIds, role: 'admin' })
