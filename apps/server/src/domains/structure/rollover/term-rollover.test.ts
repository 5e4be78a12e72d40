import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { assignmentForm } from '#domains/assignments/testing/assignments.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { people } from '#domains/people/people.tables.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { rolloverCampus } from './testing/rollover-campus.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const {
  admin,
  sourceTerm,
  addMeeting,
  newTerm,
  mondayIn,
  weeksFrom,
  plan,
  drafted,
  apply,
  classesOf,
  noticesOf,
} = await rolloverCampus(server)

describe('a roll-over', () => {
  it('starts as a draft that can be left and continued, also by another admin', async () => {
    const source = await sourceTerm()
    const draft = await admin.startTermRollover({ termId: source.term.id })
    expect(draft).toMatchObject({
      state: 'draft',
      target: null,
      can: { change: true, undo: false },
      result: null,
    })
    const target = newTerm()
    const saved = await plan(draft, { target, leftOut: [source.older.classId] })
    expect(saved.target).toMatchObject({ id: null, name: target.term.name, weeks: 10 })
    const colleague = await server.as(await make.admin())
    const again = await colleague.startTermRollover({ termId: source.term.id })
    expect(again).toMatchObject({ id: draft.id, version: 1, plan: { leftOut: [source.older.classId] } })
    const { items } = await admin.listTermRollovers({})
    expect(items[0]).toMatchObject({ id: draft.id, state: 'draft', target: target.term.name })
    expect(await refusal(plan(draft, { target }))).toBe('edit-conflict')
    await admin.discardTermRollover({ rolloverId: draft.id })
    expect(await refusal(admin.readTermRollover({ rolloverId: draft.id }))).toBe('not-found')
  })

  it('moves batches a year up, names who finishes, and creates the batch of the newest year', async () => {
    const source = await sourceTerm()
    const { older, younger } = source
    const draft = await drafted(source)
    const { items } = await admin.listRolloverBatches({ rolloverId: draft.id })
    expect(items.map(({ code, to, finishes }) => ({ code, to, finishes }))).toEqual([
      {
        code: younger.code,
        to: { kind: 'new', code: younger.code.replace('2025', '2026') },
        finishes: false,
      },
      { code: older.code, to: { kind: 'existing', batchId: younger.batchId }, finishes: true },
    ])
    const check = await admin.checkTermRollover({ rolloverId: draft.id })
    expect(check.figures).toEqual({
      classes: 2,
      meetings: 2,
      sessions: 20,
      onHolidays: 0,
      enrolments: 2,
      assignments: 0,
      newBatches: 1,
    })
    expect(check).toMatchObject({ clashes: [], departures: [], withoutLecturer: [], notified: true })

    const done = await apply(draft)
    expect(done).toMatchObject({
      state: 'applied',
      result: { classes: 2, meetings: 2, sessions: 20, enrolments: 2, batches: 1 },
      can: { change: false, undo: true },
    })
    const copies = await classesOf(done)
    // The second year now takes the classes of the older batch, and the course is the same.
    expect(copies.get(older.courseId)).toMatchObject({
      batches: [{ id: younger.batchId }],
      lecturers: [{ id: older.lecturer.id }],
      enrolled: 2,
      meetings: 1,
    })
    expect(copies.get(younger.courseId)).toMatchObject({ enrolled: 0, meetings: 1 })
    const audited = await platform.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.operation, 'applyTermRollover'), eq(auditEvents.entityId, draft.id)))
    expect(audited).toHaveLength(1)
  })

  it('keeps batches with their classes within a year, or uses the batches that an admin selects', async () => {
    const source = await sourceTerm()
    const draft = await drafted(source)
    const same = await plan(draft, { batches: 'same' })
    const done = await apply(same)
    expect((await classesOf(done)).get(source.younger.courseId)).toMatchObject({
      batches: [{ id: source.younger.batchId }],
      enrolled: 2,
    })
  })

  it('skips the holidays of the term and of the institution', async () => {
    const source = await sourceTerm()
    const day = mondayIn(14)
    const draft = await drafted(source, 7, [{ name: 'Reading day', firstDay: day, lastDay: day }])
    const { figures } = await admin.checkTermRollover({ rolloverId: draft.id })
    expect(figures).toMatchObject({ sessions: 18, onHolidays: 2 })
    const publicDay = mondayIn(21)
    const { id: holidayId } = await admin.addPublicHoliday({
      name: 'Founders’ Day',
      firstDay: publicDay,
      lastDay: publicDay,
    })
    const again = await admin.checkTermRollover({ rolloverId: draft.id })
    expect(again.figures).toMatchObject({ sessions: 16, onHolidays: 4 })
    expect((await apply(draft)).result).toMatchObject({ sessions: 16 })
    await admin.removePublicHoliday({ holidayId })
  })

  it('names lecturers who have left or will leave, and leaves open the classes of the first', async () => {
    const source = await sourceTerm()
    const { older, younger } = source
    const until = (personId: string, endsOn: string) =>
      platform.db.update(people).set({ endsOn }).where(eq(people.id, personId))
    await until(older.lecturer.id, mondayIn(0))
    await until(younger.lecturer.id, mondayIn(14))
    const draft = await drafted(source)
    const check = await admin.checkTermRollover({ rolloverId: draft.id })
    expect(check.departures).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ departure: 'left', courses: [older.courseCode] }),
        expect.objectContaining({ departure: 'leaving', courses: [younger.courseCode] }),
      ]),
    )
    expect(check.withoutLecturer).toEqual([older.courseCode])
    const copies = await classesOf(await apply(draft))
    expect(copies.get(older.courseId)?.lecturers).toEqual([])
    expect(copies.get(younger.courseId)?.lecturers).toMatchObject([{ id: younger.lecturer.id }])
  })

  it('copies assignments as drafts, weeks later at the same hour', async () => {
    const source = await sourceTerm()
    const lecturer = await server.as(source.older.lecturer)
    const dueAt = `${mondayIn(-371, 9)}T12:00:00.000Z`
    const opensAt = `${mondayIn(-371, 2)}T12:00:00.000Z`
    const form = assignmentForm(clock.now(), { classId: source.older.classId, opensAt, dueAt })
    const made = await lecturer.createAssignment(form)
    await lecturer.publishAssignment({ assignmentId: made.id, version: made.version })
    const draft = await drafted(source)
    expect((await admin.checkTermRollover({ rolloverId: draft.id })).figures.assignments).toBe(1)
    const done = await apply(draft)
    const { id: classId } = (await classesOf(done)).get(source.older.courseId)!
    const { items } = await lecturer.listAssignments({ classId })
    expect(items).toMatchObject([{ title: form.title, publishedAt: null, weight: '20' }])
    const { timeZone } = await currentInstitution(platform)
    const clockTime = (at: string) => new Date(at).toLocaleTimeString('en-GB', { timeZone })
    expect(clockTime(items[0]!.dueAt)).toBe(clockTime(dueAt))
    expect(items[0]!.dueAt.slice(0, 10)).toBe(mondayIn(7, 9))
  })
})

