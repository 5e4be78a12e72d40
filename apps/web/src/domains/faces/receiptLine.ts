import type { TimeFormat } from '#lib/time.ts'
import { m } from './messages.ts'
import type { Receipt } from './useReceipt.ts'

/** A receipt on one line, for the clipboard. */
export function receiptLine({ id, deletedAt, deleted }: Receipt, email: string, format: TimeFormat) {
  const deletedOn = `${format.dateWithYear(deletedAt)}, ${format.clock(deletedAt)} (${format.timeZone})`
  return m.receiptLine({ id, email, deletedAt: deletedOn, deleted: deleted.join('; ') })
}
