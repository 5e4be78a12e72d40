import type { SessionRequest } from '@campanile/contract/timetable/session-requests.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { Alert } from '#ui/Alert.tsx'
import { clashSentences } from '../class/timetableWords.ts'
import { m } from './messages.ts'
import { requestSummary } from './sessionRequestWords.ts'

interface ApproveRequestDialogProps {
  request: SessionRequest
  onClose: () => void
}

/** Changes the session as requested. Clashes that have come up since are shown first. */
export function ApproveRequestDialog({ request, onClose }: ApproveRequestDialogProps) {
  const time = useTimeFormat()
  const approve = useAct('approveSessionRequest')
  const { id: sessionRequestId, version, session, proposed, requestedBy } = request
  const check = useRead(
    'checkSessionMove',
    proposed && {
      sessionId: session.id,
      day: time.dayOf(proposed.startsAt),
      startsAt: time.time(proposed.startsAt),
      endsAt: time.time(proposed.endsAt),
      ...(proposed.room && { roomId: proposed.room.id }),
    },
  )
  const clashes = proposed ? (check.data?.clashes ?? []) : []
  return (
    <ActDialog
      title={proposed ? m.moveThisSession() : m.cancelThisSession()}
      verb={m.approveRequest()}
      busyLabel={m.approving()}
      act={approve}
      input={{ sessionRequestId, version }}
      disabled={clashes.length > 0}
      done={m.requestApproved()}
      failed={m.theRequestWasNotApproved()}
      onClose={onClose}
    >
      <p>{requestSummary(request, time)}</p>
      <p className="mt-2">{m.approveConsequence({ requestedBy: requestedBy.name })}</p>
      {clashes.length > 0 && (
        <Alert tone="warn" title={m.notFreeAtThatTime()} className="mt-3">
          <ul className="space-y-0.5">
            {clashSentences(clashes, time).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Alert>
      )}
    </ActDialog>
  )
}
