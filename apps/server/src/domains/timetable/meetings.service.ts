import { type MeetingsOfClass, meetings } from '@campanile/contract/timetable/meetings.ts'
import type { Database } from '#db/database.ts'
import { requireClassAccess } from '#domains/access/session-access.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { daysAfter } from '#platform/clock.ts'
import type { Resource } from './bookings.repo.ts'
import { type Wanted, withBookingLock } from './bookings.service.ts'
import { planMeetingChange } from './meeting-change.rules.ts'
import * as repo from './meetings.repo.ts'
import { m } from './messages.ts'
import { timetableNotices } from './notices.messages.ts'
import * as planned from './planned-sessions.repo.ts'
import { meetingAbilities } from './session-request.policy.ts'
import { notifyOfMeeting } from './timetable-notifications.ts'
import { expandMeeting } from './weekly.rules.ts'

/** Sessions of the current week are read too, because one already held prevents a second. */
const runningWeekDays = 7

/** @throws AppError not-found when the class is not one the caller may see */
export async function taughtClass(ctx: SignedIn, classId: string): Promise<repo.TaughtClass> {
  await requireClassAccess(ctx, ctx.db, classId)
  return requireFound(await repo.findTaughtClass(ctx.db, classId))
}

/** The class whose timetable will change; an archived class cannot be changed. */
async function plannedClass(ctx: SignedIn, classId: string): Promise<repo.TaughtClass> {
  const taught = await taughtClass(ctx, classId)
  if (taught.archived) throw new AppError('not-found')
  return taught
}

async function meetingOfClass(ctx: SignedIn, meetingId: string) {
  const meeting = requireFound(await repo.findMeeting(ctx.db, meetingId, ctx.clock.now()))
  return { meeting, taught: await plannedClass(ctx, meeting.classId) }
}

/** The resources of a class's meeting: its room, lecturers and batches. */
export const meetingResources = (taught: repo.TaughtClass, roomId: string | null): Resource[] => [
  ...(roomId ? [{ resource: 'room' as const, id: roomId }] : []),
  ...taught.lecturerIds.map((id) => ({ resource: 'lecturer' as const, id })),
  ...taught.batchIds.map((id) => ({ resource: 'batch' as const, id })),
]

/** The fields of clashes: room clashes are shown next to the room, others next to the time. */
export const formFields = { room: 'roomId', lecturer: 'startsAt', batch: 'startsAt' }

async function view(ctx: SignedIn, db: Database, taught: repo.TaughtClass): Promise<MeetingsOfClass> {
  const { id, courseCode, courseTitle, term, archived } = taught
  const rows = await repo.listMeetings(db, id, ctx.clock.now())
  return {
    classId: id,
    courseCode,
    courseTitle,
    term,
    items: rows.map(({ roomId, room, classId: _, ...row }) => ({
      ...row,
      room: roomId && room ? { id: roomId, name: room } : null,
    })),
    can: meetingAbilities(ctx.actor, archived),
  }
}

export const listMeetings = handle(meetings.listMeetings, async (ctx, { classId }) =>
  view(ctx, ctx.db, await taughtClass(ctx, classId)),
)

export const createMeeting = handle(meetings.createMeeting, async (ctx, { classId, ...values }) => {
  const taught = await plannedClass(ctx, classId)
  const { wanted, slots } = await wantedSlots(ctx, taught, values, [])
  return withBookingLock(ctx, wanted, async (tx) => {
    const now = ctx.clock.now()
    await requireRoom(tx.db, values.roomId)
    const id = await repo.insertMeeting(tx.db, classId, values, now)
    const meeting = { id, classId, roomId: values.roomId }
    await planned.insertSessions(
      tx.db,
      slots.map((slot) => ({ meeting, slot })),
    )
    await recordAudit(ctx, tx, {
      entity: 'meeting',
      entityId: id,
      after: { classId, ...values, sessions: slots.length },
    })
    await notifyOfMeeting(ctx, tx, taught, {
      title: (locale) => timetableNotices(locale).newWeeklyMeeting(),
      values,
    })
    return view(ctx, tx.db, taught)
  })
})

