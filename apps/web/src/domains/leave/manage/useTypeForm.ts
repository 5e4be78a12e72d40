import type { ManagedLeaveType } from '@campanile/contract/leave/leave-types.ts'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useAct } from '#lib/useAct.ts'
import { useReadNow } from '#lib/useRead.ts'
import { useVersionedForm } from '#lib/useVersionedForm.ts'
import {
  leaveTypeFormInput,
  leaveTypeFormValues,
  newType,
  type TypeValues,
  typeFields,
  typeForm,
} from './typeForm.ts'

/** The form of a new leave type, or of `type`. */
export function useTypeForm(type: ManagedLeaveType | undefined, onSaved: (saved: ManagedLeaveType) => void) {
  const readNow = useReadNow()
  const create = useAct('createLeaveType')
  const update = useAct('updateLeaveType')
  return useVersionedForm<ManagedLeaveType, TypeValues>({
    row: type,
    resolver: schemaResolver(typeForm),
    blank: newType,
    valuesOf: leaveTypeFormValues,
    fields: typeFields,
    save: (values, base) =>
      base
        ? update.mutateAsync({ leaveTypeId: base.id, version: base.version, ...leaveTypeFormInput(values) })
        : create.mutateAsync(leaveTypeFormInput(values)),
    readTheirs: async ({ id }) => {
      const { items } = await readNow('listLeaveTypes', {})
      return items.find((it) => it.id === id)
    },
    onSaved,
  })
}
