import { PageHead } from '#ui/PageHead.tsx'
import { AttendanceByClass } from '../AttendanceByClass.tsx'
import { MySessions } from '../mine/MySessions.tsx'
import { OfflineScans } from '../offline/OfflineScans.tsx'
import { CodeForm } from './CodeForm.tsx'
import { NowCard } from './NowCard.tsx'
import { Today } from './Today.tsx'
import { TodayClasses } from './TodayClasses.tsx'

export const StudentAttendance = () => (
  <>
    <PageHead title="Attendance" sub="Check in to today’s classes, and see where you stand." />
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2 xl:grid-cols-[minmax(0,9fr)_minmax(0,11fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <OfflineScans />
        <Today>
          {(today) => (
            <>
              <NowCard today={today} code={<CodeForm />} />
              <TodayClasses today={today} typing />
            </>
          )}
        </Today>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <AttendanceByClass />
        <MySessions />
      </div>
    </div>
  </>
)
