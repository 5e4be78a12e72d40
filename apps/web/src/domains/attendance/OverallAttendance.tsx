import { addTallies, percentage } from '@campanile/contract/attendance/attendance-figures.ts'
import { useRead } from '#lib/useRead.ts'

/** A student's attendance in all classes of the current term; nothing before the first record. */
export function OverallAttendance() {
  const { data } = useRead('readMyAttendance', {})
  const classes = data?.classes.filter(({ isCurrent }) => isCurrent) ?? []
  const rate = percentage(addTallies(classes))
  if (rate === null) return null
  const terms = [...new Set(classes.map(({ term }) => term))].join(', ')
  return (
    <div className="text-right">
      <p className="text-sm text-ink-3">Attendance, {terms}</p>
      <p className="tnum text-2xl font-title">
        {rate.toFixed(1)}
        <span className="text-base text-ink-3">%</span>
      </p>
    </div>
  )
}
