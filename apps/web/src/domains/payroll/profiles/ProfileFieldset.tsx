import type { PayItem } from '@campanile/contract/payroll/pay-items.ts'
import { payBasisAmountWords, payBasisWords } from '@campanile/contract/payroll/pay-values.ts'
import { type EmploymentType, employmentTypes, employmentWords } from '@campanile/contract/roles.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { DateField } from '#ui/DateField.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { CurrencyMark } from '../CurrencyMark.tsx'
import { m } from './messages.ts'
import { ProfileItems } from './ProfileItems.tsx'
import { basesOf, basisFor, type ProfileValues } from './profileForm.ts'
import { payProfileFieldLabels } from './profileWords.ts'

const employmentOptions = employmentTypes.map((value) => ({ value, label: employmentWords[value] }))

interface ProfileFieldsetProps {
  currency: string
  known: readonly PayItem[]
  lastDayOnly: boolean
}

/** Employment, pay, days, items and a note. */
export function ProfileFieldset({ currency, known, lastDayOnly }: ProfileFieldsetProps) {
  const { register, control, setValue, getValues, formState } = useFormContext<ProfileValues>()
  const { errors } = formState
  const [employmentType, basis] = useWatch({ control, name: ['employmentType', 'basis'] })
  const bases = basesOf(employmentType)
  const keepBasis = (type: EmploymentType) => setValue('basis', basisFor(type, getValues('basis')))
  return (
    <>
      <fieldset disabled={lastDayOnly}>
        <legend className="sr-only">{m.employmentAndPay()}</legend>
        <div className="grid grid-cols-2 gap-x-3">
          <SelectField
            label={payProfileFieldLabels.employmentType}
            options={employmentOptions}
            {...register('employmentType', { onChange: ({ target }) => keepBasis(target.value) })}
            error={errors.employmentType?.message}
          />
          {bases.length > 1 && (
            <SelectField
              label={payProfileFieldLabels.basis}
              options={bases.map((value) => ({ value, label: payBasisWords[value] }))}
              {...register('basis')}
              error={errors.basis?.message}
            />
          )}
        </div>
        <NumberField
          label={payBasisAmountWords[basisFor(employmentType, basis)]}
          step="any"
          trailing={<CurrencyMark currency={currency} />}
          {...register('amount')}
          error={errors.amount?.message}
        />
      </fieldset>
      <div className="mb-3 grid grid-cols-2 gap-x-3">
        <DateField
          label={payProfileFieldLabels.firstDay}
          readOnly={lastDayOnly}
          {...register('firstDay')}
          error={errors.firstDay?.message}
        />
        <DateField
          label={payProfileFieldLabels.lastDay}
          optional
          {...register('lastDay')}
          error={errors.lastDay?.message}
          help={m.leaveEmptyForNoEndDate()}
        />
      </div>
      <fieldset disabled={lastDayOnly}>
        <legend className="sr-only">{m.itemsAndNote()}</legend>
        <ProfileItems currency={currency} known={known} />
        <TextAreaField
          label={payProfileFieldLabels.note}
          optional
          maxLength={500}
          {...register('note')}
          error={errors.note?.message}
          help={m.adminsCanReadThis()}
        />
      </fieldset>
    </>
  )
}
