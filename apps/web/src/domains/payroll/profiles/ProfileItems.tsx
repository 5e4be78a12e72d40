import type { PayItem } from '@campanile/contract/payroll/pay-items.ts'
import { maxProfileItems } from '@campanile/contract/payroll/pay-profiles.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { Button } from '#ui/Button.tsx'
import { FieldError } from '#ui/FieldError.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { CurrencyMark } from '../CurrencyMark.tsx'
import { m } from './messages.ts'
import type { ProfileValues } from './profileForm.ts'

/** The items that this profile names, in addition to those of everybody with this employment. */
export function ProfileItems({ currency, known }: { currency: string; known: readonly PayItem[] }) {
  const { control, register, formState } = useFormContext<ProfileValues>()
  const lines = useFieldArray({ control, name: 'items' })
  const chosen = useWatch({ control, name: 'items' })
  const errors = formState.errors.items
  const problem = errors?.root?.message ?? errors?.message
  const optionsFor = (place: number) => {
    const others = chosen.flatMap((it, at) => (at === place ? [] : [it.payItemId]))
    const free = known.filter(
      (it) => !others.includes(it.id) && (!it.archived || it.id === chosen[place]?.payItemId),
    )
    return free.map(({ id, name, kind }) => ({ value: id, label: m.itemWithKind({ name, kind }) }))
  }
  return (
    <fieldset className="mb-4">
      <legend className="mb-1 text-sm font-label">
        {m.payItemsOptional({
          span: (text) => <span className="ms-0.5 font-normal text-ink-3">{text}</span>,
        })}
      </legend>
      <p className="mb-2 text-sm text-ink-3">{m.itemsAreAddedAutomatically()}</p>
      {lines.fields.map((line, place) => (
        <div key={line.id} className="grid grid-cols-money items-start gap-x-2 max-sm:grid-cols-trail">
          <SelectField
            label={m.payItem()}
            options={[{ value: '', label: m.selectAPayItem() }, ...optionsFor(place)]}
            {...register(`items.${place}.payItemId`)}
            error={errors?.[place]?.payItemId?.message}
          />
          <NumberField
            label={m.amount()}
            optional
            step="any"
            className="max-sm:col-start-1 max-sm:row-start-2"
            trailing={<CurrencyMark currency={currency} />}
            {...register(`items.${place}.amount`)}
            error={errors?.[place]?.amount?.message}
          />
          <IconButton
            label={m.removePayItem({ place: place + 1 })}
            className="mt-7"
            onClick={() => lines.remove(place)}
          >
            <Trash2 size={16} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <FieldError className="mb-2">{problem}</FieldError>
      <Button
        size="sm"
        icon={<Plus size={14} aria-hidden="true" />}
        disabled={lines.fields.length >= maxProfileItems}
        onClick={() => lines.append({ payItemId: '', amount: '' })}
      >
        {m.addPayItem()}
      </Button>
    </fieldset>
  )
}
