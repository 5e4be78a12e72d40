import {
  maxRolloverClashes,
  type RolloverClash,
  termRollovers,
} from '@campanile/contract/structure/term-rollover.ts'
import type { Database } from '#db/database.ts'
import { countCopiesOutside } from '#domains/assignments/copying/assignment-copies.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { isBeingPlanned } from '#domains/timetable/timetable-notifications.ts'
import type { Slot } from '#domains/timetable/weekly.rules.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { groupRows } from '#platform/grouped.ts'
import { batchKey, plannedMeetings } from './planned-classes.rules.ts'
import { listBooked, listHolidays } from './rollover-bookings.repo.ts'
import { meetingOverlaps } from './rollover-clashes.rules.ts'
import { plannedSlots } from './rollover-dates.rules.ts'
import {
  findTarget,
  type PlannedCopies,
  plannedCopies,
  rolloverOrNotFound,
  type TargetTerm,
} from './rollover-plan.service.ts'
import { countEnrolments, type SourceClass } from './rollover-source.repo.ts'
import type { RolloverRow } from './term-rollovers.repo.ts'

type Meeting = ReturnType<typeof plannedMeetings<SourceClass>>[number]

/** The sessions of all planned meetings. */
async function plannedSessions(
  { clock }: Pick<SignedIn, 'clock'>,
  db: Database,
  row: RolloverRow,
  target: TargetTerm,
  meetings: readonly Meeting[],
) {
  const { timeZone } = await currentInstitution({ db })
  const own = row.plan.target?.kind === 'new' && !target.id ? row.plan.target.term.holidays : []
  const holidays = [...own, ...(await listHolidays(db, target.id))]
  const now = clock.now()
  const planned = meetings.map((meeting) => ({
    meeting,
    ...plannedSlots(meeting, { term: target, holidays, timeZone, now }),
  }))
  const slots = planned.flatMap(({ meeting, slots: those }) =>
    those.map((slot): Slot & { meetingId: string } => ({ ...slot, meetingId: meeting.id })),
  )
  return { slots, onHolidays: planned.reduce((sum, it) => sum + it.onHolidays, 0) }
}

/** Clashes of the planned meetings with each other and with existing bookings at these times. */
export async function rolloverClashes(
  ctx: Pick<SignedIn, 'clock'>,
  db: Database,
  row: RolloverRow,
  target: TargetTerm,
  { classes, batches, batchCodes }: PlannedCopies,
) {
  const meetings = plannedMeetings(classes)
  const byId = new Map(meetings.map((it) => [it.id, it]))
  const sessions = await plannedSessions(ctx, db, row, target, meetings)
  const names = new Map([
    ...batchCodes,
    ...batches.map(({ code }) => [batchKey({ kind: 'new', code }), code] as const),
    ...plannedNames(classes),
  ])
  const resources = meetings.flatMap(({ id: meetingId, needs }) =>
    needs
      .filter(({ key }) => !key.startsWith('new '))
      .map(({ resource, key }) => ({ meetingId, resource, id: key })),
  )
  const booked = await listBooked(db, sessions.slots, resources)
  const clash = (meeting: Meeting, resource: RolloverClash['resource'], key: string) => ({
    meetingId: meeting.id,
    classId: meeting.planned.source.id,
    course: meeting.planned.source.code,
    weekday: meeting.weekday,
    startsAt: meeting.startsAt,
    endsAt: meeting.endsAt,
    resource,
    resourceId: key.startsWith('new ') ? null : key,
    name: names.get(key) ?? '',
  })
  const perMeeting = groupRows(sessions.slots, ({ meetingId }) => meetingId)
  const clashes: RolloverClash[] = [
    ...meetingOverlaps(meetings).map(({ meeting, other, need }) => ({
      ...clash(meeting, need.resource, need.key),
      with: { course: other.planned.source.code, exam: null, isCopied: true },
      sessions: perMeeting.get(meeting.id)?.length ?? 0,
      firstAt: perMeeting.get(meeting.id)?.[0]?.startsAt.toISOString() ?? null,
    })),
    ...booked.map((it) => ({
      ...clash(byId.get(it.meetingId)!, it.resource, it.resourceId),
      with: { course: it.course, exam: it.exam, isCopied: false },
      sessions: it.sessions,
      firstAt: it.firstAt.toISOString(),
    })),
  ]
  // Meetings without sessions, in a term that is nearly over, clash with nothing.
  return { clashes: clashes.filter((it) => it.sessions > 0), meetings, ...sessions }
}

const plannedNames = (classes: PlannedCopies['classes']) =>
  classes.flatMap(({ source }) => [
    ...source.meetings.flatMap(({ roomId, room }) => (roomId && room ? [[roomId, room] as const] : [])),
    ...source.lecturers.map(({ id, name }) => [id, name] as const),
  ])

export const checkTermRollover = handle(termRollovers.checkTermRollover, async (ctx, { rolloverId }) => {
  const row = await rolloverOrNotFound(ctx.db, rolloverId)
  const target = await findTarget(ctx.db, row)
  if (!target) throw new AppError('not-found')
  const copies = await plannedCopies(ctx.db, row, target)
  const { classes, batches } = copies
  const { clashes, meetings, slots, onHolidays } = await rolloverClashes(ctx, ctx.db, row, target, copies)
  const pairs = classes.flatMap(({ source, batches: own }) =>
    own.flatMap((it) => (it.kind === 'existing' ? [{ classId: source.id, batchId: it.batchId }] : [])),
  )
  const { timeZone } = await currentInstitution(ctx)
  const assignments = row.plan.assignments
    ? classes.reduce((sum, { source }) => sum + source.assignments, 0)
    : 0
  const outsideTerm = assignments
    ? await countCopiesOutside(ctx.db, {
        classIds: classes.map(({ source }) => source.id),
        shiftWeeks: copies.shiftWeeks,
        term: target,
        timeZone,
      })
    : 0
  return {
    figures: {
      classes: classes.length,
      meetings: meetings.length,
      sessions: slots.length,
      onHolidays,
      enrolments: row.plan.enrolments ? await countEnrolments(ctx.db, pairs) : 0,
      assignments,
      newBatches: batches.length,
    },
    clashes: clashes.slice(0, maxRolloverClashes),
    clashCount: clashes.length,
    departures: listDepartures(classes),
    withoutLecturer: classes.filter((it) => it.lecturers.length === 0).map(({ source }) => source.code),
    outsideTerm,
    notified: !isBeingPlanned(target, ctx.clock.now(), timeZone),
  }
})

/** Lecturers of these classes who have left by the term, or leave during it. */
function listDepartures(classes: PlannedCopies['classes']) {
  const all = classes.flatMap(({ source }) =>
    source.lecturers.flatMap(({ id, name, departure, endsOn }) =>
      departure ? [{ lecturer: { id, name }, departure, endsOn, course: source.code }] : [],
    ),
  )
  return [...groupRows(all, ({ lecturer }) => lecturer.id).values()].map((those) => {
    const { course: _, ...first } = those[0]!
    return { ...first, courses: those.map(({ course }) => course) }
  })
}
