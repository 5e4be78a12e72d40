import {
  examSittings,
  examSittingWords,
  examTypes,
  examTypeWords,
} from '@campanile/contract/exams/exam-words.ts'
import { useFormContext } from 'react-hook-form'
import { DateField } from '#ui/DateField.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { TimeField } from '#ui/TimeField.tsx'
import type { ExamValues } from './examForm.ts'
import { m } from './messages.ts'

const typeOptions = examTypes.map((value) => ({ value, label: examTypeWords[value] }))
const sittingOptions = examSittings.map((value) => ({ value, label: examSittingWords[value] }))

/** Class and type, time, and weight. */
export function ExamFacts({ isNew }: { isNew: boolean }) {
  const { register, formState } = useFormContext<ExamValues>()
  const { errors } = formState
  return (
    <>
      <div className="grid gap-x-4 md:grid-cols-2">
        <SelectField
          label={m.type()}
          options={typeOptions}
          {...register('type')}
          error={errors.type?.message}
        />
        {isNew && (
          <SelectField
            label={m.whoSitsIt()}
            options={sittingOptions}
            {...register('sitting')}
            error={errors.sitting?.message}
          />
        )}
      </div>
      <TextField
        label={m.title()}
        maxLength={120}
        autoComplete="off"
        placeholder={m.midterm()}
        {...register('title')}
        error={errors.title?.message}
      />
      <div className="grid gap-x-4 md:grid-cols-3">
        <DateField label={m.day()} {...register('day')} error={errors.day?.message} />
        <TimeField label={m.starts()} {...register('startsAt')} error={errors.startsAt?.message} />
        <NumberField
          label={m.minutes()}
          min={5}
          max={720}
          {...register('durationMinutes', { valueAsNumber: true })}
          error={errors.durationMinutes?.message}
        />
      </div>
      <div className="grid grid-cols-2 gap-x-4">
        <NumberField
          label={m.maximumMark()}
          step="any"
          {...register('maxMark')}
          error={errors.maxMark?.message}
        />
        <NumberField
          label={m.weightPerCent()}
          step="any"
          help={m.weightHelp()}
          {...register('weight')}
          error={errors.weight?.message}
        />
      </div>
    </>
  )
}
