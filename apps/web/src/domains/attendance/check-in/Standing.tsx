import { useRead } from '#lib/useRead.ts'
import { standingText } from '../outlook.ts'

/** What the record means for the class: "94% attendance in this class. You can miss 6 more." */
export function Standing({ classId }: { classId: string }) {
  const { data } = useRead('readMyAttendance', {})
  const mine = data?.classes.find((it) => it.classId === classId)
  if (!data || !mine || mine.percentage === null) return null
  return (
    <p role="status" className="tnum mt-3 text-base text-ink-2">
      {standingText(mine.percentage, mine.outlook, data.required)}
    </p>
  )
}
