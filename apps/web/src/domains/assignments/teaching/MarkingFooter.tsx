import type { Submission } from '@campanile/contract/assignments/marking.ts'
import { ChevronDown, ChevronUp, CornerUpLeft } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import type { MarkForm } from './useMarkForm.ts'

interface MarkingFooterProps {
  submission: Submission
  form: MarkForm
  place: { at: number; of: number } | undefined
  onStep: (by: 1 | -1) => void
  onReturn: () => void
}

/** From student to student, save, and give back. */
export function MarkingFooter({ submission, form, place, onStep, onReturn }: MarkingFooterProps) {
  const last = !place || place.at === place.of
  return (
    <>
      {place && (
        <span className="mr-auto flex items-center gap-1 max-md:hidden">
          <IconButton label="Student before" disabled={place.at === 1} onClick={() => onStep(-1)}>
            <ChevronUp size={18} aria-hidden="true" />
          </IconButton>
          <IconButton label="Student after" disabled={last} onClick={() => onStep(1)}>
            <ChevronDown size={18} aria-hidden="true" />
          </IconButton>
          <span className="tnum ml-1 text-sm text-ink-3">
            {place.at} of {place.of}
          </span>
        </span>
      )}
      {submission.can.return && (
        <Button
          size="lg"
          disabled={form.dirty || form.busy}
          icon={<CornerUpLeft size={15} aria-hidden="true" />}
          onClick={onReturn}
        >
          Return
        </Button>
      )}
      {submission.can.mark && (
        <>
          <Button size="lg" disabled={!form.dirty} busy={form.busy} onClick={() => void form.submit()}>
            Save
          </Button>
          <Button size="lg" variant="primary" disabled={form.busy || last} onClick={() => onStep(1)}>
            Save and next
          </Button>
        </>
      )}
    </>
  )
}
