import type { CoverRequest } from '@campanile/contract/leave/leave-covers.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'

/** Accepts to cover a colleague's session, once their leave is approved. */
export function AcceptCoverDialog({ cover, onClose }: { cover: CoverRequest; onClose: () => void }) {
  const { day, range } = useTimeFormat()
  const answer = useAct('answerCoverRequest')
  const { id: coverId, session, requestedBy } = cover
  return (
    <ActDialog
      title="Cover this session?"
      verb="Accept"
      busyLabel="Accepting"
      act={answer}
      input={{ coverId, answer: 'accepted' }}
      done="Cover accepted"
      failed="Your answer was not saved"
      onClose={onClose}
    >
      {session.courseCode} {session.courseTitle}, {day(session.startsAt)},{' '}
      {range(session.startsAt, session.endsAt)}. {requestedBy} will be notified. The session becomes yours
      when an admin approves the leave.
    </ActDialog>
  )
}
