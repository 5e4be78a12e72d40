import type { Option } from './option.ts'

interface NamedFilter {
  /** Its name in the URL. */
  name: string
  label: string
  className?: string
}

/** A choice, off unless something is selected. */
export interface ChoiceFilter extends NamedFilter {
  options: readonly Option[]
  /** Shown in the control; as the label if it is not given. */
  prefix?: string
  /** Shown while nothing is selected: "All" by default. */
  unset?: string
  /** Another filter whose options depend on this one. */
  resets?: string
}

interface DayFilter extends NamedFilter {
  kind: 'day'
}

/** A filter of a list. */
export type ListFilter = ChoiceFilter | DayFilter
