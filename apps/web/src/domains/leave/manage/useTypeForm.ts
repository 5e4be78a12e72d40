import type { ManagedLeaveType } from '@campanile/contract/leave/leave-types.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '#lib/api.ts'
import { type Choice, choiceOf, differing, merged, type Side } from '#lib/editConflict.ts'
import { hasCode } from '#lib/errors.ts'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { useCreateLeaveType, useUpdateLeaveType } from '../manage.api.ts'
import {
  inputOf,
  newType,
  type TypeField,
  type TypeValues,
  typeFields,
  typeForm,
  valuesOf,
} from './typeForm.ts'

/** Two edits of one type, and which side to keep where they differ. */
export interface Conflict {
  mine: TypeValues
  theirs: ManagedLeaveType
  choice: Choice<TypeField>
}

/** The form of a new type, or of `type`; when somebody else saved meanwhile, the conflict to settle first. */
export function useTypeForm(type: ManagedLeaveType | undefined, onSaved: (saved: ManagedLeaveType) => void) {
  const client = useQueryClient()
  const create = useCreateLeaveType()
  const update = useUpdateLeaveType()
  const [base, setBase] = useState(type)
  const [conflict, setConflict] = useState<Conflict>()
  const [failure, setFailure] = useState<unknown>()
  const form = useForm<TypeValues>({
    resolver: zodResolver(typeForm),
    mode: 'onTouched',
    defaultValues: type ? valuesOf(type) : newType,
  })

  /** The type as somebody else saved it; undefined when it cannot be told. */
  const theirsNow = async (leaveTypeId: string) => {
    const { items } = await client.fetchQuery({
      queryKey: ['leave', 'types'],
      queryFn: () => api.listLeaveTypes({}),
      staleTime: 0,
    })
    return items.find(({ id }) => id === leaveTypeId)
  }
  const saveOver = async (from: ManagedLeaveType | undefined, mine: TypeValues) => {
    setFailure(undefined)
    try {
      const input = inputOf(mine)
      if (!from) return onSaved(await create.mutateAsync(input))
      onSaved(await update.mutateAsync({ leaveTypeId: from.id, version: from.version, ...input }))
    } catch (error) {
      const theirs = from && hasCode(error, 'edit-conflict') ? await theirsNow(from.id) : undefined
      if (from && theirs) {
        setConflict({ mine, theirs, choice: choiceOf(typeFields, valuesOf(from), mine, valuesOf(theirs)) })
      } else if (!showFieldErrors(error, typeFields, form.setError)) setFailure(error)
    }
  }
  const choose = (field: TypeField, side: Side) =>
    setConflict((it) => it && { ...it, choice: { ...it.choice, [field]: side } })

  /** Goes on from their version with what was chosen, and saves that. */
  const settle = ({ mine, theirs, choice }: Conflict) => {
    const values = merged(typeFields, mine, valuesOf(theirs), choice)
    setBase(theirs)
    setConflict(undefined)
    form.reset(values)
    return form.handleSubmit((chosen) => saveOver(theirs, chosen))()
  }
  return {
    form,
    submit: form.handleSubmit((values) => saveOver(base, values)),
    failure,
    conflict,
    differing: conflict ? differing(typeFields, conflict.mine, valuesOf(conflict.theirs)) : [],
    choose,
    settle,
  }
}
