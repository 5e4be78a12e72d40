import type { Transaction } from '#db/database.ts'

/** The lists of displays are out of date: for whoever paired it, and for admins. */
export const announceDisplays = (tx: Transaction, pairedBy: string) =>
  tx.announce({ event: { topic: 'displays' }, people: [pairedBy], role: 'admin' })
