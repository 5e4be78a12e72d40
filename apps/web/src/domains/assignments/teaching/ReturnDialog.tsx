import type { Submission } from '@campanile/contract/assignments/marking.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { markWords } from '../marks.ts'
import { m } from './messages.ts'

/** Asks before one submission is returned to its student. */
export function ReturnDialog({ submission, onClose }: { submission: Submission; onClose: () => void }) {
  const { studentName, finalMark, maxMark, markState } = submission
  return (
    <ActDialog
      title={m.returnTheWorkOf({ studentName })}
      verb={m.returnWork()}
      busyLabel={m.returning()}
      act={useAct('returnSubmission')}
      input={submission}
      done={m.willBeNotified({ studentName })}
      failed={m.theWorkWasNotReturned()}
      onClose={onClose}
    >
      {finalMark
        ? m.finalMark({ mark: markWords(finalMark), maxMark: markWords(maxMark) })
        : m.withoutAMark({ state: markState ?? 'incomplete' })}{' '}
      {m.studentWillBeNotified({ studentName })}
    </ActDialog>
  )
}
