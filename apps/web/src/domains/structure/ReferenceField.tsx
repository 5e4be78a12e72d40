import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { usePaused } from '#lib/usePaused.ts'
import { ComboField, type ComboOption } from '#ui/ComboField.tsx'
import type { FieldOptions } from '#ui/Field.tsx'
import { fits } from './fits.ts'
import { type ReferenceName, useReference, useReferences } from './references.ts'

/** Milliseconds of silence after which typing becomes a search. */
const pause = 200

/**
 * What is typed into a combo field, as rows of this kind that fit. The rows of an earlier search stand until the next
 * ones are found, as far as they fit what is typed now: Enter never takes another one.
 */
export function useTypedReferences(of: ReferenceName) {
  const [typed, setTyped] = useState<string>()
  const search = usePaused(typed, pause)
  const { data, isPlaceholderData } = useReferences(of, search ?? '', { enabled: search !== undefined })
  const settled = search === typed && !isPlaceholderData
  const fitting = data?.filter((option) => fits(option, typed ?? ''))
  const waiting = !settled && fitting?.length === 0
  return { options: waiting ? undefined : fitting, onType: setTyped }
}

interface ReferenceFieldProps extends Pick<FieldOptions, 'label' | 'optional' | 'help' | 'className'> {
  name: string
  of: ReferenceName
}

/** A field of a form whose value is the id of another row. */
export function ReferenceField({ name, of, optional, ...field }: ReferenceFieldProps) {
  const client = useQueryClient()
  const { field: control, fieldState } = useController({ name })
  const chosen = useReference(of, control.value)
  const typed = useTypedReferences(of)
  const choose = (option: ComboOption) => {
    client.setQueryData(['structure', of, 'option', option.value], option)
    control.onChange(option.value)
  }
  return (
    <ComboField
      {...field}
      {...typed}
      optional={optional}
      name={name}
      shown={control.value ? (chosen.data?.label ?? '') : ''}
      onChoose={choose}
      onClear={optional ? () => control.onChange(null) : undefined}
      error={fieldState.error?.message}
    />
  )
}
