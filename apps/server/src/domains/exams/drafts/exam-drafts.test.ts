import type { ExamDraftInputs } from '@campanile/contract/exams/exam-drafts.ts'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { notifications } from '#domains/notifications/notifications.tables.ts'
import { enrolments } from '#domains/structure/structure.tables.ts'
import { workOnTimetableDraft } from '#domains/timetable/drafts/draft-work.service.ts'
import { timetableFactories } from '#domains/timetable/testing/timetable-factories.ts'
import { closePlanning } from '#platform/planning/planning.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { draftComputations } from '../../../job-handlers.ts'
import { examForm, used } from '../testing/exam-form.ts'

// A search in a worker thread waits for its turn on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const server = await startTestServer()
const { make, platform } = server
const { taughtClass, room, batch, termOf } = timetableFactories(server)
let admin: TestBrowser

beforeAll(async () => {
  admin = await server.as(await make.admin())
})
afterAll(closePlanning)

/** Two classes that share a student, of which the first has a draft exam, and two rooms. */
async function campus() {
  const term = await termOf('2030-09-23', '2030-12-13')
  const [ann, ben, cas] = [await make.student(), await make.student(), await make.student()]
  const [large, small] = [await room(undefined, 40), await room(undefined, 2)]
  const group = await batch()
  const one = await taughtClass({ term, batches: [group], students: [ann, ben, cas] })
  const other = await taughtClass({ term, students: [ann] })
  const invigilator = await make.lecturer()
  const form = { classId: one.id, ...examForm, rooms: [used(large, 40, invigilator.id)] }
  const exam = await admin.createExam(form)
  return { term, ann, ben, group, large, small, one, other, exam, invigilator }
}

const days = { firstDay: '2030-12-02', lastDay: '2030-12-03', starts: ['09:00', '13:00'] }

async function draftInputs({ term, large, small }: Awaited<ReturnType<typeof campus>>) {
  const { inputs } = await admin.readExamDraftOptions({ termId: term.id })
  return { ...inputs, ...days, roomIds: [large.id, small.id] }
}

async function computed(
  place: Awaited<ReturnType<typeof campus>>,
  change: (inputs: ExamDraftInputs) => ExamDraftInputs = (it) => it,
) {
  const inputs = change(await draftInputs(place))
  const { id, state } = await admin.createExamDraft({ name: 'Finals', termId: place.term.id, inputs })
  expect(state).toBe('computing')
  await workOnTimetableDraft(platform, draftComputations, id)
  return admin.readExamDraft({ draftId: id })
}

it('starts with the draft exams of a term, the classes without an exam, and all rooms', async () => {
  const place = await campus()
  const { term, exam, other, large } = place
  const options = await admin.readExamDraftOptions({ termId: term.id })
  expect(options.exams).toMatchObject([{ id: exam.id, students: 3, durationMinutes: 120 }])
  expect(options.classes).toMatchObject([{ id: other.id, students: 1 }])
  expect(options.inputs).toMatchObject({
    firstDay: '2030-11-30',
    lastDay: '2030-12-13',
    examIds: [exam.id],
    classes: [{ classId: other.id, durationMinutes: 120 }],
  })
  expect(options.rooms.map(({ id }) => id)).toContain(large.id)
})

it('applies a draft as one change: moves exams, creates new ones, and notifies nobody but admins', async () => {
  const place = await campus()
  const { ann, other, exam, invigilator, large } = place
  const draft = await computed(place)
  expect(draft).toMatchObject({
    state: 'ready',
    figures: { placed: 2, unplaced: 0, crowdedDays: 0, backToBack: 0, consecutiveDays: 1, splitExams: 0 },
    changes: { moved: 1, added: 1 },
    can: { apply: true },
  })
  expect(new Set(draft.placements.map(({ day }) => day)).size).toBe(2)
  expect((await admin.readExam({ examId: exam.id })).exam.day).toBe('2030-11-04')

  const applied = await admin.applyExamDraft({ draftId: draft.id, version: draft.version })
  expect(applied).toMatchObject({ state: 'applied', can: { undo: true, apply: false } })
  const [moved, made] = [
    (await admin.readExam({ examId: exam.id })).exam,
    (await admin.listExams({ classId: other.id })).items[0]!,
  ]
  const findPlacement = (id: string) => draft.placements.find((it) => it.id === id)!
  expect(moved).toMatchObject({
    state: 'draft',
    day: findPlacement(exam.id).day,
    clock: findPlacement(exam.id).startsAt,
  })
  expect(moved.rooms).toMatchObject([{ roomId: large.id, seats: 40, invigilator: { id: invigilator.id } }])
  expect(made).toMatchObject({ state: 'draft', type: 'final', day: findPlacement(other.id).day })
  const audited = await platform.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.operation, 'applyExamDraft'), eq(auditEvents.entity, 'exam')))
  expect(audited.map(({ entityId }) => entityId)).toEqual(expect.arrayContaining([exam.id, made.id]))
  const told = await platform.db.select().from(notifications).where(eq(notifications.personId, ann.id))
  expect(told.filter(({ kind }) => kind === 'timetable')).toEqual([])

  const undone = await admin.undoExamDraft({ draftId: draft.id, version: applied.version })
  expect(undone.state).toBe('undone')
  expect((await admin.readExam({ examId: exam.id })).exam).toMatchObject({
    day: '2030-11-04',
    clock: '09:00',
    rooms: [{ roomId: large.id, seats: 40, invigilator: { id: invigilator.id } }],
  })
  expect((await admin.readExam({ examId: made.id })).exam.state).toBe('archived')
})

