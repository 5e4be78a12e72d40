import type { SessionRequest } from '@campanile/contract/timetable/session-requests.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { requestedForWords } from './sessionRequestWords.ts'

interface WithdrawRequestDialogProps {
  request: SessionRequest
  onClose: () => void
}

/** Withdraws the person's own open request. */
export function WithdrawRequestDialog({ request, onClose }: WithdrawRequestDialogProps) {
  const time = useTimeFormat()
  const withdraw = useAct('withdrawSessionRequest')
  const { id: sessionRequestId, version, session } = request
  return (
    <ActDialog
      title="Withdraw this request?"
      verb="Withdraw request"
      busyLabel="Withdrawing"
      cancelLabel="Keep request"
      destructive
      act={withdraw}
      input={{ sessionRequestId, version }}
      done="Request withdrawn"
      failed="The request was not withdrawn"
      onClose={onClose}
    >
      {session.courseCode} {session.courseTitle}, {requestedForWords(request, time)}. The session stays as
      planned.
    </ActDialog>
  )
}
