import type { DraftInputs } from '@campanile/contract/timetable/timetable-drafts.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { checkInWindows } from '#domains/attendance/attendance.tables.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { notifications } from '#domains/notifications/notifications.tables.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import { minutesAfter } from '#platform/clock.ts'
import { closePlanning } from '#platform/planning/planning.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { draftComputations } from '../../../job-handlers.ts'
import { timetableFactories } from '../testing/timetable-factories.ts'
import { workOnTimetableDraft } from './draft-work.service.ts'

// A search in a worker thread has to wait for the processor on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const server = await startTestServer()
const { make, platform, clock } = server
const { taughtClass, room, batch, termOf } = timetableFactories(server)
let admin: TestBrowser

beforeAll(async () => {
  admin = await server.as(await make.admin())
})
afterAll(closePlanning)

/**
 * A term with two classes of one batch, which meet on Monday, and a small room with enough seats for only one
 * of them.
 */
async function campus(firstDay = '2030-09-23', lastDay = '2030-12-13') {
  const term = await termOf(firstDay, lastDay)
  const [group, lecturer] = [await batch(), await make.lecturer()]
  const [large, small] = [await room(undefined, 40), await room(undefined, 2)]
  const students = [await make.student(), await make.student(), await make.student()]
  const one = await taughtClass({ term, batches: [group], lecturers: [lecturer], students })
  const other = await taughtClass({ term, batches: [group] })
  const weekly = { weekday: 1, roomId: large.id }
  await admin.createMeeting({ classId: one.id, startsAt: '09:00', endsAt: '10:30', ...weekly })
  await admin.createMeeting({ classId: other.id, startsAt: '15:00', endsAt: '16:30', ...weekly })
  return { term, lecturer, students, large, small, one, other }
}

async function computed(termId: string, change: (inputs: DraftInputs) => DraftInputs = (it) => it) {
  const inputs = change((await admin.readDraftDefaults({ termId })).inputs)
  const { id, state } = await admin.createTimetableDraft({ name: 'Draft', termId, inputs })
  expect(state).toBe('computing')
  await workOnTimetableDraft(platform, draftComputations, id)
  return admin.readTimetableDraft({ draftId: id })
}

/** So that the second class meets after the first, without a gap. */
const closer = (inputs: DraftInputs): DraftInputs => ({
  ...inputs,
  weekdays: [1],
  starts: ['09:00', '11:00', '15:00'],
  keepsPresent: false,
})

const meetingTimes = async (classId: string) =>
  (await admin.listMeetings({ classId })).items.map((it) => `${it.weekday} ${it.startsAt} ${it.room?.name}`)

it('keeps the current timetable if no other is better', async () => {
  const { term } = await campus()
  const draft = await computed(term.id)
  expect(draft).toMatchObject({
    state: 'ready',
    figures: { placed: 2, unplaced: 0, moved: 0 },
    changes: { moved: 0, added: 0, ended: 0 },
    can: { apply: false },
  })
})

it('applies a draft as one change, and undoes it', async () => {
  const { term, lecturer, students, one, other } = await campus('2026-11-02', '2026-12-18')
  const before = [await meetingTimes(one.id), await meetingTimes(other.id)]
  const draft = await computed(term.id, (inputs) => ({
    ...closer(inputs),
    classes: inputs.classes.map((it) => ({ ...it, isLocked: it.classId === other.id })),
  }))
  expect(draft.figures).toMatchObject({ placed: 1, unplaced: 0, gaps: 0, moved: 1 })
  expect(draft.changes).toEqual({ moved: 1, added: 0, ended: 0, classes: 1, people: 4 })
  const applied = await admin.applyTimetableDraft({ draftId: draft.id, version: draft.version })
  expect(applied).toMatchObject({ state: 'applied', can: { undo: true, apply: false } })
  const after = [await meetingTimes(one.id), await meetingTimes(other.id)]
  expect(after).toEqual([[expect.stringMatching(/^1 11:00 /)], before[1]])
  const noticed = [lecturer.id, students[0]!.id]
  const told = await platform.db
    .select()
    .from(notifications)
    .where(and(inArray(notifications.personId, noticed), eq(notifications.title, 'Timetable changed')))
  expect(told.map(({ personId }) => personId).sort()).toEqual(noticed.sort())
  expect(told[0]!.message).toContain('Mondays, 11:00 to 12:30')
  const audited = await platform.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.operation, 'applyTimetableDraft'))
  expect(audited.map(({ entity }) => entity)).toEqual(expect.arrayContaining(['meeting', 'timetable-draft']))
  const undone = await admin.undoTimetableDraft({ draftId: draft.id, version: applied.version })
  expect(undone).toMatchObject({ state: 'undone', can: { undo: false, compute: true } })
  expect([await meetingTimes(one.id), await meetingTimes(other.id)]).toEqual(before)
})