describe('clashes', () => {
  it('with each other and with the timetable are shown, and have to be resolved first', async () => {
    const source = await sourceTerm()
    const { older, younger } = source
    // Both classes need the room of the older batch, and the younger lecturer already teaches in the new term.
    const second = await addMeeting(younger.classId, older.roomId)
    const other = await admin.createTerm({ name: 'Already planned', ...weeksFrom(40), holidays: [] })
    const { id: takenId } = await admin.createClass({
      courseId: older.courseId,
      termId: other.id,
      lecturerIds: [older.lecturer.id],
      batchIds: [],
    })
    await admin.createMeeting({
      classId: takenId,
      weekday: 1,
      startsAt: '10:00',
      endsAt: '11:00',
      roomId: null,
    })
    const draft = await drafted(source, 40)
    const { clashes } = await admin.checkTermRollover({ rolloverId: draft.id })
    expect(clashes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          meetingId: second,
          resource: 'room',
          with: { course: older.courseCode, exam: null, isCopied: true },
        }),
        expect.objectContaining({
          meetingId: older.meeting,
          resource: 'lecturer',
          with: { course: older.courseCode, exam: null, isCopied: false },
          sessions: 10,
        }),
      ]),
    )
    expect(await refusal(apply(draft))).toBe('timetable-clash')
    const resolved = await plan(draft, {
      withoutMeeting: [second],
      withoutLecturer: [{ classId: older.classId, lecturerId: older.lecturer.id }],
    })
    expect((await admin.checkTermRollover({ rolloverId: draft.id })).clashes).toEqual([])
    expect((await apply(resolved)).result).toMatchObject({ classes: 2, meetings: 2 })
  })
})

describe('people', () => {
  it('are notified once each, however many classes', async () => {
    const source = await sourceTerm()
    const { older, younger } = source
    const { id: courseId } = await admin.createCourse({
      departmentId: null,
      code: 'DIGEST',
      title: 'Digest',
      credits: 5,
    })
    await admin.createClass({
      courseId,
      termId: source.term.id,
      lecturerIds: [older.lecturer.id],
      batchIds: [older.batchId],
    })
    const before = (await noticesOf(younger.members[0]!)).length
    await apply(await drafted(source))
    const notices = await noticesOf(younger.members[0]!)
    expect(notices.slice(0, notices.length - before)).toEqual(['You were enrolled in 2 classes'])
    expect((await noticesOf(older.lecturer))[0]).toBe('You teach 2 new classes')
  })

  it('are not notified of a term that begins in more than 14 days', async () => {
    const source = await sourceTerm()
    const draft = await drafted(source, 30)
    expect((await admin.checkTermRollover({ rolloverId: draft.id })).notified).toBe(false)
    const before = await noticesOf(source.younger.members[0]!)
    await apply(draft)
    expect(await noticesOf(source.younger.members[0]!)).toEqual(before)
  })
})
