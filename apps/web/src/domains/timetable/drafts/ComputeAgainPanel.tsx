import type { TimetableDraft } from '@campanile/contract/timetable/timetable-drafts.ts'
import { useState } from 'react'
import { useAct } from '#lib/useAct.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { DraftInputFields } from './DraftInputFields.tsx'
import { areComplete } from './draftInputs.ts'
import { m } from './messages.ts'

/** Changes the input of a draft, and computes it again. */
export function ComputeAgainPanel({ draft, onClose }: { draft: TimetableDraft; onClose: () => void }) {
  const compute = useAct('computeTimetableDraft')
  const [inputs, setInputs] = useState(draft.inputs)
  const { id: draftId, version } = draft
  const submit = () => {
    if (areComplete(inputs)) compute.mutate({ draftId, version, inputs }, { onSuccess: onClose })
  }
  return (
    <FormDialog
      as="wide-panel"
      title={m.changeAndCompute()}
      description={draft.name}
      verb={m.compute()}
      busyLabel={m.starting()}
      busy={compute.isPending}
      dirty={inputs !== draft.inputs}
      error={compute.error}
      failed={m.computeFailed()}
      onSubmit={submit}
      onClose={onClose}
    >
      <DraftInputFields inputs={inputs} classes={draft.classes} onChange={setInputs} />
    </FormDialog>
  )
}
