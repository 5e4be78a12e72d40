import type { StaffCounts } from '@campanile/contract/analytics/analytics-staff.ts'
import { weekdayWords } from '@campanile/contract/analytics/analytics-words.ts'
import { roleLabel } from '@campanile/contract/roles.ts'
import { DotPlot } from '#charts/DotPlot.tsx'
import { Lines } from '#charts/Lines.tsx'
import { percentSpan } from '#charts/scale.ts'
import { WithTable } from '#charts/WithTable.tsx'
import { numberWords } from '#lib/figures.ts'
import { useRead } from '#lib/useRead.ts'
import { Figure } from '#ui/Figure.tsx'
import { scopeOf } from '../analyticsView.ts'
import { type RowsPart, rowsPath } from '../drilldown/rowsView.ts'
import { percentWords } from '../percentWords.ts'
import { shortWeekdayName } from '../shortWeekdayName.ts'
import { ViewCard } from '../ViewCard.tsx'
import type { ViewProps } from '../viewProps.ts'
import { WeekLinks } from '../WeekLinks.tsx'
import { m } from './messages.ts'

const heads = [
  m.attendedPercent(),
  m.latePercent(),
  m.present(),
  m.late(),
  m.halfDay(),
  m.absent(),
  m.onLeave(),
]
const cells = (it: StaffCounts) => [
  it.percentage,
  it.lateShare,
  it.present,
  it.late,
  it.halfDay,
  it.absent,
  it.onLeave,
]

/** Staff attendance of a term: by week, weekday and role. */
export function StaffView({ list }: ViewProps) {
  const { termId } = scopeOf(list.view)
  const staff = useRead('readStaffAnalytics', { termId })
  const daysOf = (part: RowsPart) => rowsPath('staff-days', 'staff', { ...(termId && { termId }) }, part)
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      <ViewCard
        id="staff-overall"
        title={m.staffAttendance()}
        hint={staff.data && m.daysOnLeaveAreExcluded({ people: staff.data.people })}
        query={staff}
        isEmpty={({ overall }) => overall.percentage === null}
        className="lg:col-span-2"
      >
        {({ overall }) => (
          <dl className="flex flex-wrap gap-x-10 gap-y-4 pb-2">
            <Figure
              label={m.attendedWhenExpected()}
              definition="staff-attendance"
              value={percentWords(overall.percentage)}
              size="xl"
              to={daysOf({ days: 'expected' })}
            />
            <Figure
              label={m.lateOfThoseWhoAttended()}
              definition="staff-late"
              value={percentWords(overall.lateShare)}
              to={daysOf({ days: 'late' })}
            />
            <Figure
              label={m.halfDays()}
              value={numberWords(overall.halfDay)}
              to={daysOf({ days: 'half-day' })}
            />
            <Figure
              label={m.absentDays()}
              value={numberWords(overall.absent)}
              to={daysOf({ days: 'absent' })}
            />
            <Figure
              label={m.daysOnLeave()}
              value={numberWords(overall.onLeave)}
              to={daysOf({ days: 'on-leave' })}
            />
          </dl>
        )}
      </ViewCard>
      <ViewCard
        id="staff-weeks"
        title={m.weekByWeek()}
        hint={m.attendedWhenExpectedPercent()}
        query={staff}
        isEmpty={({ weeks }) => weeks.every(({ percentage }) => percentage === null)}
        className="lg:col-span-2"
      >
        {({ weeks }) => {
          const values = weeks.map(({ percentage }) => percentage)
          const late = weeks.map(({ lateShare }) => lateShare)
          const known = values.filter((it) => it !== null)
          return (
            <>
              <WithTable
                label={m.staffAttendanceByWeek()}
                links={weeks.map(({ week }) => daysOf({ week }))}
                heads={[m.week(), ...heads]}
                rows={weeks.map((it) => [m.weekNumber({ week: it.number }), ...cells(it)])}
              >
                <Lines
                  summary={m.staffAttendanceByWeek()}
                  labels={weeks.map(({ number }) => m.shortWeek({ week: number }))}
                  span={[0, percentSpan(values, Math.max(...known))[1]]}
                  series={[
                    { id: 'came', name: m.attended(), colour: 'var(--c1)', values },
                    { id: 'late', name: m.late(), colour: 'var(--c2)', dash: '7 3', values: late },
                  ]}
                />
              </WithTable>
              <WeekLinks of="days" weeks={weeks} to={(week) => daysOf({ week })} />
            </>
          )
        }}
      </ViewCard>
      <ViewCard
        id="staff-weekdays"
        title={m.byWeekday()}
        hint={m.attendedWhenExpectedPercent()}
        query={staff}
        isEmpty={({ weekdays }) => weekdays.length === 0}
      >
        {({ weekdays }) => (
          <WithTable
            label={m.staffAttendanceByWeekday()}
            heads={[m.weekday(), ...heads]}
            rows={weekdays.map((it) => [weekdayWords(it.weekday), ...cells(it)])}
            links={weekdays.map(({ weekday }) => daysOf({ weekday }))}
          >
            <DotPlot
              summary={weekdays
                .map((it) => `${weekdayWords(it.weekday)} ${percentWords(it.percentage)}`)
                .join('; ')}
              columns={weekdays.map((it) => ({
                label: shortWeekdayName(it.weekday),
                name: weekdayWords(it.weekday),
                to: daysOf({ weekday: it.weekday, days: 'expected' }),
                value: it.percentage,
                text: percentWords(it.percentage),
              }))}
            />
          </WithTable>
        )}
      </ViewCard>
      <ViewCard
        id="staff-roles"
        title={m.byRole()}
        hint={m.attendedWhenExpectedPercent()}
        query={staff}
        isEmpty={({ roles }) => roles.length === 0}
      >
        {({ roles }) => (
          <WithTable
            label={m.staffAttendanceByRole()}
            heads={[m.role(), m.people(), ...heads]}
            rows={roles.map((it) => [roleLabel(it.role, null), it.people, ...cells(it)])}
            links={roles.map(({ role }) => daysOf({ role }))}
          >
            <DotPlot
              summary={roles
                .map((it) => `${roleLabel(it.role, null)} ${percentWords(it.percentage)}`)
                .join('; ')}
              columns={roles.map((it) => ({
                label: roleLabel(it.role, null),
                to: daysOf({ role: it.role, days: 'expected' }),
                value: it.percentage,
                text: percentWords(it.percentage),
              }))}
            />
          </WithTable>
        )}
      </ViewCard>
    </div>
  )
}
