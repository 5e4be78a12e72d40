import { useState } from 'react'
import type { Answer } from '#lib/reads.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { latenessWords } from '../dueWords.ts'
import { penaltyIn, penaltyWords } from '../lateWords.ts'
import { isZero, markWords } from '../marks.ts'
import { m } from './messages.ts'
import { penaltyAt, stepsAfter } from './penaltyNow.ts'

interface LateDialogProps {
  assignment: Answer<'readMyAssignment'>
  /** By the server's clock. */
  now: Date
  onConfirm: (reason: string | null) => void
  onClose: () => void
}

/** Shows the penalty for submitting late, before it is done. */
export function LateDialog({ assignment, now, onConfirm, onClose }: LateDialogProps) {
  const { time, dateTime } = useTimeFormat()
  const [reason, setReason] = useState('')
  const { dueAt, penaltySteps, maxMark } = assignment
  const step = penaltyAt(penaltySteps, now)
  const [next] = stepsAfter(penaltySteps, now)
  return (
    <FormDialog
      title={m.submitLateQuestion()}
      description={m.itWasDueAgo({
        dateTime: dateTime(dueAt),
        lateness: latenessWords(Math.max(1, now.getTime() - Date.parse(dueAt))),
      })}
      verb={m.submitLate()}
      busyLabel={m.submitting()}
      dirty={reason !== ''}
      onSubmit={() => onConfirm(reason.trim() || null)}
      onClose={onClose}
    >
      {step && (
        <div className="mb-5 rounded-md border border-warn-line bg-warn-tint p-4 text-warn-ink">
          <p className="tnum text-2xl font-title">{penaltyWords(step.penalty)}</p>
          <p className="tnum mt-0.5 text-sm">
            {isZero(step.penalty)
              ? m.thereIsNoLatePenalty()
              : m.bestPossibleMarkOf({
                  bestMark: markWords(step.bestMark),
                  maxMark: markWords(maxMark),
                })}{' '}
            {next && m.penaltyFrom({ time: time(next.from), ...penaltyIn(next.penalty) })}
          </p>
        </div>
      )}
      <TextAreaField
        label={m.reasonForLateness()}
        optional
        maxLength={2000}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        help={m.theOfficeSees()}
      />
    </FormDialog>
  )
}
