import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import type { Submission } from '@campanile/contract/assignments/marking.ts'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { PersonLink } from '#ui/PersonLink.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { HandedInChip } from '../HandedInChip.tsx'
import { HandIns } from '../HandIns.tsx'
import { PenaltyHistory } from '../PenaltyHistory.tsx'
import { WorkViewer } from '../preview/WorkViewer.tsx'
import { FeedbackFile } from './FeedbackFile.tsx'
import { MarkFields } from './MarkFields.tsx'
import { MarkingFooter } from './MarkingFooter.tsx'
import { m } from './messages.ts'
import { useMarkForm } from './useMarkForm.ts'
import { useMarkingSteps } from './useMarkingSteps.ts'

const ReturnDialog = lazyDialog(() => import('./ReturnDialog.tsx'), 'ReturnDialog')

interface MarkingWorkProps {
  assignment: Assignment
  submission: Submission
  onOpen: (studentId: string) => void
  onClose: () => void
}

/** The work on one side, its mark on the other. */
export function MarkingWork({ assignment, submission, onOpen, onClose }: MarkingWorkProps) {
  const { dateTime } = useTimeFormat()
  const form = useMarkForm(submission)
  const steps = useMarkingSteps(submission, form, onOpen)
  const [returning, setReturning] = useState(false)
  return (
    <SidePanel
      width="full"
      onClose={onClose}
      title={<PersonLink personId={submission.studentId} name={submission.studentName} />}
      description={
        <span className="tnum flex flex-wrap items-center gap-2">
          {submission.studentNumber}
          <HandedInChip {...submission} />
          {submission.extended && m.ownDueDate({ dateTime: dateTime(submission.dueAt) })}
        </span>
      }
      locked={form.dirty}
      busy={form.busy}
      footer={
        <MarkingFooter
          submission={submission}
          form={form}
          steps={steps}
          onReturn={() => setReturning(true)}
        />
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: shortcuts for everything inside. */}
      <div className="grid min-h-full md:h-full md:grid-cols-marking" onKeyDown={steps.onKeyDown}>
        <div className="min-w-0 space-y-6 px-6 pb-5 pt-4 max-md:px-4 md:overflow-y-auto">
          <WorkViewer key={submission.receipts[0]?.id} submission={submission} />
          <section aria-label={m.submitted()}>
            <h3 className="mb-2 text-md font-title">{m.submitted()}</h3>
            <HandIns receipts={submission.receipts} />
          </section>
          <PenaltyHistory events={submission.history} />
        </div>
        <div className="border-line bg-canvas px-6 py-5 max-md:border-t max-md:px-4 md:overflow-y-auto md:border-s dark:bg-surface">
          <MarkFields
            assignment={assignment}
            submission={submission}
            form={form}
            onStep={steps.saveAndStep}
          />
          <FeedbackFile submission={submission} />
          <p className="mt-5 text-xs text-ink-3 max-md:hidden">{m.markingKeys()}</p>
        </div>
      </div>
      {returning && <ReturnDialog submission={submission} onClose={() => setReturning(false)} />}
    </SidePanel>
  )
}
