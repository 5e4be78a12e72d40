import { useFormContext, useWatch } from 'react-hook-form'
import { CheckField } from '#ui/CheckField.tsx'
import { FieldGlyph } from '#ui/FieldGlyph.tsx'
import { TextField } from '#ui/TextField.tsx'
import { weekdayOptions } from '../staffWords.ts'
import { PersonField } from './PersonField.tsx'
import type { ShiftValues } from './shiftForm.ts'

/** An emptied field is no value, as the contract has it. */
const orNull = { setValueAs: (value: string | null) => value || null }
const minutes = { valueAsNumber: true }

interface ShiftFieldsetProps {
  /** Whose times they are, when that is no longer to be chosen. */
  fixedPerson: string | undefined
}

/** Whose times, when, and what counts as late. */
export function ShiftFieldset({ fixedPerson }: ShiftFieldsetProps) {
  const { register, control, setValue, formState } = useFormContext<ShiftValues>()
  const { errors } = formState
  const personId = useWatch({ control, name: 'personId' })
  const weekdays = useWatch({ control, name: 'weekdays' })
  const toggle = (day: number, on: boolean) =>
    setValue('weekdays', on ? [...weekdays, day] : weekdays.filter((it) => it !== day), {
      shouldDirty: true,
      shouldValidate: true,
    })
  const number = { type: 'number', inputMode: 'numeric', min: 0, max: 1440 } as const
  return (
    <>
      {fixedPerson ? (
        <p className="mb-4 text-base">
          For <b className="font-title">{fixedPerson}</b>
        </p>
      ) : (
        <PersonField
          error={errors.personId?.message}
          onChoose={(id) => setValue('personId', id, { shouldDirty: true })}
        />
      )}
      <div className="grid grid-cols-2 gap-x-3">
        <TextField label="First day" type="date" {...register('firstDay')} error={errors.firstDay?.message} />
        {personId && (
          <TextField
            label="Last day"
            type="date"
            optional
            {...register('lastDay', orNull)}
            error={errors.lastDay?.message}
          />
        )}
      </div>
      <div className="grid grid-cols-2 gap-x-3">
        <TextField label="Starts" type="time" {...register('startsAt')} error={errors.startsAt?.message} />
        <TextField label="Ends" type="time" {...register('endsAt')} error={errors.endsAt?.message} />
      </div>
      <fieldset className="mb-4">
        <legend className="mb-1.5 text-sm font-label">Days</legend>
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          {weekdayOptions.map(({ value, label }) => (
            <CheckField
              key={value}
              label={label}
              checked={weekdays.includes(value)}
              onChange={({ target }) => toggle(value, target.checked)}
            />
          ))}
        </div>
        {errors.weekdays && (
          <p role="alert" className="mt-1.5 flex items-center gap-1.5 text-sm text-bad-ink">
            <FieldGlyph state="bad" />
            {errors.weekdays.message}
          </p>
        )}
      </fieldset>
      <div className="grid grid-cols-3 gap-x-3 max-sm:grid-cols-1">
        <TextField
          label="Minutes of grace"
          {...number}
          {...register('graceMinutes', minutes)}
          error={errors.graceMinutes?.message}
        />
        <TextField
          label="Half day from"
          {...number}
          {...register('halfDayAfterMinutes', minutes)}
          error={errors.halfDayAfterMinutes?.message}
          help="minutes missed"
        />
        <TextField
          label="Absent from"
          {...number}
          {...register('absentAfterMinutes', minutes)}
          error={errors.absentAfterMinutes?.message}
          help="minutes missed"
        />
      </div>
    </>
  )
}
