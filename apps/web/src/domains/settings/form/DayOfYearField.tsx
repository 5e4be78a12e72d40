import type { ReactNode } from 'react'
import { locale } from '#lib/locale.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { m } from './messages.ts'

interface DayOfYearFieldProps {
  label: string
  /** 09-01 */
  value: string
  error: string | undefined
  help: ReactNode
  onChange: (value: string) => void
}

const two = (number: number) => String(number).padStart(2, '0')
/** No leap year: the day has to be one that every year has. */
const months = Array.from({ length: 12 }, (_, index) => ({
  value: two(index + 1),
  label: new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2027, index, 1)),
  days: new Date(Date.UTC(2027, index + 1, 0)).getUTCDate(),
}))

/** A day of the year: month and day, each from a list. */
export function DayOfYearField({ label, value, error, help, onChange }: DayOfYearFieldProps) {
  const [month = '01', day = '01'] = value.split('-')
  const { days } = months.find((it) => it.value === month) ?? { days: 31 }
  const daysThere = Array.from({ length: days }, (_, index) => ({
    value: two(index + 1),
    label: String(index + 1),
  }))
  const chooseMonth = (chosen: string) => {
    const { days: most } = months.find((it) => it.value === chosen) ?? { days: 31 }
    onChange(`${chosen}-${two(Math.min(Number(day), most))}`)
  }
  return (
    <fieldset className="grid grid-cols-wide-first gap-3">
      <legend className="sr-only">{label}</legend>
      <SelectField
        label={m.monthOf({ label })}
        value={month}
        options={months}
        error={error}
        help={help}
        onChange={(event) => chooseMonth(event.target.value)}
      />
      <SelectField
        label={m.day()}
        value={day}
        options={daysThere}
        onChange={(event) => onChange(`${month}-${event.target.value}`)}
      />
    </fieldset>
  )
}
