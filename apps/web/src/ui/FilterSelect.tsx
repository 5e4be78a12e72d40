import type { ListControl } from '#lib/useListView.ts'
import { m } from './messages.ts'
import type { Option } from './option.ts'
import { Select } from './Select.tsx'

/** No filter; the values of filters are never empty. */
const all = ''

interface FilterSelectProps {
  list: ListControl
  /** The filter's name in the URL. */
  name: string
  label: string
  /** Shown in the control; as the label if it is not given. */
  prefix?: string
  options: readonly Option[]
  /** Shown while nothing is selected. */
  unset?: string
  /** Another filter whose options depend on this one. */
  resets?: string
  className?: string
}

/** One filter of a list, off unless something is selected. */
export function FilterSelect({
  list,
  name,
  label,
  prefix = label,
  options,
  unset = m.all(),
  resets,
  className = 'max-w-64',
}: FilterSelectProps) {
  const asked = list.view.filters[name]
  const isKnown = options.some(({ value }) => value === asked)
  return (
    <Select
      label={label}
      prefix={prefix}
      value={asked && isKnown ? asked : all}
      onChange={(value) => list.setFilters({ [name]: value, ...(resets && { [resets]: '' }) })}
      options={[{ value: all, label: unset }, ...options]}
      className={className}
    />
  )
}
