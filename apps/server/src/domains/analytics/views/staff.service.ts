import { analyticsStaff } from '@campanile/contract/analytics/analytics-staff.ts'
import { computeShare } from '@campanile/contract/attendance/attendance-figures.ts'
import { handle } from '#http/handle.ts'
import { readFrame } from '../scope.service.ts'
import { weekNumber } from './figures.rules.ts'
import { listStaffDays, type StaffRow } from './staff.repo.ts'

const nobody = { people: 0, present: 0, late: 0, halfDay: 0, absent: 0, onLeave: 0 }

function staffCounts({
  present,
  late,
  halfDay,
  absent,
  onLeave,
}: Omit<StaffRow, 'week' | 'weekday' | 'role'>) {
  const came = present + late + halfDay
  return {
    present,
    late,
    halfDay,
    absent,
    onLeave,
    percentage: computeShare(came, came + absent),
    lateShare: computeShare(late, came),
  }
}

export const readStaffAnalytics = handle(analyticsStaff.readStaffAnalytics, async (ctx, asked) => {
  const { term } = await readFrame(ctx, asked)
  const rows = term ? await listStaffDays(ctx.reading, term, ctx.clock.now()) : []
  const all =
    rows.find(({ week, weekday, role }) => week === null && weekday === null && role === null) ?? nobody
  return {
    term,
    people: all.people,
    overall: staffCounts(all),
    weeks: rows.flatMap((row) =>
      row.week === null
        ? []
        : [{ week: row.week, number: weekNumber(term!.from, row.week), ...staffCounts(row) }],
    ),
    weekdays: rows.flatMap((row) =>
      row.weekday === null ? [] : [{ weekday: row.weekday, ...staffCounts(row) }],
    ),
    roles: rows.flatMap((row) =>
      row.role === null ? [] : [{ role: row.role, people: row.people, ...staffCounts(row) }],
    ),
  }
})
