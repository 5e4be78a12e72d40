import { usePulse } from './pulse.api.ts'

/** Autumn term, week 9 of 14. */
export function TermNote() {
  const { data } = usePulse()
  if (!data?.term) return null
  const { week } = data.today
  return ` · ${data.term.name}${week ? `, week ${week.number} of ${week.of}` : ''}`
}
