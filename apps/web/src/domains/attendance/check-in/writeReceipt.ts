import type { CheckedIn, MyCheckIn } from '@campanile/contract/attendance/check-in.ts'
import type { QueryClient } from '@tanstack/react-query'
import { writeRead } from '#lib/reads.ts'

/** An offline scan needs no decision any more. */
const settled = ({ claim }: MyCheckIn): MyCheckIn['claim'] =>
  claim?.state === 'pending' ? { ...claim, state: 'settled' } : claim

/** Shows the receipt of a check-in and its effect immediately. */
export const writeReceipt = (
  client: QueryClient,
  { status, source, markedAt, standing, recordDispute }: CheckedIn,
  { classId }: { classId: string },
) =>
  writeRead(
    client,
    'readMyCheckIn',
    { classId },
    (known) =>
      known && {
        ...known,
        receipt: { status, source, markedAt },
        standing,
        recordDispute,
        claim: settled(known),
      },
  )
