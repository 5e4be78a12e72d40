import type { PayItem } from '@campanile/contract/pay-items.ts'
import { payBasisWords } from '@campanile/contract/pay-values.ts'
import { employmentTypes } from '@campanile/contract/roles.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { SelectField } from '#ui/SelectField.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { CurrencyMark } from '../CurrencyMark.tsx'
import { employmentWords } from '../payWords.ts'
import { ProfileItems } from './ProfileItems.tsx'
import { basisOf, type ProfileValues, teachingBases } from './profileForm.ts'
import { fieldLabels } from './profileWords.ts'

const employmentOptions = employmentTypes.map((value) => ({ value, label: employmentWords[value] }))
const basisOptions = teachingBases.map((value) => ({ value, label: payBasisWords[value].label }))

interface ProfileFieldsetProps {
  currency: string
  known: readonly PayItem[]
  lastDayOnly: boolean
}

/** Employment, pay, days, items and a note. */
export function ProfileFieldset({ currency, known, lastDayOnly }: ProfileFieldsetProps) {
  const { register, control, formState } = useFormContext<ProfileValues>()
  const { errors } = formState
  const [employmentType, basis] = useWatch({ control, name: ['employmentType', 'basis'] })
  return (
    <>
      <fieldset disabled={lastDayOnly}>
        <legend className="sr-only">Employment and pay</legend>
        <div className="grid grid-cols-2 gap-x-3">
          <SelectField
            label={fieldLabels.employmentType}
            options={employmentOptions}
            {...register('employmentType')}
            error={errors.employmentType?.message}
          />
          {employmentType !== 'full-time' && (
            <SelectField
              label={fieldLabels.basis}
              options={basisOptions}
              {...register('basis')}
              error={errors.basis?.message}
            />
          )}
        </div>
        <TextField
          label={payBasisWords[basisOf({ employmentType, basis })].amount}
          inputMode="decimal"
          autoComplete="off"
          trailing={<CurrencyMark currency={currency} />}
          {...register('amount')}
          error={errors.amount?.message}
        />
      </fieldset>
      <div className="grid grid-cols-2 gap-x-3">
        <TextField
          label={fieldLabels.firstDay}
          type="date"
          readOnly={lastDayOnly}
          {...register('firstDay')}
          error={errors.firstDay?.message}
        />
        <TextField
          label={fieldLabels.lastDay}
          type="date"
          optional
          {...register('lastDay')}
          error={errors.lastDay?.message}
          help="Empty: until further notice"
        />
      </div>
      <fieldset disabled={lastDayOnly}>
        <legend className="sr-only">Items and note</legend>
        <ProfileItems currency={currency} known={known} />
        <TextAreaField
          label={fieldLabels.note}
          optional
          maxLength={500}
          {...register('note')}
          error={errors.note?.message}
          help="Admins read it."
        />
      </fieldset>
    </>
  )
}
