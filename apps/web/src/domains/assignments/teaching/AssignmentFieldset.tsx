import type { Assignment } from '@campanile/contract/assignments.ts'
import { attachmentExtensions } from '@campanile/contract/attachments.ts'
import { Controller, useFormContext } from 'react-hook-form'
import { FieldGlyph } from '#ui/FieldGlyph.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { AssignmentValues } from './assignmentForm.ts'
import { ClassField } from './ClassField.tsx'
import { LateFields } from './LateFields.tsx'

/** The fields of an assignment; what can no longer change once work is handed in stands still. */
export function AssignmentFieldset({ assignment }: { assignment: Assignment | undefined }) {
  const { register, control, formState } = useFormContext<AssignmentValues>()
  const { errors } = formState
  const termsFixed = assignment ? !assignment.can.editTerms : false
  const markFixed = assignment ? !assignment.can.editMaxMark : false
  return (
    <div className="grid gap-2">
      {assignment ? (
        <p className="mb-2 text-sm text-ink-2">
          {assignment.courseCode}, {assignment.courseTitle} ({assignment.termName})
        </p>
      ) : (
        <Controller
          control={control}
          name="classId"
          render={({ field }) => (
            <ClassField value={field.value} onChange={field.onChange} error={errors.classId?.message} />
          )}
        />
      )}
      <TextField label="Title" maxLength={200} {...register('title')} error={errors.title?.message} />
      <TextAreaField
        label="What is to be done"
        optional
        rows={6}
        maxLength={20_000}
        {...register('text')}
        error={errors.text?.message}
      />
      <div className="grid grid-cols-2 gap-x-4 gap-y-2 max-sm:grid-cols-1">
        <TextField
          label="Opens"
          type="datetime-local"
          readOnly={termsFixed}
          {...register('opensAt')}
          error={errors.opensAt?.message}
        />
        <TextField
          label="Due"
          type="datetime-local"
          help={termsFixed ? 'Later only: work has been handed in' : undefined}
          {...register('dueAt')}
          error={errors.dueAt?.message}
        />
        <TextField
          label="Maximum mark"
          inputMode="decimal"
          autoComplete="off"
          readOnly={markFixed}
          help={markFixed ? 'Somebody is marked already' : undefined}
          {...register('maxMark')}
          error={errors.maxMark?.message}
        />
        <TextField
          label="Weight"
          inputMode="decimal"
          autoComplete="off"
          help="Per cent of the class result; 0 does not count"
          {...register('weight')}
          error={errors.weight?.message}
        />
      </div>
      <LateFields fixed={termsFixed} />
      <div className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2 max-sm:grid-cols-1">
        <TextField
          label="Files a student may hand in"
          inputMode="numeric"
          {...register('maxFiles')}
          error={errors.maxFiles?.message}
        />
        <TextField
          label="Megabytes a file"
          inputMode="decimal"
          {...register('maxMegabytes')}
          error={errors.maxMegabytes?.message}
        />
      </div>
      <fieldset disabled={termsFixed}>
        <legend className="mb-1.5 text-sm font-[580]">Kinds of file</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {attachmentExtensions.map((kind) => (
            <label key={kind} className="flex min-h-8 items-center gap-2 text-base max-md:min-h-10">
              <input
                type="checkbox"
                value={kind}
                className="size-5 accent-[var(--brand-mid)]"
                {...register('accepts')}
              />
              {kind.toUpperCase()}
            </label>
          ))}
        </div>
        <p aria-live="polite" className="mt-1 flex min-h-[18px] items-center gap-1.5 text-sm text-bad-ink">
          {errors.accepts && (
            <>
              <FieldGlyph state="bad" />
              {errors.accepts.message}
            </>
          )}
        </p>
      </fieldset>
    </div>
  )
}
