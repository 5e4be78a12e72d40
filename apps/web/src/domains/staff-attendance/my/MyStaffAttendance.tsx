import { History } from './History.tsx'
import { MyDay } from './MyDay.tsx'

/** Somebody's own working day and the days before it. */
export const MyStaffAttendance = () => (
  <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-uneven">
    <div className="grid grid-cols-1 gap-5">
      <MyDay />
    </div>
    <History />
  </div>
)
