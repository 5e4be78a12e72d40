import type { Register } from '@campanile/contract/attendance/attendance.ts'
import { sentenceOf } from '#lib/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { useWindowChange } from '../useWindowChange.ts'

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
        busyLabel="Saving"
        title="Keep check-in open 5 minutes longer"
        aria-label={`+${minutes} min, keep check-in open longer`}
        onClick={() => update.mutate({ sessionId, lateAfter, closesAt: later })}
      >
        +{minutes} min
      </Button>
      {update.error && (
        <Alert tone="bad" title="Check-in was not extended" className="order-last basis-full">
          {sentenceOf(update.error)}
        </Alert>
      )}
    </>
  )
}
