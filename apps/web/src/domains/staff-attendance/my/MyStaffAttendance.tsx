import { History } from './History.tsx'
import { MyDay } from './MyDay.tsx'

/** Somebody's own working day and the days before it. */
export const MyStaffAttendance = () => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,9fr)_minmax(0,11fr)]">
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <MyDay />
    </div>
    <History />
  </div>
)
