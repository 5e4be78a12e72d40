import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/DateField.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import { m } from './messages.ts'
import type { TermFacts } from './termFacts.ts'

const emptyHoliday = { name: '', firstDay: '', lastDay: '' }

/** The days of a term without classes. */
export function HolidayFields() {
  const { register, control, formState } = useFormContext<TermFacts>()
  const { fields, append, remove } = useFieldArray({ control, name: 'holidays' })
  const { errors, touchedFields, isSubmitted } = formState
  // A row that has just been added is not validated until it is left.
  const wrong = (index: number, field: 'name' | 'firstDay' | 'lastDay') =>
    isSubmitted || touchedFields.holidays?.[index]?.[field]
      ? errors.holidays?.[index]?.[field]?.message
      : undefined
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-label">
        {m.holidaysOptional({
          optional: (text) => <span className="ms-0.5 font-normal text-ink-3">{text}</span>,
        })}
      </legend>
      <p className="mb-2 text-sm text-ink-3">{m.holidaysHint()}</p>
      <ul className="space-y-3">
        {fields.map((field, index) => (
          <li key={field.id} className="rounded-md border border-line p-3">
            <div className="flex items-start gap-2">
              <TextField
                label={m.name()}
                className="flex-1"
                autoComplete="off"
                {...register(`holidays.${index}.name`)}
                error={wrong(index, 'name')}
              />
              <IconButton
                label={m.removeHoliday({ number: index + 1 })}
                className="mt-7"
                onClick={() => remove(index)}
              >
                <Trash2 size={16} aria-hidden="true" />
              </IconButton>
            </div>
            <div className="grid grid-cols-2 gap-x-3 max-sm:grid-cols-1">
              <DateField
                label={m.firstDay()}
                {...register(`holidays.${index}.firstDay`)}
                error={wrong(index, 'firstDay')}
              />
              <DateField
                label={m.lastDay()}
                {...register(`holidays.${index}.lastDay`)}
                error={wrong(index, 'lastDay')}
              />
            </div>
          </li>
        ))}
      </ul>
      <Button
        className="mt-3"
        icon={<Plus size={14} aria-hidden="true" />}
        onClick={() => append(emptyHoliday)}
      >
        {m.addHoliday()}
      </Button>
    </fieldset>
  )
}
