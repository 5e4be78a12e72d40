import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { timetableFactories } from '#domains/timetable/testing/timetable-factories.ts'
import { pdf } from '#files/testing/documents.ts'
import { minutesAfter } from '#platform/clock.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import {
  assignmentForm,
  makeClassOfStudents,
  makeSubmission,
  published,
  tenPercentADay,
} from '../testing/assignments.ts'
import { notifyOfDueDates } from './reminders.service.ts'

const server = await startTestServer()
const { clock, platform } = server
let admin: TestBrowser
beforeAll(async () => {
  admin = await server.as(await server.make.admin())
})

const listTitles = async (person: TestBrowser) =>
  (await person.listNotifications({})).items.map(({ title }) => title)
const at = (minutes: number) => minutesAfter(clock.now(), minutes).toISOString()

describe('setting an assignment', () => {
  it('goes from draft to published, notifies students, and can go back until work is submitted', async () => {
    const { id: classId, lecturer, student } = await makeClassOfStudents(server)
    const form = assignmentForm(clock.now(), { classId })
    const [draft, twin] = await Promise.all([
      lecturer.createAssignment(form),
      lecturer.createAssignment(form),
    ])
    expect(twin).toEqual(draft)
    const { assignmentId } = form
    expect(draft).toMatchObject({ state: 'draft', can: { publish: true, unpublish: false, mark: false } })
    const open = await lecturer.publishAssignment({ assignmentId, version: draft.version })
    expect(open).toMatchObject({ state: 'open', can: { publish: false, unpublish: true, mark: true } })
    expect(await listTitles(student)).toEqual(['New assignment'])
    expect(await refusal(lecturer.publishAssignment({ assignmentId, version: draft.version }))).toBe(
      'edit-conflict',
    )
    const again = await lecturer.unpublishAssignment({ assignmentId, version: open.version })
    expect((await student.listMyAssignments({})).total).toBe(0)
    await lecturer.publishAssignment({ assignmentId, version: again.version })
    await makeSubmission(student, assignmentId)
    const { version } = await lecturer.readAssignment({ assignmentId })
    expect(await refusal(lecturer.unpublishAssignment({ assignmentId, version }))).toBe('work-handed-in')
    const away = await lecturer.archiveAssignment({ assignmentId, version })
    expect(away).toMatchObject({ state: 'archived', can: { edit: false, restore: true } })
    expect((await student.readMyAssignment({ assignmentId })).can.handIn).toBe(false)
    await lecturer.restoreAssignment({ assignmentId, version: away.version })
  })

  it('notifies the class of what changes in published work, and by whom', async () => {
    const { id: classId, lecturer, lecturerId, student } = await makeClassOfStudents(server)
    const { firstName, lastName } = await admin.readPerson({ personId: lecturerId })
    const { assignmentId, ...terms } = assignmentForm(clock.now(), { classId, late: tenPercentADay })
    let { version } = await published(lecturer, { assignmentId, ...terms })
    const step = async (change: Promise<{ version: number }>) => {
      version = (await change).version
      return (await student.listNotifications({})).items[0]!
    }
    const later = { ...terms, dueAt: at(120) }
    const moved = await step(lecturer.updateAssignment({ assignmentId, version, ...later }))
    expect(moved.title).toBe('New due date')
    expect(moved.message).toMatch(
      new RegExp(`: Essay 2: ${firstName} ${lastName} moved the due date from .+ to .+\\.$`),
    )
    const stricter = { ...tenPercentADay, amount: '20' }
    const change = { assignmentId, version, ...later, late: stricter }
    expect((await step(lecturer.updateAssignment(change))).title).toBe('Rules for late work changed')
    const withdrawn = await step(lecturer.unpublishAssignment({ assignmentId, version }))
    expect(withdrawn).toMatchObject({ title: 'Assignment withdrawn', priority: 'medium' })
    await step(lecturer.publishAssignment({ assignmentId, version }))
    const archived = await step(lecturer.archiveAssignment({ assignmentId, version }))
    expect(archived.message).toContain('You no longer have to submit it.')
    const restored = await step(lecturer.restoreAssignment({ assignmentId, version }))
    expect(restored.title).toBe('Assignment restored')
    clock.forward({ minutes: 121 })
    const known = (await listTitles(student)).length
    await step(lecturer.archiveAssignment({ assignmentId, version }))
    expect(await listTitles(student), 'work that was due').toHaveLength(known)
  })

  it('lists only assignments of current and later terms on request', async () => {
    const { id: classId, lecturer } = await makeClassOfStudents(server)
    const form = assignmentForm(clock.now(), { classId })
    await published(lecturer, form)
    await timetableFactories(server).termOf('2020-01-01', '2040-12-31')
    const titles = async () =>
      (await lecturer.listAssignments({ fromCurrentTerm: true })).items.map(({ id }) => id)
    for (const [days, listed] of [
      [0, [form.assignmentId]],
      [800, [form.assignmentId]],
      [-1600, []],
    ] as const) {
      await platform.db.execute(sql`update terms set first_day = first_day + ${days}::int,
        last_day = last_day + ${days}::int where id = (select term_id from classes where id = ${classId})`)
      expect(await titles()).toEqual(listed)
    }
    expect((await lecturer.listAssignments({})).total).toBe(1)
    await platform.db.execute(sql`update terms set first_day = first_day + 800, last_day = last_day + 800
      where id = (select term_id from classes where id = ${classId})`)
  })

  it('keeps the conditions that students relied on, once work is submitted', async () => {
    const { id: classId, lecturer, student } = await makeClassOfStudents(server)
    const { assignmentId, ...terms } = assignmentForm(clock.now(), { classId, late: tenPercentADay })
    const { version } = await published(lecturer, { assignmentId, ...terms })
    await makeSubmission(student, assignmentId)
    const save = (change: Partial<typeof terms>) =>
      lecturer.updateAssignment({ assignmentId, version, ...terms, ...change })
    for (const change of [
      { dueAt: at(30) },
      { late: { ...tenPercentADay, amount: '20' } },
      { maxFiles: 1 },
      { accepts: ['pdf' as const] },
    ]) {
      expect(await refusal(save(change))).toBe('invalid-input')
    }
    const later = await save({ title: 'Essay 2, revised', dueAt: at(120), accepts: ['pdf', 'docx', 'png'] })
    expect(later).toMatchObject({ title: 'Essay 2, revised', dueAt: at(120) })
    expect(await listTitles(student)).toContain('New due date')
    expect(await refusal(save({}))).toBe('edit-conflict')
  })

  it('keeps the values that results are based on once a mark is shown, and stays published once work is marked', async () => {
    const { id: classId, lecturer, studentId } = await makeClassOfStudents(server)
    const { assignmentId, ...terms } = assignmentForm(clock.now(), { classId, late: tenPercentADay })
    const { version } = await published(lecturer, { assignmentId, ...terms })
    const wrong = (change: Partial<typeof terms>) =>
      lecturer.updateAssignment({ assignmentId, version, ...terms, ...change }).then(
        () => [],
        ({ fields }) => Object.keys(fields),
      )
    await lecturer.markSubmission({
      ...{ assignmentId, studentId, version: 0 },
      ...{ markState: 'absent', mark: null, feedback: null },
    })
    expect(await refusal(lecturer.unpublishAssignment({ assignmentId, version }))).toBe('work-handed-in')
    expect(await wrong({ maxMark: '50' })).toEqual(['maxMark'])
    await lecturer.returnSubmission({ assignmentId, studentId })
    const { can } = await lecturer.readAssignment({ assignmentId })
    expect(can).toMatchObject({ edit: true, editWorth: false, unpublish: false })
    expect(await wrong({ weight: '21' })).toEqual(['weight'])
    expect(await wrong({ dueAt: at(600) })).toEqual(['dueAt'])
    expect(await wrong({ late: { ...tenPercentADay, floor: '0' } })).toEqual(['late.kind'])
    expect(await wrong({ weight: '20.00', title: 'Essay 2, revised' })).toEqual([])
  })

  it('refuses invalid values, by field', async () => {
    const { id: classId, lecturer } = await makeClassOfStudents(server)
    const wrong = (traits: Partial<Parameters<typeof assignmentForm>[1]>) =>
      lecturer.createAssignment(assignmentForm(clock.now(), { classId, ...traits })).then(
        () => [],
        ({ fields }) => Object.keys(fields),
      )
    expect(await wrong({ dueAt: at(-120) })).toEqual(['dueAt'])
    expect(await wrong({ maxMark: '0' })).toEqual(['maxMark'])
    expect(await wrong({ maxMark: '1e3' })).toEqual(['maxMark'])
    expect(await wrong({ weight: '100.5' })).toEqual(['weight'])
    expect(await wrong({ late: { ...tenPercentADay, until: at(30) } })).toEqual(['late.until'])
    expect(await wrong({ late: { ...tenPercentADay, floor: '101' } })).toEqual(['late.floor'])
    expect(await wrong({ maxFileBytes: 400 * 1024 * 1024 })).toEqual(['maxFileBytes'])
    expect(await wrong({ accepts: [] })).toEqual(['accepts'])
  })

  it('can be copied to another class with its files, which are kept as long as one copy exists', async () => {
    const { id: classId, lecturer, student, lecturerId } = await makeClassOfStudents(server)
    const { id: assignmentId } = await published(lecturer, assignmentForm(clock.now(), { classId }))
    const file = new Blob([new Uint8Array(pdf)])
    const { files } = await lecturer.attachBriefFile({ assignmentId, name: 'brief.pdf' }, { file })
    const second = await server.make.class([{ id: lecturerId } as never])
    const copyId = newId()
    const copy = { assignmentId, copyId, classId: second.id, opensAt: at(0), dueAt: at(600) }
    const made = await lecturer.duplicateAssignment(copy)
    expect(made).toMatchObject({ state: 'draft', classId: second.id, dueAt: at(600), title: 'Essay 2' })
    await lecturer.removeBriefFile({ assignmentId, fileId: files[0]!.id })
    const kept = { assignmentId: copyId, fileId: made.files[0]!.id }
    expect(await lecturer.readBriefFile(kept)).toBeInstanceOf(Uint8Array)
    expect(await refusal(student.readBriefFile(kept))).toBe('not-found')
    const foreign = await makeClassOfStudents(server)
    const into = lecturer.duplicateAssignment({ ...copy, copyId: newId(), classId: foreign.id })
    expect(await refusal(into)).toBe('not-found')
  })

  it('can be copied to the last supported date, even though its final cut-off is then later', async () => {
    const { id: classId, lecturer } = await makeClassOfStudents(server)
    const late = { ...tenPercentADay, until: at(10 * 24 * 60) }
    const { id: assignmentId } = await lecturer.createAssignment(
      assignmentForm(clock.now(), { classId, late }),
    )
    const dueAt = '2199-12-31T23:59:00.000Z'
    const copy = await lecturer.duplicateAssignment({
      ...{ assignmentId, copyId: newId(), classId },
      ...{ opensAt: at(0), dueAt },
    })
    expect(copy.dueAt).toBe(dueAt)
    expect(copy.late.until).toMatch(/^2200-01/)
  })
})

