import type { ManagedLeaveType } from '@campanile/contract/leave/leave-types.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useAct } from '#lib/useAct.ts'
import { useReadNow } from '#lib/useRead.ts'
import { useVersionedForm } from '#lib/useVersionedForm.ts'
import { inputOf, newType, type TypeValues, typeFields, typeForm, valuesOf } from './typeForm.ts'

/** The form of a new leave type, or of `type`. */
export function useTypeForm(type: ManagedLeaveType | undefined, onSaved: (saved: ManagedLeaveType) => void) {
  const readNow = useReadNow()
  const create = useAct('createLeaveType')
  const update = useAct('updateLeaveType')
  return useVersionedForm<ManagedLeaveType, TypeValues>({
    row: type,
    resolver: zodResolver(typeForm),
    blank: newType,
    valuesOf,
    fields: typeFields,
    save: (values, base) =>
      base
        ? update.mutateAsync({ leaveTypeId: base.id, version: base.version, ...inputOf(values) })
        : create.mutateAsync(inputOf(values)),
    readTheirs: async ({ id }) => {
      const { items } = await readNow('listLeaveTypes', {})
      return items.find((it) => it.id === id)
    },
    onSaved,
  })
}
