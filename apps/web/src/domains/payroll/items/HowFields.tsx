import { useFormContext, useWatch } from 'react-hook-form'
import { CheckField } from '#ui/CheckField.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { CurrencyMark } from '../CurrencyMark.tsx'
import { FormulaField } from './FormulaField.tsx'
import type { ItemValues } from './itemForm.ts'
import { methodWords, payItemFieldLabels, percentOfWords } from './itemWords.ts'
import { m } from './messages.ts'
import { PayBandFields } from './PayBandFields.tsx'
import type { ItemTrial } from './useItemTry.ts'

const options = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))
const methodOptions = options(methodWords)
const percentOfOptions = options(percentOfWords)

/** The amount of an item. */
export function HowFields({ currency, trial }: { currency: string; trial: ItemTrial }) {
  const { register, control, formState } = useFormContext<ItemValues>()
  const { errors } = formState
  const method = useWatch({ control, name: 'method' })
  return (
    <>
      <SelectField
        label={payItemFieldLabels.method}
        options={methodOptions}
        {...register('method')}
        error={errors.method?.message}
      />
      {method === 'fixed' && (
        <>
          <NumberField
            label={payItemFieldLabels.amount}
            step="any"
            trailing={<CurrencyMark currency={currency} />}
            {...register('amount')}
            error={errors.amount?.message}
          />
          <div className="mb-4">
            <CheckField
              label={m.inProportionToWorkingDays()}
              help={m.reducedForPartMonths()}
              {...register('prorated')}
            />
          </div>
        </>
      )}
      {method === 'percent' && (
        <div className="grid grid-cols-2 gap-x-3">
          <NumberField
            label={payItemFieldLabels.percent}
            step="any"
            {...register('percent')}
            error={errors.percent?.message}
          />
          <SelectField
            label={payItemFieldLabels.of}
            options={percentOfOptions}
            {...register('of')}
            error={errors.of?.message}
          />
        </div>
      )}
      {method === 'formula' && <FormulaField trial={trial} />}
      {method === 'bands' && <PayBandFields currency={currency} />}
    </>
  )
}
