import { credentialMessages } from '@campanile/contract/accounts/credentials.ts'
import type { createPersonInput } from '@campanile/contract/people/people.ts'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { z } from 'zod/mini'
import { inWords } from '#lib/inWords.ts'
import { DateField } from '#ui/DateField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { m } from './messages.ts'
import { employmentOptions, numberLabel, roleOptions } from './personWords.ts'

export type PersonValues = z.input<typeof createPersonInput>

/** An emptied field has no value, as in the contract. */
const orNull = { setValueAs: (value: string | null) => (value?.trim() ? value : null) }

interface PersonFieldsProps {
  /** The field `departmentId`, which students don’t have. */
  departmentField: ReactNode
}

/** The facts of a person; used in the forms that create and edit one. */
export function PersonFields({ departmentField }: PersonFieldsProps) {
  const { register, control, setValue, formState } = useFormContext<PersonValues>()
  const { errors, touchedFields } = formState
  const role = useWatch({ control, name: 'role' })
  const roleField = register('role', {
    // Students can’t have an employment type or a department of their own.
    onChange: ({ target }) => {
      if (target.value !== 'student') return
      setValue('employmentType', null)
      setValue('departmentId', null)
    },
  })
  return (
    <div className="space-y-3">
      <div className="grid grid-cols-2 gap-x-3 max-sm:grid-cols-1 max-sm:gap-y-3">
        <TextField
          label={m.firstName()}
          autoComplete="off"
          {...register('firstName')}
          error={errors.firstName?.message}
        />
        <TextField
          label={m.lastName()}
          autoComplete="off"
          {...register('lastName')}
          error={errors.lastName?.message}
        />
      </div>
      <TextField
        label={m.email()}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...register('email')}
        error={errors.email?.message}
        ok={touchedFields.email ? inWords(credentialMessages.emailValid) : undefined}
      />
      <TextField
        label={m.phone()}
        optional
        type="tel"
        autoComplete="off"
        dir="ltr"
        help={m.phoneHint()}
        {...register('phone', orNull)}
        error={errors.phone?.message}
      />
      <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        <SelectField label={m.role()} options={roleOptions} {...roleField} error={errors.role?.message} />
        {role !== 'student' && (
          <SelectField
            label={m.employment()}
            options={employmentOptions}
            {...register('employmentType', orNull)}
            error={errors.employmentType?.message}
          />
        )}
        <TextField
          label={numberLabel(role)}
          optional
          autoComplete="off"
          spellCheck={false}
          {...register('number', orNull)}
          error={errors.number?.message}
        />
        {role !== 'student' && departmentField}
        <DateField label={m.startDate()} {...register('startsOn')} error={errors.startsOn?.message} />
        <DateField
          label={m.endDate()}
          optional
          help={m.endDateHint()}
          {...register('endsOn', orNull)}
          error={errors.endsOn?.message}
        />
      </div>
    </div>
  )
}
