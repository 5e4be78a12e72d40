import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import { Controller, useFormContext } from 'react-hook-form'
import { DateTimeField } from '#ui/DateTimeField.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { AssignmentValues } from './assignmentForm.ts'
import { ClassField } from './ClassField.tsx'
import { KindFields } from './KindFields.tsx'
import { LateFields } from './LateFields.tsx'
import { m } from './messages.ts'

const shown = m.cantChangeStudentsHaveSeen()

interface AssignmentFieldsetProps {
  assignment: Assignment | undefined
  /** Whether a new one has a field for its class. */
  withClass: boolean
}

/**
 * The fields of an assignment. Fields that can no longer change, once work is submitted or a mark is shown,
 * are disabled.
 */
export function AssignmentFieldset({ assignment, withClass }: AssignmentFieldsetProps) {
  const { register, control, formState } = useFormContext<AssignmentValues>()
  const { errors } = formState
  const termsFixed = assignment ? !assignment.can.editTerms : false
  const worthFixed = assignment ? !assignment.can.editWorth : false
  const markFixed = assignment ? !assignment.can.editMaxMark : false
  return (
    <div className="grid gap-2">
      {assignment ? (
        <p className="mb-2 text-sm text-ink-2">
          {assignment.courseCode}, {assignment.courseTitle} ({assignment.termName})
        </p>
      ) : (
        withClass && (
          <Controller
            control={control}
            name="classId"
            render={({ field }) => (
              <ClassField value={field.value} onChange={field.onChange} error={errors.classId?.message} />
            )}
          />
        )
      )}
      <TextField label={m.title()} maxLength={200} {...register('title')} error={errors.title?.message} />
      <TextAreaField
        label={m.instructions()}
        optional
        rows={6}
        maxLength={20_000}
        {...register('text')}
        error={errors.text?.message}
      />
      <div className="grid grid-cols-2 gap-x-4 gap-y-2 max-sm:grid-cols-1">
        <DateTimeField
          label={m.opens()}
          readOnly={termsFixed}
          {...register('opensAt')}
          error={errors.opensAt?.message}
        />
        <DateTimeField
          label={m.due()}
          readOnly={worthFixed}
          help={worthFixed ? shown : termsFixed ? m.canOnlyMoveLaterWork() : undefined}
          {...register('dueAt')}
          error={errors.dueAt?.message}
        />
        <NumberField
          label={m.maximumMark()}
          step="any"
          readOnly={markFixed}
          help={markFixed ? m.cantChangeSomeWorkIsAlready() : undefined}
          {...register('maxMark')}
          error={errors.maxMark?.message}
        />
        <NumberField
          label={m.weight()}
          step="any"
          readOnly={worthFixed}
          help={worthFixed ? shown : m.weightHelp()}
          {...register('weight')}
          error={errors.weight?.message}
        />
      </div>
      <LateFields fixed={termsFixed || worthFixed} />
      <div className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2 max-sm:grid-cols-1">
        <NumberField
          label={m.filesAStudentMaySubmit()}
          {...register('maxFiles')}
          error={errors.maxFiles?.message}
        />
        <NumberField
          label={m.megabytesPerFile()}
          step="any"
          {...register('maxMegabytes')}
          error={errors.maxMegabytes?.message}
        />
      </div>
      <Controller
        control={control}
        name="accepts"
        render={({ field }) => (
          <KindFields
            value={field.value}
            fixed={assignment && termsFixed ? assignment.accepts : []}
            onChange={field.onChange}
            error={errors.accepts?.message}
          />
        )}
      />
    </div>
  )
}
