import type { CoverRequest } from '@campanile/contract/leave/leave-covers.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { m } from './messages.ts'

/** Accepts to cover a colleague's session, once their leave is approved. */
export function AcceptCoverDialog({ cover, onClose }: { cover: CoverRequest; onClose: () => void }) {
  const { day, range } = useTimeFormat()
  const answer = useAct('answerCoverRequest')
  const { id: coverId, session, requestedBy } = cover
  return (
    <ActDialog
      title={m.coverThisSession()}
      verb={m.accept()}
      busyLabel={m.accepting()}
      act={answer}
      input={{ coverId, answer: 'accepted' }}
      done={m.coverAccepted()}
      failed={m.yourAnswerWasNotSaved()}
      onClose={onClose}
    >
      {m.sessionBecomesYoursOnApproval({
        courseCode: session.courseCode,
        courseTitle: session.courseTitle,
        day: day(session.startsAt),
        range: range(session.startsAt, session.endsAt),
        requestedBy,
      })}
    </ActDialog>
  )
}
