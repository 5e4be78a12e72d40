import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import { ApiError } from '@campanile/contract/client.ts'
import { useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { api } from '#lib/api.ts'
import { type Choice, choiceOf, differing, merged, type Side } from '#lib/editConflict.ts'
import { hasCode } from '#lib/errors.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import {
  type AssignmentField,
  type AssignmentValues,
  fieldOf,
  inputOf,
  newAssignment,
  problemsOf,
  valuesOf,
} from './assignmentForm.ts'
import { useCreateAssignment, useUpdateAssignment } from './teaching.api.ts'

/** Two edits of one assignment, and which side to keep where they differ. */
export interface Conflict {
  mine: AssignmentValues
  theirs: Assignment
  choice: Choice<AssignmentField>
}

const fields = Object.keys(newAssignment(new Date(0), 'UTC')) as AssignmentField[]

/** The form of a new assignment, or of `known`; when somebody else saved meanwhile, the conflict to settle first. */
export function useAssignmentForm(known: Assignment | undefined, onSaved: (saved: Assignment) => unknown) {
  const { timeZone } = useTimeFormat()
  const create = useCreateAssignment()
  const update = useUpdateAssignment()
  // Made once, so that two clicks or a second try after a lost answer add one assignment.
  const [newId] = useState(() => crypto.randomUUID())
  const [base, setBase] = useState(known)
  const [conflict, setConflict] = useState<Conflict>()
  const [failure, setFailure] = useState<unknown>()

  const resolver: Resolver<AssignmentValues> = (values) => {
    const problems = Object.entries(problemsOf(inputOf(newId, values, timeZone)))
    if (problems.length === 0) return { values, errors: {} }
    return {
      values: {},
      errors: Object.fromEntries(problems.map(([field, message]) => [field, { type: 'rule', message }])),
    }
  }
  const form = useForm<AssignmentValues>({
    resolver,
    mode: 'onTouched',
    defaultValues: known ? valuesOf(known, timeZone) : newAssignment(new Date(), timeZone),
  })

  const showFields = (error: unknown) => {
    const named = error instanceof ApiError ? Object.entries(error.fields) : []
    const known = named.filter(([path]) => fields.includes(fieldOf(path)))
    for (const [path, message] of known) form.setError(fieldOf(path), { type: 'server', message })
    return known.length > 0
  }
  const saveOver = async (from: Assignment | undefined, mine: AssignmentValues) => {
    setFailure(undefined)
    try {
      const { classId, ...input } = inputOf(from?.id ?? newId, mine, timeZone)
      await onSaved(
        from
          ? await update.mutateAsync({ ...input, version: from.version })
          : await create.mutateAsync({ ...input, classId }),
      )
    } catch (error) {
      if (from && hasCode(error, 'edit-conflict')) {
        const theirs = await api.readAssignment({ assignmentId: from.id })
        const [before, after] = [valuesOf(from, timeZone), valuesOf(theirs, timeZone)]
        setConflict({ mine, theirs, choice: choiceOf(fields, before, mine, after) })
      } else if (!showFields(error)) setFailure(error)
    }
  }
  /** Goes on from their version with what was chosen, and saves that. */
  const settle = ({ mine, theirs, choice }: Conflict) => {
    const values = merged(fields, mine, valuesOf(theirs, timeZone), choice)
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
    differing: conflict ? differing(fields, conflict.mine, valuesOf(conflict.theirs, timeZone)) : [],
    choose: (field: AssignmentField, side: Side) =>
      setConflict((it) => it && { ...it, choice: { ...it.choice, [field]: side } }),
    settle,
  }
}
