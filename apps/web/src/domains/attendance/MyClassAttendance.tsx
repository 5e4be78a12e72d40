import { isBelow } from '@campanile/contract/attendance/attendance-figures.ts'
import type { MyClass } from '@campanile/contract/insight/class-overview.ts'
import { Ring } from '#charts/Ring.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Empty } from '#ui/Empty.tsx'
import { m } from './messages.ts'
import { outlookText } from './outlook.ts'

/** A student's attendance in one class, and the possible effect of future sessions. */
export function MyClassAttendance({ it: { courseCode, attendance, required, left } }: { it: MyClass }) {
  const { held, attended, excused, percentage, outlook } = attendance
  return (
    <Card aria-labelledby="my-class-attendance">
      <CardHead id="my-class-attendance" title={m.myAttendance()} hint={m.notchMarksRequired({ required })} />
      {percentage === null ? (
        <Empty kind="none" heading="h3" title={m.nothingIsCountedYet()} />
      ) : (
        <div className="flex items-center gap-5 px-5 pb-4 pt-3 max-sm:px-4">
          <Ring
            value={percentage}
            required={required}
            below={isBelow({ held, attended, excused }, required)}
            size={96}
            stroke={8}
            label={m.myAttendance()}
          />
          <div>
            <p className="tnum text-base font-label">
              {m.attendedOfCounted({ courseCode, attended, counted: held - excused })}
            </p>
            {!left && <p className="mt-0.5 text-base text-ink-2">{outlookText(outlook, required)}</p>}
          </div>
        </div>
      )}
    </Card>
  )
}
