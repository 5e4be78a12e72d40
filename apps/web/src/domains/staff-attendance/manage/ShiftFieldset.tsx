import type { ShiftRule } from '@campanile/contract/staff-attendance/shift-rules.ts'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { CheckField } from '#ui/CheckField.tsx'
import { DateField } from '#ui/DateField.tsx'
import { FieldError } from '#ui/FieldError.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { TimeField } from '#ui/TimeField.tsx'
import { weekdayOptions } from '../staffWords.ts'
import { m } from './messages.ts'
import { PersonField } from './PersonField.tsx'
import type { ShiftValues } from './shiftForm.ts'

/** An emptied field has no value, as in the contract. */
const orNull = { setValueAs: (value: string | null) => value || null }
const minutes = { valueAsNumber: true }

const strong = (text: ReactNode) => <b className="font-title">{text}</b>

interface ShiftFieldsetProps {
  /** The edited rule. The person it is for can no longer be selected. */
  rule: Pick<ShiftRule, 'personName'> | undefined
}

/** Person, dates, and limits of late and absent. */
export function ShiftFieldset({ rule }: ShiftFieldsetProps) {
  const { register, control, setValue, formState } = useFormContext<ShiftValues>()
  const { errors } = formState
  const personId = useWatch({ control, name: 'personId' })
  const weekdays = useWatch({ control, name: 'weekdays' })
  const toggle = (day: number, on: boolean) =>
    setValue('weekdays', on ? [...weekdays, day] : weekdays.filter((it) => it !== day), {
      shouldDirty: true,
      shouldValidate: true,
    })
  const limits = { min: 0, max: 1440 }
  return (
    <>
      {rule ? (
        <p className="mb-4 text-base">
          {rule.personName
            ? m.forPerson({ personName: rule.personName, strong })
            : m.forTheInstitution({ strong })}
        </p>
      ) : (
        <PersonField
          error={errors.personId?.message}
          onChoose={(id) => setValue('personId', id, { shouldDirty: true })}
        />
      )}
      <div className="grid grid-cols-2 gap-x-3">
        <DateField label={m.firstDay()} {...register('firstDay')} error={errors.firstDay?.message} />
        {personId && (
          <DateField
            label={m.lastDay()}
            optional
            {...register('lastDay', orNull)}
            error={errors.lastDay?.message}
          />
        )}
      </div>
      <div className="grid grid-cols-2 gap-x-3">
        <TimeField label={m.starts()} {...register('startsAt')} error={errors.startsAt?.message} />
        <TimeField label={m.ends()} {...register('endsAt')} error={errors.endsAt?.message} />
      </div>
      <fieldset className="mb-4">
        <legend className="mb-1.5 text-sm font-label">{m.days()}</legend>
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
        <FieldError>{errors.weekdays?.message}</FieldError>
      </fieldset>
      <div className="grid grid-cols-3 gap-x-3 max-sm:grid-cols-1">
        <NumberField
          label={m.minutesOfGrace()}
          {...limits}
          {...register('graceMinutes', minutes)}
          error={errors.graceMinutes?.message}
        />
        <NumberField
          label={m.halfDayFrom()}
          {...limits}
          {...register('halfDayAfterMinutes', minutes)}
          error={errors.halfDayAfterMinutes?.message}
          help={m.minutesMissed()}
        />
        <NumberField
          label={m.absentFrom()}
          {...limits}
          {...register('absentAfterMinutes', minutes)}
          error={errors.absentAfterMinutes?.message}
          help={m.minutesMissed()}
        />
      </div>
    </>
  )
}