export const updateMeeting = handle(
  meetings.updateMeeting,
  async (ctx, { meetingId, version, ...values }) => {
    const { meeting, taught } = await meetingOfClass(ctx, meetingId)
    const now = ctx.clock.now()
    const known = await planned.listPlannedOfMeeting(ctx.db, meetingId, { from: now, now })
    const { wanted, slots } = await wantedSlots(
      ctx,
      taught,
      values,
      known.map(({ id }) => id),
    )
    return withBookingLock(ctx, wanted, async (tx) => {
      await requireRoom(tx.db, values.roomId)
      if (!(await repo.updateMeeting(tx.db, meetingId, version, values, now)))
        throw new AppError('edit-conflict')
      const { timeZone, locale } = await currentInstitution(tx)
      const since = { from: daysAfter(now, -runningWeekDays), now }
      const sessions = await planned.listPlannedOfMeeting(tx.db, meetingId, since)
      const change = planMeetingChange(sessions, slots, now, timeZone)
      await planned.dropSessions(tx.db, change.drop, now, timetableNotices(locale).timetableWasChanged())
      await planned.replanSessions(
        tx.db,
        change.change.map((it) => ({ ...it, roomId: values.roomId })),
      )
      const moved = { ...meeting, roomId: values.roomId }
      await planned.insertSessions(
        tx.db,
        change.add.map((slot) => ({ meeting: moved, slot })),
      )
      const { weekday, startsAt, endsAt, roomId } = meeting
      await recordAudit(ctx, tx, {
        entity: 'meeting',
        entityId: meetingId,
        before: { weekday, startsAt, endsAt, roomId },
        after: values,
      })
      await notifyOfMeeting(ctx, tx, taught, {
        title: (locale) => timetableNotices(locale).weeklyMeetingChanged(),
        values,
      })
      return view(ctx, tx.db, taught)
    })
  },
)

export const deleteMeeting = handle(meetings.deleteMeeting, async (ctx, { meetingId }) => {
  const { meeting, taught } = await meetingOfClass(ctx, meetingId)
  const nothing: Wanted = { resources: [], slots: [], except: [], fields: formFields }
  return withBookingLock(ctx, nothing, async (tx) => {
    const now = ctx.clock.now()
    if (!(await repo.archiveMeeting(tx.db, meetingId, now))) throw new AppError('not-found')
    const { locale } = await currentInstitution(tx)
    const toCome = await planned.listPlannedOfMeeting(tx.db, meetingId, { from: now, now })
    await planned.dropSessions(
      tx.db,
      toCome.filter(({ fixed }) => !fixed).map(({ id }) => id),
      now,
      timetableNotices(locale).timetableWasChanged(),
    )
    const { weekday, startsAt, endsAt, roomId } = meeting
    await recordAudit(ctx, tx, {
      entity: 'meeting',
      entityId: meetingId,
      before: { weekday, startsAt, endsAt, roomId },
    })
    await notifyOfMeeting(ctx, tx, taught, {
      title: (locale) => timetableNotices(locale).weeklyMeetingEnded(),
      values: meeting,
    })
    return view(ctx, tx.db, taught)
  })
})

/** The future sessions of a meeting, and the resources they need. */
export async function wantedSlots(
  ctx: SignedIn,
  taught: repo.TaughtClass,
  values: repo.MeetingValues,
  except: readonly string[],
) {
  const { timeZone } = await currentInstitution(ctx)
  const now = ctx.clock.now()
  const slots = expandMeeting(values, taught.term, taught.holidays, timeZone).filter(
    ({ startsAt }) => startsAt > now,
  )
  const wanted: Wanted = {
    resources: meetingResources(taught, values.roomId),
    slots,
    except,
    fields: formFields,
  }
  return { wanted, slots }
}

/** @throws AppError invalid-input next to the room if it does not exist or is archived */
export async function requireRoom(db: Database, roomId: string | null): Promise<void> {
  if (roomId && !(await repo.isRoomInUse(db, roomId)))
    throw new AppError('invalid-input', { fields: { roomId: m.selectRoom() } })
}