it('is listed for admins completely, and for lecturers by class, with counts', async () => {
  const { id: classId, lecturer, browsers } = await makeClassOfStudents(server, 3)
  const { id: assignmentId } = await published(
    lecturer,
    assignmentForm(clock.now(), { classId, title: 'Zebra' }),
  )
  const draft = await lecturer.createAssignment(assignmentForm(clock.now(), { classId, title: 'Aardvark' }))
  await makeSubmission(browsers[0]!, assignmentId)
  const ids = async (who: TestBrowser, query = {}) =>
    (await who.listAssignments({ classId, ...query })).items.map(({ id }) => id)
  expect(await ids(lecturer, { sort: 'title' })).toEqual([draft.id, assignmentId])
  expect(await ids(admin, { state: 'draft' })).toEqual([draft.id])
  expect(await ids(admin, { search: 'zeb' })).toEqual([assignmentId])
  expect(await ids(lecturer, { toMark: true })).toEqual([assignmentId])
  const stranger = await makeClassOfStudents(server)
  expect(await ids(stranger.lecturer)).toEqual([])
  expect(await refusal(stranger.lecturer.readAssignment({ assignmentId }))).toBe('not-found')
  const { counts } = await admin.readAssignment({ assignmentId })
  expect(counts).toEqual({ enrolled: 3, left: 0, submitted: 1, late: 0, marked: 0, returned: 0, toMark: 1 })
})

