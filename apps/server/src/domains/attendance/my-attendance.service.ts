import type { attendance } from '@campanile/contract/attendance.ts'
import { percentage, tally } from '@campanile/contract/attendance-figures.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import type { Handler } from '#http/routes.ts'
import * as repo from './attendance.repo.ts'

const latestMarks = 30

export const readMyAttendance: Handler<typeof attendance.readMyAttendance> = async (ctx) => {
  const [{ settings }, counts, latest] = await Promise.all([
    currentInstitution(ctx),
    repo.countByClass(ctx.db, ctx.actor.id),
    repo.listLatestRecords(ctx.db, ctx.actor.id, latestMarks),
  ])
  const classes = new Map<string, typeof counts>()
  for (const row of counts) classes.set(row.classId, [...(classes.get(row.classId) ?? []), row])
  return {
    required: settings.attendance.requiredPercentage,
    classes: [...classes.values()].map((rows) => {
      const { classId, courseCode, courseTitle } = rows[0]!
      const it = tally(
        Object.fromEntries(rows.flatMap((row) => (row.status ? [[row.status, row.count]] : []))),
      )
      return { classId, courseCode, courseTitle, ...it, percentage: percentage(it) }
    }),
    latest: latest.map((row) => ({
      ...row,
      startsAt: row.startsAt.toISOString(),
      markedAt: row.markedAt.toISOString(),
    })),
  }
}
