import type { Transaction } from '#db/database.ts'

/** Tells the pages of the people concerned, and the boards of the admins. */
export const announceStaffDays = (tx: Transaction, personIds: readonly string[]): void =>
  tx.announce({ event: { topic: 'staff-days' }, people: personIds, role: 'admin' })
