import { caseOutcomes } from '@campanile/contract/insight/student-cases.ts'
import { useState } from 'react'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { showToast } from '#ui/toast.ts'
import type { CaseDialogProps } from './CaseEntryDialogs.tsx'
import { m } from './messages.ts'

/** The outcome of the case, and a last note. */
export function CloseCaseDialog({ found, onDecided, onClose }: CaseDialogProps) {
  const { id: caseId, version, student } = found
  const close = useAct('closeStudentCase')
  const [outcome, setOutcome] = useState<string>(caseOutcomes[0])
  const onSuccess = () => {
    void showToast({ type: 'success', title: m.caseClosed() })
    onClose()
    onDecided?.()
  }
  return (
    <ReasonDialog
      title={m.closeCaseOf({ name: student.name })}
      label={m.note()}
      help={m.notesAreInternal()}
      maxLength={2000}
      optional
      verb={m.closeCase()}
      busyLabel={m.closing()}
      busy={close.isPending}
      error={close.error}
      failed={m.couldntClose()}
      note={
        <SelectField
          className="mb-4"
          label={m.outcome()}
          value={outcome}
          options={caseOutcomes.map((it) => ({ value: it, label: m.outcomeWords({ outcome: it }) }))}
          onChange={({ target }) => setOutcome(target.value)}
        />
      }
      onSubmit={(note) => {
        const chosen = caseOutcomes.find((it) => it === outcome)
        if (chosen) close.mutate({ caseId, version, outcome: chosen, note: note || null }, { onSuccess })
      }}
      onClose={onClose}
    />
  )
}
