import type { Register } from '@campanile/contract/attendance/attendance.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'

/** Stands where the code stands while check-in is open. */
export function NoCodeCard({ register: { session, window, can } }: { register: Register }) {
  const { time } = useTimeFormat()
  return (
    <Card className="grid place-items-center" aria-label="Code">
      {window ? (
        <Empty kind="done" title="Check-in is closed">
          {can.open
            ? `You can reopen it until ${time(session.endsAt)}. You can still change records in the roster.`
            : 'You can still change records in the roster.'}
        </Empty>
      ) : (
        <Empty kind="none" title="No code to show">
          {can.open
            ? 'Start check-in to show the code here.'
            : can.mark
              ? 'Check-in was not opened for this session. Record attendance in the roster.'
              : `Check-in can be opened shortly before ${time(session.startsAt)}.`}
        </Empty>
      )}
    </Card>
  )
}
