import type { Transaction } from '#db/database.ts'

/** Makes lists of displays reload, for the person who paired the display and for admins. */
export const announceDisplays = (tx: Transaction, pairedBy: string) =>
  tx.announce({ event: { topic: 'displays' }, people: [pairedBy], role: 'admin' })
