import {
  addTallies,
  percentage,
  type Tally,
  tally,
} from '@campanile/contract/attendance/attendance-figures.ts'
import { personPages } from '@campanile/contract/insight/person-page.ts'
import { requirePersonAccess } from '#domains/access/session-access.service.ts'
import { riskOfStudent } from '#domains/analytics/views/at-risk.service.ts'
import { classStandings } from '#domains/attendance/mine/my-attendance.service.ts'
import { type PersonRow, personOrNotFound, personView } from '#domains/people/people.service.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { localDay } from '#platform/clock.ts'
import * as repo from './person-page.repo.ts'
import { waitingCounts } from './waiting.service.ts'

const rated = (it: Tally) => ({ ...it, percentage: percentage(it) })

interface Moment {
  now: Date
  timeZone: string
  required: number
}

/** A student's classes among those that the caller sees, and their attendance of this term. */
async function studentPart(
  ctx: SignedIn,
  studentId: string,
  seen: ReadonlySet<string> | undefined,
  moment: Moment,
) {
  const [all, risk] = await Promise.all([
    classStandings(ctx.db, studentId, moment),
    riskOfStudent(ctx, studentId),
  ])
  const classes = seen ? all.filter(({ classId }) => seen.has(classId)) : all
  return {
    attendance: rated(addTallies(classes.filter(({ isCurrent }) => isCurrent))),
    classes,
    risk,
  }
}

/** A lecturer's classes of this term, and the departments they belong to unless they have one of their own. */
async function lecturerPart(
  { db }: SignedIn,
  { id, department }: Pick<PersonRow, 'id' | 'department'>,
  { now, timeZone }: Moment,
) {
  const today = localDay(timeZone, now).date
  const [rows, taughtIn] = await Promise.all([
    repo.listTaught(db, id, { now, today }),
    department ? undefined : repo.listTaughtDepartments(db, id, today),
  ])
  const teaches = rows.map(({ present, late, absent, excused, ...row }) => ({
    ...row,
    ...rated(tally({ present, late, absent, excused })),
  }))
  return { teaches, ...(taughtIn && { departments: taughtIn }) }
}

const nothing = { attendance: null, classes: [], teaches: [], risk: null }

export const readPersonPage = handle(personPages.readPersonPage, async (ctx, { personId }) => {
  const seen = await requirePersonAccess(ctx, ctx.db, personId)
  const row = await personOrNotFound(ctx.db, personId)
  const { settings, timeZone } = await currentInstitution(ctx)
  const required = settings.attendance.requiredPercentage
  const moment = { now: ctx.clock.now(), timeZone, required }
  const { id, firstName, lastName, role, employmentType, number, email, profileImage, batch, department } =
    row
  return {
    ...nothing,
    batch,
    departments: department ? [department.name] : [],
    ...(role === 'student' && (await studentPart(ctx, personId, seen, moment))),
    ...(role === 'lecturer' && (await lecturerPart(ctx, row, moment))),
    id,
    firstName,
    lastName,
    role,
    employmentType,
    number,
    email,
    profileImage: photoUrl(id, profileImage),
    account: seen ? null : personView(ctx, row),
    required,
    waiting: await waitingCounts(ctx, personId),
  }
})
