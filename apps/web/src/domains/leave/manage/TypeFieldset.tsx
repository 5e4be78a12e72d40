import { linkAudiences } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { linkAudienceWords } from '@campanile/contract/staff-attendance/staff-attendance-words.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { CheckField } from '#ui/CheckField.tsx'
import { FieldError } from '#ui/FieldError.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { m } from './messages.ts'
import type { TypeValues } from './typeForm.ts'
import { leaveTypeFieldLabels } from './typeWords.ts'

interface TypeFieldsetProps {
  /** Requests count by the length of a day: it can no longer change. */
  dayFixed: boolean
  /** Pay was calculated with it, so it can't be changed any more. */
  paidFixed: boolean
}

/** Name, entitlement and requirements of a leave type. */
export function TypeFieldset({ dayFixed, paidFixed }: TypeFieldsetProps) {
  const { register, control, getValues, setValue, formState } = useFormContext<TypeValues>()
  const { errors } = formState
  const roles = useWatch({ control, name: 'roles' })
  const toggle = (role: (typeof roles)[number], on: boolean) =>
    setValue('roles', on ? [...roles, role] : roles.filter((it) => it !== role), {
      shouldDirty: true,
      shouldValidate: true,
    })
  return (
    <>
      <TextField
        label={leaveTypeFieldLabels.name}
        maxLength={80}
        autoComplete="off"
        {...register('name')}
        error={errors.name?.message}
      />
      <fieldset className="mb-4">
        <legend className="mb-1.5 text-sm font-label">{leaveTypeFieldLabels.roles}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {linkAudiences.map((role) => (
            <CheckField
              key={role}
              label={linkAudienceWords[role]}
              checked={roles.includes(role)}
              onChange={({ target }) => toggle(role, target.checked)}
            />
          ))}
        </div>
        <FieldError>{errors.roles?.message}</FieldError>
      </fieldset>
      <div className="grid grid-cols-2 gap-x-3">
        <NumberField
          label={leaveTypeFieldLabels.days}
          optional
          step="any"
          {...register('days')}
          error={errors.days?.message}
          help={m.leaveEmptyForNoLimit()}
        />
        <NumberField
          label={leaveTypeFieldLabels.dayHours}
          step="any"
          {...register('dayHours')}
          readOnly={dayFixed}
          error={errors.dayHours?.message}
          help={dayFixed ? m.cantBeChangedWithRequests() : undefined}
        />
      </div>
      <div className="mb-5 mt-3 space-y-3">
        {paidFixed ? (
          <CheckField
            label={m.paid()}
            checked={getValues('paid')}
            disabled
            help={m.cantBeChangedWithRequests()}
          />
        ) : (
          <CheckField label={m.paid()} {...register('paid')} />
        )}
        <CheckField label={m.allowHalfDays()} {...register('allowsHalfDays')} />
        <CheckField label={m.allowHours()} {...register('allowsHours')} />
      </div>
      <div className="grid grid-cols-2 gap-x-3">
        <NumberField
          label={leaveTypeFieldLabels.carryOverDays}
          optional
          step="any"
          {...register('carryOverDays')}
          error={errors.carryOverDays?.message}
          help={m.maximumCarriedOver()}
        />
        <NumberField
          label={leaveTypeFieldLabels.carryOverMonths}
          {...register('carryOverMonths')}
          error={errors.carryOverMonths?.message}
          help={m.fromTheStartOfTheLeaveYear()}
        />
      </div>
      <NumberField
        label={m.fileRequiredAfterDays()}
        className="mt-2"
        optional
        {...register('fileAfterDays')}
        error={errors.fileAfterDays?.message}
        help={m.whenAFileIsRequired()}
      />
    </>
  )
}
