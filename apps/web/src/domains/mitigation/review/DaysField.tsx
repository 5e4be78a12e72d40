import { extensionDays } from '@campanile/contract/mitigation/mitigation-words.ts'
import { useState } from 'react'
import { addDays } from '#lib/plainDate.ts'
import { formatPlainDay } from '#lib/time.ts'
import { NumberField } from '#ui/NumberField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { mostDays } from './grantedDays.ts'
import { m } from './messages.ts'

const other = 'other'
const options = [
  ...extensionDays.map((days) => ({ value: String(days), label: m.dayCount({ days }) })),
  { value: other, label: m.anotherNumber() },
]

interface DaysFieldProps {
  value: string
  onChange: (days: string) => void
  /** The value as days; undefined if it is invalid. */
  granted: number | undefined
  originalDueDate: string | null
}

/** The days of the list, or any other number. */
export function DaysField({ value, onChange, granted, originalDueDate }: DaysFieldProps) {
  const [free, setFree] = useState(false)
  const help =
    originalDueDate && granted !== undefined
      ? m.newDueDate({ day: formatPlainDay(addDays(originalDueDate, granted)) })
      : undefined
  return (
    <>
      <SelectField
        label={m.daysGranted()}
        options={options}
        value={free ? other : value}
        help={free ? undefined : help}
        onChange={({ target }) => {
          setFree(target.value === other)
          if (target.value !== other) onChange(target.value)
        }}
      />
      {free && (
        <NumberField
          label={m.numberOfDays()}
          min={0}
          max={mostDays}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          error={granted === undefined ? m.wholeDaysUpTo({ maximum: mostDays }) : undefined}
          help={help}
        />
      )}
    </>
  )
}
