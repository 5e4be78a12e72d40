import { useRead } from '#lib/useRead.ts'

/** Autumn term, week 9 of 14. */
export function TermNote() {
  const { data } = useRead('readCampusPulse', {}, { everyMinute: true })
  if (!data?.term) return null
  const { week } = data.today
  return ` · ${data.term.name}${week ? `, week ${week.number} of ${week.of}` : ''}`
}
