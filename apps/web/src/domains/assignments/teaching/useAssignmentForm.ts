import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import { useState } from 'react'
import type { Resolver } from 'react-hook-form'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { useReadNow } from '#lib/useRead.ts'
import { useVersionedForm } from '#lib/useVersionedForm.ts'
import {
  type AssignmentField,
  type AssignmentValues,
  assignmentFormInput,
  assignmentFormProblems,
  assignmentFormValues,
  fieldOf,
  newAssignment,
} from './assignmentForm.ts'

const fields = Object.keys(newAssignment(new Date(0), 'UTC')) as AssignmentField[]

interface Edited {
  assignment: Assignment | undefined
  /** The class of a new one, if it is known. */
  classId: string | undefined
}

/** The form of a new assignment, or of `assignment`. */
export function useAssignmentForm(
  { assignment, classId = '' }: Edited,
  onSaved: (saved: Assignment) => unknown,
) {
  const { timeZone } = useTimeFormat()
  const create = useAct('createAssignment')
  const update = useAct('updateAssignment')
  const readNow = useReadNow()
  // Created once, so that a double click or a second attempt after a lost response adds one assignment.
  const [newId] = useState(() => crypto.randomUUID())
  const resolver: Resolver<AssignmentValues> = (values) => {
    const problems = Object.entries(assignmentFormProblems(assignmentFormInput(newId, values, timeZone)))
    if (problems.length === 0) return { values, errors: {} }
    return {
      values: {},
      errors: Object.fromEntries(problems.map(([field, message]) => [field, { type: 'rule', message }])),
    }
  }
  return useVersionedForm<Assignment, AssignmentValues>({
    row: assignment,
    resolver,
    blank: { ...newAssignment(new Date(), timeZone), classId },
    valuesOf: (row) => assignmentFormValues(row, timeZone),
    fields,
    fieldFor: fieldOf,
    save: (values, base) => {
      const { classId: ofClass, ...input } = assignmentFormInput(base?.id ?? newId, values, timeZone)
      return base
        ? update.mutateAsync({ ...input, version: base.version })
        : create.mutateAsync({ ...input, classId: ofClass })
    },
    readTheirs: ({ id }) => readNow('readAssignment', { assignmentId: id }),
    onSaved,
  })
}
