import { X } from 'lucide-react'
import { useController } from 'react-hook-form'
import { ComboField, type ComboOption } from '#ui/ComboField.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { ReferenceText } from '../ReferenceText.tsx'
import type { ReferenceName } from '../references.ts'
import { useTypedReferences } from '../useTypedReferences.ts'
import { m } from './messages.ts'

interface ReferencesFieldProps {
  name: string
  of: ReferenceName
  label: string
  help?: string
}

/** A field of a form whose value is the ids of several other rows. */
export function ReferencesField({ name, of, label, help }: ReferencesFieldProps) {
  const { field, fieldState } = useController({ name })
  const ids: string[] = field.value
  const { options, onType, keep } = useTypedReferences(of)
  const add = (option: ComboOption) => {
    keep(option)
    field.onChange([...ids, option.value])
  }
  const chosen = (
    <ul className="mt-2 flex flex-wrap gap-2">
      {ids.map((id) => (
        <li
          key={id}
          className="inline-flex items-center gap-0.5 rounded-full bg-brand-tint ps-3 text-sm font-label text-brand-ink"
        >
          <ReferenceText of={of} id={id} />
          <IconButton
            label={m.remove()}
            className="size-7 text-brand-ink max-md:size-9"
            onClick={() => field.onChange(ids.filter((it) => it !== id))}
          >
            <X size={14} aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
  return (
    <ComboField
      label={label}
      optional
      name={name}
      help={help}
      shown=""
      options={options?.filter(({ value }) => !ids.includes(value))}
      onType={onType}
      onChoose={add}
      below={ids.length > 0 ? chosen : undefined}
      error={fieldState.error?.message}
    />
  )
}