it('is listed by default with the next due first, then with those that were due, the latest first', async () => {
  const { id: classId, lecturer } = await makeClassOfStudents(server)
  const due = async (title: string, minutes: number) => {
    const form = assignmentForm(clock.now(), { classId, title, dueAt: at(minutes) })
    return (await published(lecturer, form)).id
  }
  const soon = await due('Soon', 60)
  const later = await due('Later', 3 * 60)
  const last = await due('Last', 48 * 60)
  clock.forward({ minutes: 4 * 60 })
  const ids = async () => (await lecturer.listAssignments({ classId })).items.map(({ id }) => id)
  expect(await ids()).toEqual([last, later, soon])
  const next = await due('Next', 60)
  expect(await ids()).toEqual([next, last, later, soon])
})

it('reminds students who have not submitted once, and notifies lecturers of how many did', async () => {
  const { id: classId, lecturer, browsers } = await makeClassOfStudents(server, 2)
  const [diligent, other] = browsers as [TestBrowser, TestBrowser]
  const { id: assignmentId } = await published(
    lecturer,
    assignmentForm(clock.now(), { classId, dueAt: at(25 * 60) }),
  )
  await makeSubmission(diligent, assignmentId)
  await notifyOfDueDates(platform)
  expect(await listTitles(other)).not.toContain('Due soon')
  clock.forward({ minutes: 61 })
  await notifyOfDueDates(platform)
  await notifyOfDueDates(platform)
  expect((await listTitles(other)).filter((it) => it === 'Due soon')).toHaveLength(1)
  expect(await listTitles(diligent)).not.toContain('Due soon')
  expect(await listTitles(lecturer)).not.toContain('1 of 2 submitted')
  clock.forward({ minutes: 25 * 60 })
  await notifyOfDueDates(platform)
  await notifyOfDueDates(platform)
  expect((await listTitles(lecturer)).filter((it) => it === '1 of 2 submitted')).toHaveLength(1)
})
