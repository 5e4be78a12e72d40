import type { Register } from '@campanile/contract/attendance/attendance.ts'
import { sentenceOf } from '#lib/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { useWindowChange } from '../useWindowChange.ts'
import { m } from './messages.ts'

const minutes = 5

interface ExtendButtonProps {
  sessionId: string
  window: NonNullable<Register['window']>
}

/** Keeps check-in open a little longer. Students are late from the same time. */
export function ExtendButton({ sessionId, window: { lateAfter, closesAt } }: ExtendButtonProps) {
  const update = useWindowChange('updateCheckIn')
  const later = new Date(Date.parse(closesAt) + minutes * 60_000).toISOString()
  return (
    <>
      <Button
        busy={update.isPending}
        busyLabel={m.saving()}
        title={m.keepCheckInOpenLonger({ minutes })}
        aria-label={m.addMinutesToCheckIn({ minutes })}
        onClick={() => update.mutate({ sessionId, lateAfter, closesAt: later })}
      >
        {m.addMinutes({ minutes })}
      </Button>
      {update.error && (
        <Alert tone="bad" title={m.checkInWasNotExtended()} className="order-last basis-full">
          {sentenceOf(update.error)}
        </Alert>
      )}
    </>
  )
}
