import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import type { Submission } from '@campanile/contract/assignments/marking.ts'
import { type KeyboardEvent, useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { SidePanel } from '#ui/SidePanel.tsx'
import { HandedInChip } from '../HandedInChip.tsx'
import { HandIns } from '../HandIns.tsx'
import { PenaltyHistory } from '../PenaltyHistory.tsx'
import { FeedbackFile } from './FeedbackFile.tsx'
import { MarkFields } from './MarkFields.tsx'
import { MarkingFooter } from './MarkingFooter.tsx'
import { useMarkForm } from './useMarkForm.ts'

const ReturnDialog = lazyDialog(() => import('./ReturnDialog.tsx'), 'ReturnDialog')

interface MarkingWorkProps {
  assignment: Assignment
  submission: Submission
  /** Where the student stands in the list; undefined: not on this page of it. */
  place: { at: number; of: number } | undefined
  takesFocus: boolean
  /** Whether there was somebody there. */
  onStep: (by: 1 | -1) => boolean
  onClose: () => void
}

export function MarkingWork(props: MarkingWorkProps) {
  const { assignment, submission, place, takesFocus, onStep, onClose } = props
  const { dateTime } = useTimeFormat()
  const form = useMarkForm(submission)
  const [returning, setReturning] = useState(false)
  /** Saves what was typed, then goes on; at the end of the list it stays. */
  const saveAndStep = async (by: 1 | -1) => {
    if (await form.submit()) onStep(by)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    const save = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (!save && !(arrow && event.altKey)) return
    event.preventDefault()
    void saveAndStep(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <SidePanel
      wide
      onClose={onClose}
      title={submission.studentName}
      description={
        <span className="tnum flex flex-wrap items-center gap-2">
          {submission.studentNumber}
          <HandedInChip {...submission} />
          {submission.extended && `Own due date: ${dateTime(submission.dueAt)}`}
        </span>
      }
      locked={form.dirty}
      busy={form.busy}
      footer={
        <MarkingFooter
          submission={submission}
          form={form}
          place={place}
          onStep={(by) => void saveAndStep(by)}
          onReturn={() => setReturning(true)}
        />
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: shortcuts for everything inside. */}
      <div className="grid min-h-full md:grid-cols-aside" onKeyDown={onKeyDown}>
        <div className="space-y-6 px-6 py-5 max-md:px-4">
          <section aria-label="Handed in">
            <h3 className="mb-2 text-md font-title">Handed in</h3>
            <HandIns receipts={submission.receipts} />
          </section>
          <PenaltyHistory events={submission.history} />
        </div>
        <div className="border-line bg-canvas px-6 py-5 max-md:border-t max-md:px-4 md:border-l dark:bg-surface">
          <MarkFields
            assignment={assignment}
            submission={submission}
            form={form}
            takesFocus={takesFocus}
            onStep={(by) => void saveAndStep(by)}
          />
          <FeedbackFile submission={submission} />
          <p className="mt-5 text-xs text-ink-3 max-md:hidden">
            Ctrl Enter saves and goes on. Up and down in the mark, or Alt with them anywhere, go from student
            to student.
          </p>
        </div>
      </div>
      {returning && <ReturnDialog submission={submission} onClose={() => setReturning(false)} />}
    </SidePanel>
  )
}
