import { ApiError } from '@campanile/contract/client.ts'
import { useState } from 'react'
import { Alert } from '#ui/Alert.tsx'
import { ReferencePicker } from '../ReferencePicker.tsx'
import { m } from './messages.ts'
import { StepFooter } from './StepFooter.tsx'
import type { StepProps } from './stepProps.ts'

/** Selects a term that exists as the one to prepare. */
export function ExistingTerm({ rollover, save }: StepProps) {
  const { target } = rollover.plan
  const [termId, setTermId] = useState(target?.kind === 'existing' ? target.termId : undefined)
  const refused = save.error instanceof ApiError ? save.error.fields['plan.target.termId'] : undefined
  return (
    <>
      <ReferencePicker of="term" label={m.selectTerm()} value={termId} onChange={setTermId} />
      {refused && (
        <Alert tone="bad" takesFocus className="mt-3">
          {refused}
        </Alert>
      )}
      <StepFooter
        rolloverId={rollover.id}
        step="term"
        busy={save.isPending}
        disabled={termId === undefined}
        onContinue={() => {
          if (!termId) return
          // The failure is shown above.
          save.and({ target: { kind: 'existing', termId } }, 'classes').catch(() => undefined)
        }}
      />
    </>
  )
}
