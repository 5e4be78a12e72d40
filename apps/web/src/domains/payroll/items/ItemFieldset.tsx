import { payItemKinds, payItemKindWords } from '@campanile/contract/payroll/pay-values.ts'
import { employmentTypes, employmentWords } from '@campanile/contract/roles.ts'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { CheckField } from '#ui/CheckField.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { ItemValues } from './itemForm.ts'
import { givenTo, payItemFieldLabels, taxableWords } from './itemWords.ts'
import { m } from './messages.ts'

const kindOptions = payItemKinds.map((value) => ({ value, label: payItemKindWords[value] }))

/** Name, employment and months of an item; `children` contain its amount. */
export function ItemFieldset({ children }: { children: ReactNode }) {
  const { register, control, setValue, formState } = useFormContext<ItemValues>()
  const { errors } = formState
  const [kind, types] = useWatch({ control, name: ['kind', 'employmentTypes'] })
  const taxable = taxableWords(kind)
  const toggle = (type: (typeof types)[number], on: boolean) =>
    setValue('employmentTypes', on ? [...types, type] : types.filter((it) => it !== type), {
      shouldDirty: true,
    })
  return (
    <>
      <div className="mb-2 grid grid-cols-2 gap-x-3 gap-y-2">
        <TextField
          label={payItemFieldLabels.name}
          maxLength={80}
          autoComplete="off"
          {...register('name')}
          error={errors.name?.message}
        />
        <TextField
          label={payItemFieldLabels.code}
          maxLength={30}
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="none"
          {...register('code')}
          error={errors.code?.message}
          help={m.nameInFormulas()}
        />
        <SelectField
          label={payItemFieldLabels.kind}
          options={kindOptions}
          {...register('kind')}
          error={errors.kind?.message}
        />
        <NumberField
          label={payItemFieldLabels.position}
          {...register('position')}
          error={errors.position?.message}
          help={m.lowerNumbersComeFirst()}
        />
      </div>
      {children}
      {taxable && (
        <div className="mb-5">
          <CheckField label={taxable} {...register('taxable')} />
        </div>
      )}
      <fieldset className="mb-5">
        <legend className="mb-1.5 text-sm font-label">{payItemFieldLabels.employmentTypes}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {employmentTypes.map((type) => (
            <CheckField
              key={type}
              label={employmentWords[type]}
              checked={types.includes(type)}
              onChange={({ target }) => toggle(type, target.checked)}
            />
          ))}
        </div>
        <p className="mt-1.5 text-sm text-ink-3">{givenTo(types)}.</p>
      </fieldset>
      <div className="grid grid-cols-2 gap-x-3">
        <TextField
          label={payItemFieldLabels.firstMonth}
          type="month"
          placeholder="2026-11"
          optional
          {...register('firstMonth')}
          error={errors.firstMonth?.message}
        />
        <TextField
          label={payItemFieldLabels.lastMonth}
          type="month"
          placeholder="2026-11"
          optional
          {...register('lastMonth')}
          error={errors.lastMonth?.message}
        />
      </div>
    </>
  )
}
