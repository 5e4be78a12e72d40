import { maxPayBands } from '@campanile/contract/payroll/pay-items.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '#ui/Button.tsx'
import { FieldError } from '#ui/FieldError.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { CurrencyMark } from '../CurrencyMark.tsx'
import type { ItemValues } from './itemForm.ts'
import { m } from './messages.ts'

/** Bands of a month's taxable pay: a rate applies to the amount above the start of its band. */
export function PayBandFields({ currency }: { currency: string }) {
  const { control, register, formState } = useFormContext<ItemValues>()
  const lines = useFieldArray({ control, name: 'bands' })
  const errors = formState.errors.bands
  const problem = errors?.root?.message ?? errors?.message
  return (
    <fieldset className="mb-4">
      <legend className="text-sm font-label">{m.bands()}</legend>
      <p className="mb-2 mt-0.5 text-sm text-ink-3">{m.howBandsApply()}</p>
      <ol>
        {lines.fields.map((line, place) => (
          <li key={line.id} className="grid grid-cols-amount items-start gap-x-2">
            <NumberField
              label={m.from()}
              step="any"
              trailing={<CurrencyMark currency={currency} />}
              {...register(`bands.${place}.from`)}
              error={errors?.[place]?.from?.message}
            />
            <NumberField
              label={m.perCent()}
              step="any"
              {...register(`bands.${place}.percent`)}
              error={errors?.[place]?.percent?.message}
            />
            <IconButton
              label={m.removeBand({ place: place + 1 })}
              className="mt-7"
              disabled={lines.fields.length === 1}
              onClick={() => lines.remove(place)}
            >
              <Trash2 size={16} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
      <FieldError className="mb-2">{problem}</FieldError>
      <Button
        size="sm"
        icon={<Plus size={14} aria-hidden="true" />}
        disabled={lines.fields.length >= maxPayBands}
        onClick={() => lines.append({ from: '', percent: '' })}
      >
        {m.addBand()}
      </Button>
    </fieldset>
  )
}
