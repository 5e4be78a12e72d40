import {
  maxMaterials,
  maxMaterialTitle,
  maxMaterialUrl,
} from '@campanile/contract/structure/material-limits.ts'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '#ui/Button.tsx'
import { FieldError } from '#ui/FieldError.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { MaterialValues } from './MaterialsDialog.tsx'
import { m } from './messages.ts'

/** The links in their order, which buttons change. */
export function MaterialFields() {
  const { control, register, formState } = useFormContext<MaterialValues>()
  const { fields, append, move, remove } = useFieldArray({ control, name: 'items' })
  const { errors, touchedFields, isSubmitted } = formState
  // A link that has just been added is not validated until it is left.
  const wrong = (index: number, field: 'title' | 'url') =>
    isSubmitted || touchedFields.items?.[index]?.[field] ? errors.items?.[index]?.[field]?.message : undefined
  return (
    <>
      {fields.length === 0 && <p className="mb-3 text-base text-ink-2">{m.noMaterialsYet()}</p>}
      <ol className="space-y-3">
        {fields.map((field, index) => {
          const number = index + 1
          return (
            <li key={field.id}>
              <fieldset className="rounded-md border border-line p-3">
                <legend className="sr-only">{m.linkNumber({ number })}</legend>
                <div className="flex items-start gap-1">
                  <TextField
                    label={m.title()}
                    className="flex-1"
                    autoComplete="off"
                    maxLength={maxMaterialTitle}
                    {...register(`items.${index}.title`)}
                    error={wrong(index, 'title')}
                  />
                  <span className="mt-6 flex">
                    <IconButton
                      label={m.moveUp({ number })}
                      disabled={index === 0}
                      onClick={() => move(index, index - 1)}
                    >
                      <ArrowUp size={16} aria-hidden="true" />
                    </IconButton>
                    <IconButton
                      label={m.moveDown({ number })}
                      disabled={number === fields.length}
                      onClick={() => move(index, index + 1)}
                    >
                      <ArrowDown size={16} aria-hidden="true" />
                    </IconButton>
                    <IconButton label={m.removeLink({ number })} onClick={() => remove(index)}>
                      <Trash2 size={16} aria-hidden="true" />
                    </IconButton>
                  </span>
                </div>
                <TextField
                  label={m.address()}
                  type="url"
                  inputMode="url"
                  autoComplete="off"
                  maxLength={maxMaterialUrl}
                  help={m.addressHelp()}
                  {...register(`items.${index}.url`)}
                  error={wrong(index, 'url')}
                />
              </fieldset>
            </li>
          )
        })}
      </ol>
      <FieldError className="mt-2">{errors.items?.root?.message ?? errors.items?.message}</FieldError>
      <Button
        className="mt-3"
        icon={<Plus size={14} aria-hidden="true" />}
        disabled={fields.length >= maxMaterials}
        onClick={() => append({ title: '', url: '' })}
      >
        {m.addLink()}
      </Button>
    </>
  )
}
