import { useRead } from '#lib/useRead.ts'
import { overallPercentage } from './overallPercentage.ts'

/** A student's share over all classes; nothing before the first held session. */
export function OverallAttendance() {
  const { data } = useRead('readMyAttendance', {})
  const percentage = data && overallPercentage(data.classes)
  if (percentage === undefined || percentage === null) return null
  return (
    <div className="text-right">
      <p className="text-sm text-ink-3">Attendance, all classes</p>
      <p className="tnum text-2xl font-title">
        {percentage}
        <span className="text-base text-ink-3">%</span>
      </p>
    </div>
  )
}
