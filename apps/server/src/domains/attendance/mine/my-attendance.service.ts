import { percentage, tally } from '@campanile/contract/attendance/attendance-figures.ts'
import { myAttendance } from '@campanile/contract/attendance/my-attendance.ts'
import type { Database } from '#db/database.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { handle } from '#http/handle.ts'
import { countByClass } from './class-counts.repo.ts'
import { forecast } from './outlook.rules.ts'

/** A student's attendance in each class, and the forecast from the sessions ahead. */
export async function classStandings(db: Database, studentId: string, now: Date, required: number) {
  const counts = await countByClass(db, studentId, now)
  const classes = new Map<string, typeof counts>()
  for (const row of counts) classes.set(row.classId, [...(classes.get(row.classId) ?? []), row])
  return [...classes.values()].map((rows) => {
    const { classId, courseCode, courseTitle, remaining } = rows[0]!
    const it = tally(Object.fromEntries(rows.flatMap((row) => (row.status ? [[row.status, row.count]] : []))))
    const outlook = forecast(it, remaining, required)
    return { classId, courseCode, courseTitle, ...it, percentage: percentage(it), outlook }
  })
}

export const readMyAttendance = handle(myAttendance.readMyAttendance, async (ctx) => {
  const { settings } = await currentInstitution(ctx)
  const required = settings.attendance.requiredPercentage
  return { required, classes: await classStandings(ctx.db, ctx.actor.id, ctx.clock.now(), required) }
})
