import { ComboField, type ComboOption } from '#ui/ComboField.tsx'
import { type ReferenceName, useReference } from './references.ts'
import { useTypedReferences } from './useTypedReferences.ts'

interface ReferencePickerProps {
  of: ReferenceName
  label: string
  /** The id of the selected row. */
  value: string | undefined
  onChange: (id: string) => void
}

/** Selects a row outside a form: the subject of a page. */
export function ReferencePicker({ of, label, value, onChange }: ReferencePickerProps) {
  const selected = useReference(of, value)
  const { keep, ...typed } = useTypedReferences(of)
  const choose = (option: ComboOption) => {
    keep(option)
    onChange(option.value)
  }
  return (
    <ComboField
      label={label}
      {...typed}
      shown={value ? (selected.data?.label ?? '') : ''}
      onChoose={choose}
    />
  )
}
