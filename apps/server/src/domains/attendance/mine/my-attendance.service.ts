import { percentage, tally } from '@campanile/contract/attendance/attendance-figures.ts'
import { myAttendance } from '@campanile/contract/attendance/my-attendance.ts'
import type { Database } from '#db/database.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { handle } from '#http/handle.ts'
import { localDay } from '#platform/clock.ts'
import { countByClass } from './class-counts.repo.ts'
import { forecast } from './outlook.rules.ts'

interface Asked {
  now: Date
  timeZone: string
  required: number
}

/** A student's attendance in each class, current terms first, and the forecast from the sessions ahead. */
export async function classStandings(db: Database, studentId: string, { now, timeZone, required }: Asked) {
  const counts = await countByClass(db, studentId, now, localDay(timeZone, now).date)
  const classes = new Map<string, typeof counts>()
  for (const row of counts) classes.set(row.classId, [...(classes.get(row.classId) ?? []), row])
  return [...classes.values()].flatMap((rows) => {
    const { classId, courseCode, courseTitle, term, isCurrent, left, remaining } = rows[0]!
    const it = tally(Object.fromEntries(rows.flatMap((row) => (row.status ? [[row.status, row.count]] : []))))
    const outlook = forecast(it, remaining, required)
    if (left && it.held === 0) return []
    return {
      classId,
      courseCode,
      courseTitle,
      term,
      isCurrent,
      left,
      ...it,
      percentage: percentage(it),
      outlook,
    }
  })
}

/** The attendance in a class without sessions in the past or future. */
export function noStanding(required: number) {
  const it = tally({})
  return { ...it, percentage: percentage(it), outlook: forecast(it, 0, required) }
}

export const readMyAttendance = handle(myAttendance.readMyAttendance, async (ctx) => {
  const { settings, timeZone } = await currentInstitution(ctx)
  const required = settings.attendance.requiredPercentage
  const asked = { now: ctx.clock.now(), timeZone, required }
  return { required, classes: await classStandings(ctx.db, ctx.actor.id, asked) }
})
