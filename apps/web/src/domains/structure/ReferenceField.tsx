import { useController } from 'react-hook-form'
import { ComboField, type ComboOption } from '#ui/ComboField.tsx'
import type { FieldOptions } from '#ui/Field.tsx'
import { type ReferenceName, useReference } from './references.ts'
import { useTypedReferences } from './useTypedReferences.ts'

interface ReferenceFieldProps extends Pick<FieldOptions, 'label' | 'optional' | 'help' | 'className'> {
  name: string
  of: ReferenceName
}

/** A field of a form whose value is the id of another row. */
export function ReferenceField({ name, of, optional, ...field }: ReferenceFieldProps) {
  const { field: control, fieldState } = useController({ name })
  const chosen = useReference(of, control.value)
  const { keep, ...typed } = useTypedReferences(of)
  const choose = (option: ComboOption) => {
    keep(option)
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
