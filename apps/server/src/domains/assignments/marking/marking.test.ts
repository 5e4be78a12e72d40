import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { fromBuffer } from 'yauzl'
import { notifications } from '#domains/notifications/notifications.tables.ts'
import { reasonWords } from '#domains/notifications/reason-words.ts'
import { resultNotices } from '#domains/results/notices.messages.ts'
import { pdf } from '#files/testing/documents.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { assignmentNotices } from '../notices.messages.ts'
import {
  assignmentForm,
  makeClassOfStudents,
  makeSubmission,
  published,
  tenPercentADay,
} from '../testing/assignments.ts'

const server = await startTestServer()
const { clock, platform } = server
let admin: TestBrowser
beforeAll(async () => {
  admin = await server.as(await server.make.admin())
})

async function set(students = 1) {
  const taught = await makeClassOfStudents(server, students)
  const form = assignmentForm(clock.now(), { classId: taught.id, late: tenPercentADay })
  const { id: assignmentId } = await published(taught.lecturer, form)
  return { ...taught, assignmentId, of: { assignmentId, studentId: taught.studentId } }
}

const mark = { markState: 'marked', mark: '72.5', feedback: 'Well argued.' } as const

it('keeps mark and feedback from the student until they are returned', async () => {
  const { lecturer, student, assignmentId, of } = await set()
  clock.forward({ minutes: 61 })
  await makeSubmission(student, assignmentId)
  const { version } = await lecturer.readSubmission(of)
  const marked = await lecturer.markSubmission({ ...of, version, ...mark })
  expect(marked).toMatchObject({ mark: '72.5', penalty: '10', finalMark: '62.5', returnedAt: null })
  const file = new Blob([new Uint8Array(pdf)])
  await lecturer.attachFeedbackFile({ ...of, name: 'annotated.pdf' }, { file })
  const everything = async () =>
    JSON.stringify([
      await student.listMyAssignments({}),
      await student.readMyAssignment({ assignmentId }),
      await student.listNotifications({}),
    ])
  for (const secret of ['72.5', '62.5', 'Well argued', 'annotated']) {
    expect(await everything()).not.toContain(secret)
  }
  expect(await refusal(student.readFeedbackFile(of))).toBe('not-found')
  expect((await student.listMyAssignments({})).items[0]!.state).toBe('late')
  const returned = await lecturer.returnSubmission(of)
  expect(returned.can.return).toBe(false)
  expect(await student.readMyAssignment({ assignmentId })).toMatchObject({
    state: 'marked',
    can: { handIn: false },
    returned: { mark: '72.5', penalty: '10', finalMark: '62.5', feedback: 'Well argued.' },
  })
  expect(await student.readFeedbackFile(of)).toBeInstanceOf(Uint8Array)
  expect(await refusal(lecturer.returnSubmission(of))).toBe('nothing-to-return')
})

it('is saved once when two people mark at the same time, and refuses a mark above the maximum', async () => {
  const { lecturer, student, assignmentId, of } = await set()
  await makeSubmission(student, assignmentId)
  const { version } = await lecturer.readSubmission(of)
  const save = (who: TestBrowser, value: string) =>
    who.markSubmission({ ...of, version, ...mark, mark: value }).then(
      () => 'saved',
      (it) => it.code,
    )
  expect((await Promise.all([save(lecturer, '60'), save(admin, '70')])).sort()).toEqual([
    'edit-conflict',
    'saved',
  ])
  const again = await lecturer.readSubmission(of)
  const tooHigh = lecturer.markSubmission({ ...of, version: again.version, ...mark, mark: '100.01' })
  expect(await refusal(tooHigh)).toBe('invalid-input')
})

it('returns all marked work, even if nothing was submitted, and nothing else', async () => {
  const { lecturer, browsers, students, assignmentId } = await set(3)
  await makeSubmission(browsers[0]!, assignmentId)
  const states = [
    { markState: 'marked', mark: '50', feedback: null },
    { markState: 'absent', mark: null, feedback: 'Come and see me.' },
  ] as const
  for (const [index, it] of states.entries()) {
    const of = { assignmentId, studentId: students[index]!.id }
    await lecturer.markSubmission({ ...of, version: 0, ...it })
  }
  const count = async (filter: 'to-mark' | 'marked' | 'returned' | 'not-submitted') =>
    (await lecturer.listSubmissions({ assignmentId, filter })).total
  expect([await count('to-mark'), await count('marked'), await count('not-submitted')]).toEqual([0, 2, 2])
  expect(await lecturer.returnAllMarked({ assignmentId })).toEqual({ returned: 2 })
  expect(await lecturer.returnAllMarked({ assignmentId })).toEqual({ returned: 0 })
  expect(await count('returned')).toBe(2)
  const absent = await browsers[1]!.readMyAssignment({ assignmentId })
  expect(absent.returned).toMatchObject({ state: 'absent', mark: null, finalMark: null })
})