it('lets exams swap times, although the database refuses two at once', async () => {
  const place = await campus()
  const { term, exam, large, group } = place
  const second = await taughtClass({ term, batches: [group], students: [await make.student()] })
  const rooms = [used(large, 40)]
  const late = await admin.createExam({ classId: second.id, ...examForm, startsAt: '13:00', rooms })
  const only = { firstDay: '2030-11-04', lastDay: '2030-11-04', starts: ['09:00', '13:00'] }
  const draft = await computed(place, (inputs) => ({ ...inputs, ...only, classes: [], roomIds: [large.id] }))
  // A draft that would swap the two.
  await platform.db.execute(sql`
    update timetable_drafts set result = jsonb_set(jsonb_set(result, '{placements,0,startsAt}',
      case when result #>> '{placements,0,id}' = ${exam.id} then '"13:00"'::jsonb else '"09:00"' end),
      '{placements,1,startsAt}',
      case when result #>> '{placements,1,id}' = ${exam.id} then '"13:00"'::jsonb else '"09:00"' end)
    where id = ${draft.id}`)
  await admin.applyExamDraft({ draftId: draft.id, version: draft.version })
  expect((await admin.readExam({ examId: exam.id })).exam.clock).toBe('13:00')
  expect((await admin.readExam({ examId: late.id })).exam.clock).toBe('09:00')
})

it('avoids published exams of other classes that a student takes individually', async () => {
  const place = await campus()
  const { term, ann, exam, large } = place
  const third = await taughtClass({ term, students: [ann] })
  const hall = await room()
  const fixed = await admin.createExam({
    classId: third.id,
    ...examForm,
    day: '2030-12-02',
    rooms: [used(hall)],
  })
  await admin.publishExam({ examId: fixed.id, version: fixed.version })
  const draft = await computed(place, (inputs) => ({
    ...inputs,
    lastDay: '2030-12-02',
    classes: [],
    roomIds: [large.id],
  }))
  expect(draft.placements).toMatchObject([{ id: exam.id, day: '2030-12-02', startsAt: '13:00' }])
  expect(draft.figures).toMatchObject({ crowdedDays: 1, backToBack: 1 })
  expect(draft.crowdedDays).toEqual([{ day: '2030-12-02', students: 1 }])
})

it('gives the reason why an exam could not be scheduled, and cannot be applied while an existing exam has no time', async () => {
  const place = await campus()
  const { exam, other, small, term } = place
  const draft = await computed(place, (inputs) => ({ ...inputs, roomIds: [small.id] }))
  expect(draft.unplaced).toMatchObject([{ id: exam.id, starts: 4 }])
  expect(draft.unplaced[0]!.reasons[0]).toEqual({ kind: 'rooms-too-small', name: null, starts: 4 })
  expect(draft.placements.map(({ id }) => id)).toEqual([other.id])
  expect(draft.can.apply).toBe(false)
  const apply = admin.applyExamDraft({ draftId: draft.id, version: draft.version })
  expect(await refusal(apply)).toBe('draft-moved-on')
  expect((await admin.listExams({ termId: term.id })).total).toBe(1)
})

