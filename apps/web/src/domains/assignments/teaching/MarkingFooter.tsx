import type { Submission } from '@campanile/contract/assignments/marking.ts'
import { ChevronDown, ChevronUp, CornerUpLeft } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { m } from './messages.ts'
import { progressWords } from './progressWords.ts'
import type { MarkForm } from './useMarkForm.ts'
import type { MarkingSteps } from './useMarkingSteps.ts'

interface MarkingFooterProps {
  submission: Submission
  form: MarkForm
  steps: MarkingSteps
  onReturn: () => void
}

/** Buttons for the previous and next student, saving and returning. */
export function MarkingFooter({ submission, form, steps, onReturn }: MarkingFooterProps) {
  const { before, after, nextToMark } = steps.neighbours
  return (
    <>
      <span className="me-auto flex items-center gap-1 max-md:hidden">
        <IconButton label={m.previousStudent()} disabled={!before} onClick={() => steps.saveAndStep(-1)}>
          <ChevronUp size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={m.nextStudent()} disabled={!after} onClick={() => steps.saveAndStep(1)}>
          <ChevronDown size={18} aria-hidden="true" />
        </IconButton>
        <span className="tnum ms-1 text-sm text-ink-3">{progressWords(submission.counts)}</span>
      </span>
      {submission.can.return && (
        <Button
          size="lg"
          disabled={form.dirty || form.busy}
          icon={<CornerUpLeft size={15} aria-hidden="true" />}
          onClick={onReturn}
        >
          {m.return()}
        </Button>
      )}
      {submission.can.mark && (
        <>
          <Button size="lg" disabled={!form.dirty} busy={form.busy} onClick={() => void form.submit()}>
            {m.save()}
          </Button>
          <Button
            size="lg"
            variant="primary"
            disabled={form.busy || !nextToMark}
            onClick={() => void steps.saveAndNext()}
          >
            {m.saveAndNext()}
          </Button>
        </>
      )}
    </>
  )
}