it('changes a returned mark only with a reason, and notifies the student', async () => {
  const { lecturer, student, assignmentId, of } = await set()
  await makeSubmission(student, assignmentId)
  const { version } = await lecturer.readSubmission(of)
  await lecturer.markSubmission({ ...of, version, ...mark })
  await lecturer.returnSubmission(of)
  const save = async (change: Partial<Parameters<TestBrowser['markSubmission']>[0]>) => {
    const seen = await lecturer.readSubmission(of)
    return lecturer.markSubmission({ ...of, version: seen.version, ...mark, ...change })
  }
  const told = async () =>
    (await student.listNotifications({})).items
      .filter(({ title }) => title === assignmentNotices('en-GB').markChanged())
      .map(({ message }) => message)
  const shown = async () => (await student.readMyAssignment({ assignmentId })).returned?.mark
  expect(await refusal(save({ mark: '60' }))).toBe('invalid-input')
  expect(await refusal(save({ markState: 'absent', mark: null }))).toBe('invalid-input')
  expect(await shown()).toBe('72.5')
  // Changing only the feedback does not change the mark.
  await save({ feedback: 'Very well argued.' })
  expect(await told()).toEqual([])
  await save({ mark: '75', reason: 'A page was overlooked' })
  expect(await shown()).toBe('75')
  const { courseCode: course, title } = await student.readMyAssignment({ assignmentId })
  const { firstName, lastName } = (await lecturer.readSession({})).user!
  const m = assignmentNotices('en-GB')
  const of100 = (figure: string) => resultNotices('en-GB').markOf({ mark: figure, maximum: '100' })
  const facts = { course, title, name: `${firstName} ${lastName}` }
  expect(await told()).toEqual([
    [
      m.markChangedBy({ ...facts, before: of100('72.5'), after: of100('75') }),
      reasonWords('A page was overlooked', 'en-GB'),
    ].join(' '),
  ])
  const stored = await platform.db
    .select()
    .from(notifications)
    .where(eq(notifications.title, m.markChanged()))
  expect(stored.map(({ mailMessage }) => mailMessage)).toContain(m.markChangeMailed(facts))
  const { items } = await admin.listMarkChanges({ sheetId: assignmentId })
  expect(items[0]).toMatchObject({ kind: 'corrected', reason: 'A page was overlooked' })
})

it('shows when work was submitted again after marking', async () => {
  const { lecturer, student, assignmentId, of } = await set()
  await makeSubmission(student, assignmentId)
  const { version } = await lecturer.readSubmission(of)
  await lecturer.markSubmission({ ...of, version, ...mark })
  clock.forward({ minutes: 1 })
  await makeSubmission(student, assignmentId)
  expect(await lecturer.readSubmission(of)).toMatchObject({ newSinceMarked: true, attempts: 2 })
})

function listZip(bytes: Buffer): Promise<string[]> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: false }, (error, zip) => {
      if (error) return reject(error)
      const names: string[] = []
      zip.on('entry', ({ fileName }) => names.push(fileName)).on('end', () => resolve(names))
    })
  })
}

it('packs everyone’s newest work, a folder for each student, and lists it', async () => {
  const { lecturer, browsers, students, assignmentId } = await set(2)
  await makeSubmission(browsers[0]!, assignmentId, { name: 'draft.pdf' })
  await makeSubmission(browsers[0]!, assignmentId, { name: 'Über <uns>: eins.pdf' })
  const zip = Buffer.from((await lecturer.downloadSubmissions({ assignmentId })) as unknown as Uint8Array)
  const { firstName, lastName } = students[0]!
  expect(await listZip(zip)).toEqual([`${lastName} ${firstName}/Über uns eins.pdf`])
  const csv = await lecturer.exportSubmissions({ assignmentId, format: 'csv' })
  const lines = Buffer.from(csv as unknown as Uint8Array)
    .toString()
    .trim()
    .split('\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain('Submitted')
  expect(lines[2]).toContain('Not submitted')
})

it('is refused to lecturers of other classes, and for students of other classes', async () => {
  const { lecturer, student, assignmentId, of } = await set()
  const other = await set()
  expect(await refusal(other.lecturer.listSubmissions({ assignmentId }))).toBe('not-found')
  expect(await refusal(other.lecturer.readSubmission(of))).toBe('not-found')
  expect(await refusal(other.lecturer.markSubmission({ ...of, version: 0, ...mark }))).toBe('not-found')
  expect(await refusal(other.lecturer.returnAllMarked({ assignmentId }))).toBe('not-found')
  expect(await refusal(other.lecturer.downloadSubmissions({ assignmentId }))).toBe('not-found')
  const stranger = { assignmentId, studentId: other.studentId }
  expect(await refusal(lecturer.readSubmission(stranger))).toBe('not-found')
  expect(await refusal(lecturer.markSubmission({ ...stranger, version: 0, ...mark }))).toBe('not-found')
  expect(await refusal(student.listSubmissions({ assignmentId }))).toBe('forbidden')
  expect((await admin.readSubmission(of)).handedIn).toBe('not-submitted')
})
