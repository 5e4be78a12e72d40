import { Link } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { m } from './messages.ts'
import { type RolloverStep, rolloverPath, stepAfter } from './rolloverSteps.ts'

interface StepFooterProps {
  rolloverId: string
  step: RolloverStep
  busy: boolean
  disabled?: boolean
  /** Absent if the form itself is submitted. */
  onContinue?: () => void
}

/** The way on and back from a step. */
export function StepFooter({ rolloverId, step, busy, disabled = false, onContinue }: StepFooterProps) {
  const before = stepAfter(step, -1)
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3 max-sm:flex-col-reverse max-sm:items-stretch">
      {before && (
        <Link to={rolloverPath(rolloverId, before)} className={buttonClass('secondary', 'lg')}>
          {m.back()}
        </Link>
      )}
      <Button
        variant="primary"
        size="lg"
        busy={busy}
        busyLabel={m.saving()}
        disabled={disabled}
        {...(onContinue ? { onClick: onContinue } : { type: 'submit' as const })}
      >
        {m.saveAndContinue()}
      </Button>
    </div>
  )
}
