import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { instantAt } from '#lib/zonedTime.ts'
import { DateTimeField } from '#ui/DateTimeField.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { newAssignment } from './assignmentForm.ts'
import { ClassField } from './ClassField.tsx'
import { m } from './messages.ts'
import { useTeachingBase } from './useTeachingBase.ts'

const required = m.selectADayAndATime()

interface DuplicateDialogProps {
  assignment: Assignment
  onClose: () => void
}

/** Copies an assignment as a draft, for the same class or another, with its own dates. */
export function DuplicateDialog({ assignment, onClose }: DuplicateDialogProps) {
  const navigate = useNavigate()
  const { path } = useTeachingBase()
  const { timeZone } = useTimeFormat()
  const duplicate = useAct('duplicateAssignment')
  const [copyId] = useState(() => crypto.randomUUID())
  const [fresh] = useState(() => newAssignment(new Date(), timeZone))
  const { control, register, formState, handleSubmit } = useForm({
    defaultValues: { classId: assignment.classId, opensAt: fresh.opensAt, dueAt: fresh.dueAt },
  })
  const { errors, isDirty } = formState
  const submit = handleSubmit(({ classId, opensAt, dueAt }) => {
    const times = { opensAt: instantAt(opensAt, timeZone), dueAt: instantAt(dueAt, timeZone) }
    duplicate.mutate(
      { assignmentId: assignment.id, copyId, classId, ...times },
      {
        onSuccess: (copy) => {
          onClose()
          return navigate(`${path}/${copy.id}/brief`)
        },
      },
    )
  })
  return (
    <FormDialog
      title={m.duplicateAssignment()}
      description={m.aDraftWithTheSameInstructions({ title: assignment.title })}
      verb={m.duplicate()}
      busyLabel={m.duplicating()}
      busy={duplicate.isPending}
      dirty={isDirty}
      error={duplicate.error}
      failed={m.theAssignmentWasNotDuplicated()}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-2">
        <Controller
          control={control}
          name="classId"
          render={({ field }) => (
            <ClassField value={field.value} onChange={field.onChange} error={undefined} />
          )}
        />
        <DateTimeField
          label={m.opens()}
          {...register('opensAt', { required, deps: 'dueAt' })}
          error={errors.opensAt?.message}
        />
        <DateTimeField
          label={m.due()}
          {...register('dueAt', {
            required,
            validate: (dueAt, { opensAt }) => opensAt < dueAt || m.theDueDateMustBeAfter(),
          })}
          error={errors.dueAt?.message}
        />
      </div>
    </FormDialog>
  )
}
