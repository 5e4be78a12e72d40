import { lateKinds, lateSteps, lateUnits } from '@campanile/contract/assignments/assignment.ts'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { DateTimeField } from '#ui/DateTimeField.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { PolicyNote } from '../PolicyNote.tsx'
import { lateKindWords, lateStepWords, lateUnitWords } from './assignmentFieldWords.ts'
import { type AssignmentValues, assignmentFormInput, assignmentFormProblems } from './assignmentForm.ts'
import { m } from './messages.ts'

const kinds = lateKinds.map((value) => ({ value, label: lateKindWords[value] }))

/** The late policy, with an immediate preview of its effect. */
export function LateFields({ fixed }: { fixed: boolean }) {
  const { register, control, formState } = useFormContext<AssignmentValues>()
  const { errors } = formState
  const kind = useWatch({ control, name: 'lateKind' })
  return (
    <fieldset disabled={fixed} className="rounded-lg border border-line p-4">
      <legend className="px-1 text-sm font-label">{m.lateWork()}</legend>
      <Controller
        control={control}
        name="lateKind"
        render={({ field }) => (
          <Segmented
            label={m.lateWork()}
            value={field.value}
            onChange={field.onChange}
            options={kinds}
            className="max-sm:flex"
          />
        )}
      />
      {kind !== 'none' && (
        <div className="mt-4 grid grid-cols-2 gap-x-4 gap-y-2 max-sm:grid-cols-1">
          <NumberField
            label={m.penalty()}
            step="any"
            {...register('lateAmount')}
            error={errors.lateAmount?.message}
          />
          <SelectField
            label={m.penaltyIn()}
            options={lateUnits.map((value) => ({ value, label: lateUnitWords[value] }))}
            {...register('lateUnit')}
          />
          {kind === 'stepwise' && (
            <SelectField
              label={m.forEach()}
              options={lateSteps.map((value) => ({ value, label: lateStepWords[value] }))}
              {...register('lateEvery')}
            />
          )}
          <NumberField
            label={m.neverBelow()}
            step="any"
            help={m.latenessNeverReducesAMarkBelow()}
            {...register('lateFloor')}
            error={errors.lateFloor?.message}
          />
          <DateTimeField
            label={m.finalCutOff()}
            optional
            help={m.withoutOneLateWorkIsAlways()}
            {...register('lateUntil')}
            error={errors.lateUntil?.message}
            className={kind === 'fixed' ? 'sm:col-span-2' : undefined}
          />
        </div>
      )}
      <LatePreview />
    </fieldset>
  )
}

const judged = ['lateAmount', 'lateFloor', 'lateUntil', 'maxMark', 'dueAt'] as const

/** The text and chart of the late policy while it is edited; nothing while one of its numbers is invalid. */
function LatePreview() {
  const { control } = useFormContext<AssignmentValues>()
  const { timeZone } = useTimeFormat()
  const input = assignmentFormInput('', useWatch({ control }) as AssignmentValues, timeZone)
  const problems = assignmentFormProblems(input)
  if (judged.some((field) => problems[field])) return null
  return (
    <div className="mt-3">
      <PolicyNote policy={input.late} maxMark={input.maxMark} dueAt={input.dueAt} />
    </div>
  )
}
