import { analyticsStaff } from '@campanile/contract/analytics/analytics-staff.ts'
import { shareOf } from '@campanile/contract/attendance/attendance-figures.ts'
import { handle } from '#http/handle.ts'
import { frameOf } from '../scope.service.ts'
import { weekNumber } from './figures.rules.ts'
import { listStaffDays, type StaffRow } from './staff.repo.ts'

const nobody = { people: 0, present: 0, late: 0, halfDay: 0, absent: 0, onLeave: 0 }

function countsOf({ present, late, halfDay, absent, onLeave }: Omit<StaffRow, 'week' | 'weekday' | 'role'>) {
  const came = present + late + halfDay
  return {
    present,
    late,
    halfDay,
    absent,
    onLeave,
    percentage: shareOf(came, came + absent),
    lateShare: shareOf(late, came),
  }
}

export const readStaffAnalytics = handle(analyticsStaff.readStaffAnalytics, async (ctx, asked) => {
  const { term } = await frameOf(ctx, asked)
  const rows = term ? await listStaffDays(ctx.reading, term, ctx.clock.now()) : []
  const all =
    rows.find(({ week, weekday, role }) => week === null && weekday === null && role === null) ?? nobody
  return {
    term,
    people: all.people,
    overall: countsOf(all),
    weeks: rows.flatMap((row) =>
      row.week === null
        ? []
        : [{ week: row.week, number: weekNumber(term!.from, row.week), ...countsOf(row) }],
    ),
    weekdays: rows.flatMap((row) =>
      row.weekday === null ? [] : [{ weekday: row.weekday, ...countsOf(row) }],
    ),
    roles: rows.flatMap((row) =>
      row.role === null ? [] : [{ role: row.role, people: row.people, ...countsOf(row) }],
    ),
  }
})
