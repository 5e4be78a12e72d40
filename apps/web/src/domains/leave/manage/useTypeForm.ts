import type { ManagedLeaveType } from '@campanile/contract/leave/leave-types.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { useVersionedForm } from '#lib/useVersionedForm.ts'
import { useCreateLeaveType, useUpdateLeaveType } from '../manage.api.ts'
import { inputOf, newType, type TypeValues, typeFields, typeForm, valuesOf } from './typeForm.ts'

/** The form of a new leave type, or of `type`. */
export function useTypeForm(type: ManagedLeaveType | undefined, onSaved: (saved: ManagedLeaveType) => void) {
  const client = useQueryClient()
  const create = useCreateLeaveType()
  const update = useUpdateLeaveType()
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
      const { items } = await client.fetchQuery({
        queryKey: ['leave', 'types'],
        queryFn: () => api.listLeaveTypes({}),
        staleTime: 0,
      })
      return items.find((it) => it.id === id)
    },
    onSaved,
  })
}
