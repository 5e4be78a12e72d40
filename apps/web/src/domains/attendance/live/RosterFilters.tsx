import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { Segmented } from '#ui/Segmented.tsx'
import { Select } from '#ui/Select.tsx'
import { statusWords } from './markWords.ts'
import { m } from './messages.ts'
import type { RosterView } from './registerRows.ts'

type Status = RosterView['status']

const options: readonly { value: Status; label: string }[] = [
  { value: 'all', label: m.all() },
  ...(['waiting', 'present', 'late', 'absent', 'excused'] as const).map((value) => ({
    value,
    label: statusWords[value],
  })),
]

interface RosterFiltersProps {
  status: Status
  onChange: (status: Status) => void
}

/** Filters of the records; all options are visible if there is room for them. */
export function RosterFilters({ status, onChange }: RosterFiltersProps) {
  const wide = useMediaQuery('(min-width: 640px)')
  return wide ? (
    <Segmented label={m.show()} size="sm" value={status} onChange={onChange} options={options} />
  ) : (
    <Select
      label={m.show()}
      prefix={m.show()}
      value={status}
      onChange={(value) => onChange(value as Status)}
      options={options}
      className="ms-auto"
    />
  )
}

/** The status that the URL names. */
export const readStatus = (value: string | undefined): Status =>
  options.find((option) => option.value === value)?.value ?? 'all'
