import { maxShiftWeeks } from '@campanile/contract/structure/term-rollover.ts'
import { useState } from 'react'
import { CheckField } from '#ui/CheckField.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { m } from './messages.ts'
import { StepFooter } from './StepFooter.tsx'
import { StepSection } from './StepSection.tsx'
import type { StepProps } from './stepProps.ts'

/** Whether assignments are copied, and by how much their dates move. */
export function AssignmentsStep({ rollover, save }: StepProps) {
  const { plan, source, target } = rollover
  const [assignments, setAssignments] = useState(plan.assignments)
  const [weeks, setWeeks] = useState(String(rollover.shiftWeeks))
  const shift = Number(weeks)
  const isValid = weeks !== '' && Number.isInteger(shift) && shift >= 0 && shift <= maxShiftWeeks
  // Follows the dates of the terms until a person changes it.
  const isUsual = plan.shiftWeeks === null && shift === rollover.shiftWeeks
  return (
    <>
      <StepSection>
        <CheckField
          label={m.copyAssignments()}
          help={m.assignmentsHint()}
          checked={assignments}
          onChange={({ target: box }) => setAssignments(box.checked)}
        />
        {assignments && (
          <NumberField
            label={m.shiftWeeks()}
            help={m.shiftHint({
              source: source.name,
              target: target?.name ?? '',
              weeks: rollover.shiftWeeks,
            })}
            min={0}
            max={maxShiftWeeks}
            className="w-full max-w-[420px]"
            value={weeks}
            onChange={({ target: field }) => setWeeks(field.value)}
            error={isValid ? undefined : m.shiftLimits({ most: maxShiftWeeks })}
          />
        )}
      </StepSection>
      <StepFooter
        rolloverId={rollover.id}
        step="assignments"
        busy={save.isPending}
        disabled={assignments && !isValid}
        onContinue={() => {
          const shiftWeeks = isUsual || !isValid ? plan.shiftWeeks : shift
          // The failure is shown above the step.
          save.and({ assignments, shiftWeeks }, 'check').catch(() => undefined)
        }}
      />
    </>
  )
}
