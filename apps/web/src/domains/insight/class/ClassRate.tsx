import { isBelow } from '@campanile/contract/attendance/attendance-figures.ts'
import type { ClassOverview } from '@campanile/contract/insight/class-overview.ts'
import { Lines } from '#charts/Lines.tsx'
import { Ring } from '#charts/Ring.tsx'
import { percentSpan } from '#charts/scale.ts'
import { WithTable } from '#charts/WithTable.tsx'
import { classPath } from '#lib/classPath.ts'
import { shortDay } from '#lib/plainDate.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { CardLink } from '#ui/CardLink.tsx'
import { Empty } from '#ui/Empty.tsx'
import { FigureDefinition } from '#ui/FigureDefinition.tsx'
import { m } from './messages.ts'

type Attendance = ClassOverview['attendance']

/** The attendance of a class over the term, and week by week. */
export function ClassRate({ overview: { classId, attendance } }: { overview: ClassOverview }) {
  const { held, attended, excused, percentage, required, weeks } = attendance
  return (
    <Card aria-labelledby="class-rate">
      <CardHead
        id="class-rate"
        title={m.attendanceThisTerm()}
        hint={
          percentage !== null && (
            <>
              {m.attendedOfCounted({ attended, counted: held - excused, required })}
              <FigureDefinition label={m.attendanceThisTerm()} name="attendance" />
            </>
          )
        }
      >
        <CardLink to={classPath(classId, 'report')}>{m.allRecords()}</CardLink>
      </CardHead>
      {percentage === null ? (
        <Empty kind="none" heading="h3" title={m.noRecordsYet()}>
          {m.figuresAppearAfterTheFirstSession()}
        </Empty>
      ) : (
        <div className="flex items-center gap-5 px-5 pb-3 pt-3 max-sm:flex-col max-sm:items-stretch max-sm:px-4">
          <Ring
            value={percentage}
            required={required}
            below={isBelow({ held, attended, excused }, required)}
            label={m.attendanceThisTerm()}
            size={112}
            stroke={9}
            className="max-sm:mx-auto"
          />
          {weeks.length > 1 && (
            <div className="min-w-0 flex-1">
              <Weeks weeks={weeks} required={required} />
            </div>
          )}
        </div>
      )}
    </Card>
  )
}

function Weeks({ weeks, required }: Pick<Attendance, 'weeks' | 'required'>) {
  const values = weeks.map(({ percentage }) => percentage)
  const labels = weeks.map(({ from }) => shortDay(from))
  const latest = values.findLast((it) => it !== null) ?? null
  return (
    <WithTable
      label={m.weeklyAttendance()}
      heads={[m.weekFrom(), m.attendancePercent()]}
      rows={weeks.map((it) => [shortDay(it.from), it.percentage])}
    >
      <Lines
        summary={latest === null ? m.noWeekYet({ required }) : m.latestWeek({ latest, required })}
        labels={labels}
        span={percentSpan(values, required)}
        rule={required}
        series={[{ id: 'weeks', name: m.attendance(), colour: 'var(--c1)', values }]}
        height={180}
      />
    </WithTable>
  )
}
