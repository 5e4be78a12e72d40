import { useFaceEngine } from '#camera/useFaceEngine.ts'
import { History } from './History.tsx'
import { MyDay } from './MyDay.tsx'

/** The person's own working day and the days before it. */
export function MyStaffAttendance() {
  // Loaded while the person reads, so that the face check starts at once.
  useFaceEngine()
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-uneven">
      <div className="grid grid-cols-1 gap-5">
        <MyDay />
      </div>
      <History />
    </div>
  )
}
