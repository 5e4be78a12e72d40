import type { BulkOutcome } from '@campanile/contract/people/selected-people.ts'
import { useState } from 'react'
import { useAct } from '#lib/useAct.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import type { DepartmentParts } from '../departmentParts.ts'
import { m } from './messages.ts'

export interface BulkDialogProps {
  count: number
  personIds: string[]
  onSettled: (title: string, outcome: BulkOutcome) => void
  onClose: () => void
}

/** Puts the selected people into one department. */
export function DepartmentDialog({
  count,
  personIds,
  picker,
  onSettled,
  onClose,
}: BulkDialogProps & Pick<DepartmentParts, 'picker'>) {
  const setting = useAct('setPeopleDepartment')
  const [departmentId, setDepartmentId] = useState<string>()
  return (
    <FormDialog
      title={m.departmentQuestion({ count })}
      verb={m.setDepartment()}
      busyLabel={m.setting()}
      disabled={!departmentId}
      dirty={departmentId !== undefined}
      busy={setting.isPending}
      error={setting.error}
      failed={m.departmentNotSet()}
      onSubmit={() =>
        departmentId &&
        setting.mutate(
          { personIds, departmentId },
          { onSuccess: (outcome) => onSettled(m.departmentsSet({ count: outcome.done }), outcome) },
        )
      }
      onClose={onClose}
    >
      <p className="mb-4 text-base text-ink-2">{m.departmentConsequence()}</p>
      {picker({ value: departmentId, onChange: setDepartmentId })}
    </FormDialog>
  )
}
