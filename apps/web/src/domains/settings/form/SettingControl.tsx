import { type SettingPath, settingLabels } from '@campanile/contract/settings/setting-words.ts'
import { languages } from '@campanile/messages/languages.ts'
import type { ReactNode } from 'react'
import { builtLanguages, locale } from '#lib/locale.ts'
import type { WeekStart } from '#lib/time.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { DayOfYearField } from './DayOfYearField.tsx'
import { m } from './messages.ts'
import { settingFields } from './settingFields.ts'
import { unitWords } from './settingUnits.ts'

interface SettingControlProps {
  path: SettingPath
  value: string | boolean
  error: string | undefined
  below?: ReactNode
  onChange: (value: string | boolean) => void
}

const currencies = Intl.supportedValuesOf('currency').map((value) => ({
  value,
  label: `${value} · ${new Intl.DisplayNames(locale, { type: 'currency' }).of(value) ?? value}`,
}))

const weekStarts = [
  { value: 'monday', label: m.monday() },
  { value: 'sunday', label: m.sunday() },
  { value: 'saturday', label: m.saturday() },
] satisfies { value: WeekStart; label: string }[]

const languageOptions = builtLanguages.map((value) => ({ value, label: languages[value].name }))

const sessionChanges = [
  { value: 'request', label: m.withApproval() },
  { value: 'direct', label: m.directly() },
]

/** One setting, with the control for its kind. */
export function SettingControl({ path, value, error, below, onChange }: SettingControlProps) {
  const field = settingFields[path]
  const label = settingLabels[path]
  if (field.kind === 'check')
    return (
      <CheckField
        label={label}
        help={field.help}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
    )
  const common = { label, error, help: field.help, below, value: String(value) }
  if (field.kind === 'currency')
    return <SelectField {...common} options={currencies} onChange={(event) => onChange(event.target.value)} />
  if (field.kind === 'language')
    return (
      <SelectField {...common} options={languageOptions} onChange={(event) => onChange(event.target.value)} />
    )
  if (field.kind === 'week-start')
    return <SelectField {...common} options={weekStarts} onChange={(event) => onChange(event.target.value)} />
  if (field.kind === 'session-changes')
    return (
      <SelectField {...common} options={sessionChanges} onChange={(event) => onChange(event.target.value)} />
    )
  if (field.kind === 'day-of-year') return <DayOfYearField {...common} onChange={onChange} />
  if (field.kind === 'list' || field.kind === 'text')
    return (
      <TextField
        {...common}
        optional
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  if (field.kind !== 'number') return null
  const unit = field.unit && unitWords[field.unit]
  return (
    <NumberField
      {...common}
      min={field.least}
      max={field.most}
      step={field.step}
      onChange={(event) => onChange(event.target.value)}
      trailing={unit && <span className="pe-3.5 text-base text-ink-3">{unit}</span>}
    />
  )
}