it('refuses a draft once an exam was changed, a student joined another class, or the class got an exam', async () => {
  const place = await campus()
  const { ann, ben, other, exam } = place
  const draft = await computed(place, (inputs) => ({ ...inputs, lastDay: '2030-12-02' }))
  const apply = () => refusal(admin.applyExamDraft({ draftId: draft.id, version: draft.version }))
  // Both exams are of Ann on one day, but not at once.
  expect(draft.figures).toMatchObject({ placed: 2, crowdedDays: 1 })

  const { version, rooms } = (await admin.readExam({ examId: exam.id })).exam
  await admin.weighExam({ examId: exam.id, version, weight: '30' })
  expect(await apply()).toBe('draft-outdated')
  await platform.db.execute(sql`
    update timetable_drafts set result = jsonb_set(result, array['versions', ${exam.id}::text],
      to_jsonb(${version + 1}::int)) where id = ${draft.id}`)

  const [at] = draft.placements.filter(({ id }) => id === exam.id)
  const joined = await taughtClass({ students: [ben] })
  const hall = await room()
  const blocking = { ...examForm, day: at!.day, startsAt: at!.startsAt, rooms: [used(hall)] }
  const clashing = await admin.createExam({ classId: joined.id, ...blocking })
  expect(await apply()).toBe('draft-outdated')
  await admin.archiveExam({ examId: clashing.id })

  const early = await admin.createExam({ classId: other.id, ...examForm, day: '2030-11-05', rooms: [] })
  expect(await apply()).toBe('draft-outdated')
  await admin.archiveExam({ examId: early.id })
  expect((await admin.readExam({ examId: exam.id })).exam).toMatchObject({ day: '2030-11-04', rooms })

  await platform.db.delete(enrolments).where(eq(enrolments.studentId, ann.id))
  expect(await admin.applyExamDraft({ draftId: draft.id, version: draft.version })).toMatchObject({
    state: 'applied',
  })
})

it('does not undo once an exam was changed or published', async () => {
  const place = await campus()
  const draft = await computed(place)
  const applied = await admin.applyExamDraft({ draftId: draft.id, version: draft.version })
  const { exam } = await admin.readExam({ examId: place.exam.id })
  await admin.publishExam({ examId: exam.id, version: exam.version })
  const undo = admin.undoExamDraft({ draftId: draft.id, version: applied.version })
  expect(await refusal(undo)).toBe('draft-moved-on')
  const { exam: now } = await admin.readExam({ examId: exam.id })
  expect(now).toMatchObject({ state: 'published', day: exam.day })
})

it('applies a draft once, if two admins do so at the same time', async () => {
  const place = await campus()
  const draft = await computed(place)
  const second = await server.as(await make.admin())
  const asked = { draftId: draft.id, version: draft.version }
  const answers = await Promise.allSettled([admin.applyExamDraft(asked), second.applyExamDraft(asked)])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await admin.listExams({ classId: place.other.id })).total).toBe(1)
})

it('refuses a second computation, wrong inputs, and drafts of another kind', async () => {
  const place = await campus()
  const { term } = place
  const inputs = await draftInputs(place)
  const create = (change: Partial<ExamDraftInputs>) =>
    refusal(admin.createExamDraft({ name: 'Finals', termId: term.id, inputs: { ...inputs, ...change } }))
  expect(await create({ lastDay: '2030-12-01' })).toBe('invalid-input')
  expect(await create({ lastDay: '2031-02-01' })).toBe('invalid-input')
  expect(await create({ examIds: [], classes: [] })).toBe('invalid-input')
  expect(await create({ roomIds: [] })).toBe('invalid-input')
  const { id, version } = await admin.createExamDraft({ name: 'Finals', termId: term.id, inputs })
  expect(await create({})).toBe('draft-computing')
  expect(await refusal(admin.readTimetableDraft({ draftId: id }))).toBe('not-found')
  expect(await refusal(admin.applyTimetableDraft({ draftId: id, version }))).toBe('not-found')
  expect((await admin.listTimetableDrafts({ kind: 'exams' })).items.map((it) => it.id)).toContain(id)
  expect((await admin.listTimetableDrafts({})).items.map((it) => it.id)).not.toContain(id)
  expect(await admin.cancelTimetableDraft({ draftId: id })).toMatchObject({ state: 'failed' })
  await workOnTimetableDraft(platform, draftComputations, id)
  expect(await admin.readExamDraft({ draftId: id })).toMatchObject({ state: 'failed', figures: null })
  const again = await admin.readExamDraft({ draftId: id })
  await admin.computeExamDraft({ draftId: id, version: again.version, inputs })
  await workOnTimetableDraft(platform, draftComputations, id)
  expect(await admin.readExamDraft({ draftId: id })).toMatchObject({ state: 'ready' })
  await admin.deleteTimetableDraft({ draftId: id })
  expect(await refusal(admin.readExamDraft({ draftId: id }))).toBe('not-found')
})

it('leaves out exams and classes that are not of the term', async () => {
  const [place, elsewhere] = [await campus(), await campus()]
  const draft = await computed(place, (inputs) => ({
    ...inputs,
    examIds: [...inputs.examIds, elsewhere.exam.id],
    classes: [...inputs.classes, { classId: elsewhere.other.id, durationMinutes: 60 }],
  }))
  expect(draft.exams.map(({ id }) => id).sort()).toEqual([place.exam.id, place.other.id].sort())
  expect(draft.figures).toMatchObject({ placed: 2 })
})
