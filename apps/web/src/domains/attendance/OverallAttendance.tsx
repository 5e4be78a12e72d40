import { addTallies, percentage } from '@campanile/contract/attendance/attendance-figures.ts'
import { fixedWords } from '#lib/figures.ts'
import { seriesWords } from '#lib/listWords.ts'
import { useRead } from '#lib/useRead.ts'
import { Figure } from '#ui/Figure.tsx'
import { m } from './messages.ts'

/** A student's attendance in all classes of the current term; nothing before the first record. */
export function OverallAttendance() {
  const { data } = useRead('readMyAttendance', {})
  const classes = data?.classes.filter(({ isCurrent }) => isCurrent) ?? []
  const rate = percentage(addTallies(classes))
  if (rate === null) return null
  const terms = seriesWords(new Set(classes.map(({ term }) => term)))
  return (
    <dl className="text-end">
      <Figure label={m.attendanceIn({ terms })} definition="attendance" value={fixedWords(rate)} unit="%" />
    </dl>
  )
}
