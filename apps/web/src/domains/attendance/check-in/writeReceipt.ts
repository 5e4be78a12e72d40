import type { Receipt } from '@campanile/contract/attendance/check-in.ts'
import type { QueryClient } from '@tanstack/react-query'
import { writeRead } from '#lib/reads.ts'

/** Shows the receipt of a check-in at once. */
export const writeReceipt = (client: QueryClient, receipt: Receipt, { classId }: { classId: string }) =>
  writeRead(client, 'readMyCheckIn', { classId }, (known) => known && { ...known, receipt })