it('names the hard constraints that rule out a meeting', async () => {
  const { term, lecturer, one, other } = await campus()
  const draft = await computed(term.id, (inputs) => ({
    ...inputs,
    weekdays: [1],
    starts: ['09:00', '11:00'],
    classes: inputs.classes.map((it) => (it.classId === other.id ? it : { ...it, meetings: 2 })),
    lecturerTimes: [
      { lecturerId: lecturer.id, weekday: 1, startsAt: '11:00', endsAt: '12:00', isImpossible: true },
    ],
  }))
  expect(draft.figures).toMatchObject({ placed: 2, unplaced: 1 })
  const [unplaced] = draft.unplaced
  expect(unplaced).toMatchObject({ classId: one.id, meetings: 1, starts: 2 })
  expect(unplaced!.reasons.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['lecturer-unavailable', 'class-meets']),
  )
  expect(unplaced!.reasons.find(({ kind }) => kind === 'lecturer-unavailable')?.name).toContain(' ')
})

it('does not move locked classes', async () => {
  const { term, one, other } = await campus()
  const draft = await computed(term.id, (inputs) => ({
    ...closer(inputs),
    classes: inputs.classes.map((it) => ({ ...it, isLocked: it.classId === other.id })),
  }))
  expect(draft.placements.filter(({ isLocked }) => isLocked)).toMatchObject([
    { classId: other.id, weekday: 1, startsAt: '15:00', endsAt: '16:30' },
  ])
  expect(draft.placements.find(({ classId }) => classId === one.id)?.startsAt).toBe('11:00')
})

it('does not undo once attendance was recorded, or a meeting was changed', async () => {
  const { term } = await campus()
  const draft = await computed(term.id, closer)
  const applied = await admin.applyTimetableDraft({ draftId: draft.id, version: draft.version })
  const again = { draftId: draft.id, version: applied.version }
  const [first] = await platform.db
    .select()
    .from(sessions)
    .where(sql`${sessions.classId} in (select id from classes where term_id = ${term.id})
      and ${sessions.meetingId} in (select (c ->> 'meetingId')::uuid
        from timetable_drafts d, jsonb_array_elements(d.changes) c where d.id = ${draft.id})`)
    .limit(1)
  const window = { openedAt: clock.now(), lateAfter: clock.now(), closesAt: minutesAfter(clock.now(), 10) }
  await platform.db
    .insert(checkInWindows)
    .values({ sessionId: first!.id, openedBy: (await make.lecturer()).id, ...window } as never)
  expect(await refusal(admin.undoTimetableDraft(again))).toBe('draft-recorded')
  await platform.db.delete(checkInWindows).where(eq(checkInWindows.sessionId, first!.id))
  const { items } = await admin.listMeetings({ classId: first!.classId })
  const [meeting] = items
  await admin.updateMeeting({
    meetingId: meeting!.id,
    version: meeting!.version,
    weekday: 3,
    startsAt: '09:00',
    endsAt: '10:30',
    roomId: null,
  })
  expect(await refusal(admin.undoTimetableDraft(again))).toBe('draft-moved-on')
})

it('computes one draft at a time, and cancels', async () => {
  const { term } = await campus()
  const { inputs } = await admin.readDraftDefaults({ termId: term.id })
  const { id } = await admin.createTimetableDraft({ name: 'First', termId: term.id, inputs })
  const second = { name: 'Second', termId: term.id, inputs }
  expect(await refusal(admin.createTimetableDraft(second))).toBe('draft-computing')
  expect(await admin.cancelTimetableDraft({ draftId: id })).toMatchObject({ state: 'failed' })
  await workOnTimetableDraft(platform, draftComputations, id)
  expect(await admin.readTimetableDraft({ draftId: id })).toMatchObject({ state: 'failed', figures: null })
  expect(await refusal(admin.cancelTimetableDraft({ draftId: id }))).toBe('draft-moved-on')
  await admin.deleteTimetableDraft({ draftId: id })
  expect((await admin.listTimetableDrafts({})).items.map((it) => it.id)).not.toContain(id)
})
