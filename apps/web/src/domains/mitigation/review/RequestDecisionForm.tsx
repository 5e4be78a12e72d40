import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import { mitigationMessages } from '@campanile/contract/mitigation/mitigation-words.ts'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { DaysField } from './DaysField.tsx'
import { m } from './messages.ts'
import { Preview } from './Preview.tsx'
import type { RequestDecisionControl } from './useRequestDecision.ts'

interface RequestDecisionFormProps {
  request: MitigationRequest
  decision: RequestDecisionControl
}

/** The days, their effects, and a note to the student. */
export function RequestDecisionForm({ request, decision }: RequestDecisionFormProps) {
  const { days, setDays, granted, notes, setNotes, error } = decision
  return (
    <>
      <h3 className="mb-4 text-md font-title">{m.yourDecision()}</h3>
      {error && <SaveFailed title={mitigationMessages.updateFailed} keepsTitle error={error} />}
      <DaysField
        value={days}
        onChange={setDays}
        granted={granted}
        originalDueDate={request.originalDueDate}
      />
      <TextAreaField
        className="mt-3"
        label={m.noteToTheStudent()}
        optional
        rows={4}
        maxLength={2000}
        value={notes}
        onChange={({ target }) => setNotes(target.value)}
        placeholder={m.explainTheDecision()}
      />
      <Preview requestId={request.id} granted={granted} />
    </>
  )
}
