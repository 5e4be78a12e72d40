import { useState } from 'react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { latenessWords } from '../dueWords.ts'
import { penaltyWords } from '../lateWords.ts'
import { isZero, markWords } from '../marks.ts'
import type { TimedAssignment } from './mine.api.ts'
import { penaltyAt, stepsAfter } from './penaltyNow.ts'

interface LateDialogProps {
  assignment: TimedAssignment
  /** By the server's clock. */
  now: Date
  busy: boolean
  onConfirm: (reason: string | null) => void
  onClose: () => void
}

/** What handing in late costs, before it is done. */
export function LateDialog({ assignment, now, busy, onConfirm, onClose }: LateDialogProps) {
  const { time, dateTime } = useTimeFormat()
  const [reason, setReason] = useState('')
  const { dueAt, penaltySteps, maxMark } = assignment
  const step = penaltyAt(penaltySteps, now)
  const [next] = stepsAfter(penaltySteps, now)
  return (
    <Dialog
      onClose={onClose}
      title="Hand in late?"
      description={`It was due ${dateTime(dueAt)}, ${latenessWords(Math.max(1, now.getTime() - Date.parse(dueAt)))} ago.`}
      locked={reason !== ''}
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            Cancel
          </Button>
          <Button
            size="lg"
            variant="primary"
            busy={busy}
            busyLabel="Handing in"
            onClick={() => onConfirm(reason.trim() || null)}
          >
            Hand in late
          </Button>
        </>
      }
    >
      <div className="px-6 py-5 max-md:px-4">
        {step && (
          <div className="mb-5 rounded-md border border-warn-line bg-warn-tint p-4 text-warn-ink">
            <p className="tnum text-2xl font-[620]">{penaltyWords(step.penalty)}</p>
            <p className="tnum mt-0.5 text-sm">
              {isZero(step.penalty)
                ? 'Late work costs nothing here.'
                : `The best mark you can still reach is ${markWords(step.bestMark)} of ${markWords(maxMark)}.`}
              {next && ` After ${time(next.from)} it is ${penaltyWords(next.penalty).toLowerCase()}.`}
            </p>
          </div>
        )}
        <TextAreaField
          label="Why it is late"
          optional
          maxLength={2000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          help="The office reads it when it decides about the penalty."
        />
      </div>
    </Dialog>
  )
}
