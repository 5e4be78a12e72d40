import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { notifications } from '#domains/notifications/notifications.tables.ts'
import { reasonWords } from '#domains/notifications/reason-words.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { resultNotices } from '../notices.messages.ts'
import { makeExam, published, typed } from '../testing/sheets.ts'

const server = await startTestServer()
const { make, clock, platform } = server
const { db } = platform

let lecturer: TestPerson
let first: TestPerson
let second: TestPerson
let teaching: TestBrowser
let admin: TestBrowser
let adminPerson: TestPerson
let classId: string
let sheetId: string

beforeEach(async () => {
  lecturer = await make.lecturer({ firstName: 'Grace', lastName: 'Hopper' })
  first = await make.student({ firstName: 'Ada', lastName: 'Adams' })
  second = await make.student({ firstName: 'Ben', lastName: 'Baker' })
  classId = (await make.class([lecturer], [first, second])).id
  sheetId = await makeExam(db, classId, { weight: '100' })
  teaching = await server.as(lecturer)
  adminPerson = await make.admin()
  admin = await server.as(adminPerson)
})

const told = (person: Pick<TestPerson, 'id'>, kind: 'results' | 'requests' = 'results') =>
  db
    .select()
    .from(notifications)
    .where(and(eq(notifications.personId, person.id), eq(notifications.kind, kind)))
    .orderBy(notifications.id)

const m = resultNotices('en-GB')
/** What a notification about the sheet names. */
const facts = async () => {
  const { courseCode: course, title } = (await admin.readMarkSheet({ sheetId })).sheet
  return { course, title, name: `${adminPerson.firstName} ${adminPerson.lastName}` }
}

const enterAll = () => teaching.enterMarks({ sheetId, cells: [typed(first, '81.5'), typed(second, '44')] })
const submitted = async () => {
  await enterAll()
  return teaching.submitMarkSheet({ sheetId, version: 0 })
}
const shown = async (student: TestPerson) => {
  const { terms } = await (await server.as(student)).listMyResults({})
  return terms[0]?.classes[0]?.marks ?? []
}

describe('submitting', () => {
  it('names the students without a mark', async () => {
    await teaching.enterMarks({ sheetId, cells: [typed(first, '50')] })
    await expect(teaching.submitMarkSheet({ sheetId, version: 0 })).rejects.toMatchObject({
      code: 'marks-missing',
      fields: { marks: 'No mark yet: Ben Baker.' },
    })
    await teaching.enterMarks({ sheetId, cells: [typed(second, 'incomplete')] })
    expect((await teaching.submitMarkSheet({ sheetId, version: 0 })).status).toBe('submitted')
  })

  it('locks the sheet for its lecturers and notifies the admins', async () => {
    const sheet = await submitted()
    expect(sheet).toMatchObject({
      status: 'submitted',
      submittedBy: 'Grace Hopper',
      submittedAt: clock.now().toISOString(),
      can: { enter: false, submit: false, publish: false },
    })
    const cells = [typed(first, '90', { version: 1 })]
    expect(await refusal(teaching.enterMarks({ sheetId, cells }))).toBe('marks-locked')
    expect(await refusal(teaching.checkMarksImport({ sheetId, text: 'a,1' }))).toBe('marks-locked')
    expect(await refusal(teaching.publishMarkSheet({ sheetId, version: 1 }))).toBe('forbidden')
    expect((await admin.enterMarks({ sheetId, cells })).cells).toMatchObject([{ outcome: 'saved' }])
    expect(await told(adminPerson, 'requests')).toMatchObject([
      { title: 'Marks submitted', navigationPath: `/app/student-results/sheets/${sheetId}` },
    ])
  })

  it('happens once, even when two people do it at once', async () => {
    await enterAll()
    const submit = (who: TestBrowser) => who.submitMarkSheet({ sheetId, version: 0 })
    const both = await Promise.allSettled([submit(teaching), submit(admin)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await refusal(submit(teaching))).toBe('sheet-moved-on')
  })

  it('never leaves a submitted sheet incomplete when another person edits it at the same moment', async () => {
    await enterAll()
    const [, sheet] = await Promise.allSettled([
      teaching.enterMarks({ sheetId, cells: [typed(first, null, { version: 1 })] }),
      teaching.submitMarkSheet({ sheetId, version: 0 }),
    ])
    const { cells } = await admin.readMarkSheet({ sheetId })
    expect(sheet.status === 'fulfilled').toBe(cells.every(({ state }) => state !== null))
  })

  it('can be undone by an admin, with a reason that the lecturers receive', async () => {
    const { version } = await submitted()
    expect(await refusal(admin.reopenMarkSheet({ sheetId, version, reason: ' ' }))).toBe('invalid-input')
    expect(await refusal(teaching.reopenMarkSheet({ sheetId, version, reason: 'Mine' }))).toBe('forbidden')
    const sheet = await admin.reopenMarkSheet({ sheetId, version, reason: 'Question 3 counts twice' })
    expect(sheet).toMatchObject({ status: 'draft', submittedAt: null, submittedBy: null })
    expect(await told(lecturer)).toMatchObject([{ title: 'Marks to review again' }])
    expect(await refusal(admin.reopenMarkSheet({ sheetId, version, reason: 'Again' }))).toBe('sheet-moved-on')
  })
})

describe('publishing', () => {
  it('shows each student their own mark, and notifies them without naming it', async () => {
    const { version } = await submitted()
    const sheet = await admin.publishMarkSheet({ sheetId, version })
    expect(sheet).toMatchObject({ status: 'published', publishedBy: expect.any(String) })
    expect(await shown(first)).toMatchObject([{ sheetId, mark: '81.5', finalMark: '81.5', withheld: false }])
    expect(await shown(second)).toMatchObject([{ mark: '44' }])
    const [message] = await told(first)
    expect(message).toMatchObject({ title: 'New result', navigationPath: '/app/dashboard/results' })
    expect(JSON.stringify(message)).not.toContain('81.5')
  })

  it('happens once, even for two admins at once, and only for submitted sheets', async () => {
    await enterAll()
    expect(await refusal(admin.publishMarkSheet({ sheetId, version: 0 }))).toBe('sheet-moved-on')
    const { version } = await teaching.submitMarkSheet({ sheetId, version: 0 })
    const publish = async () => (await server.as(await make.admin())).publishMarkSheet({ sheetId, version })
    const both = await Promise.allSettled([publish(), publish()])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await told(first)).toHaveLength(1)
    expect(await refusal(admin.enterMarks({ sheetId, cells: [typed(first, '1')] }))).toBe('marks-locked')
  })

  it('leaves out students with a withheld mark until it is released', async () => {
    const { version } = await submitted()
    const reason = 'Fees are open'
    const withheld = await admin.withholdMarks({ sheetId, studentIds: [second.id, second.id], reason })
    expect(withheld.withheld).toBe(1)
    await admin.publishMarkSheet({ sheetId, version })
    expect(await told(second)).toEqual([])
    const [own] = await shown(second)
    expect(own).toMatchObject({ withheld: true, state: null, mark: null, finalMark: null, releasedAt: null })
    expect(JSON.stringify(await (await server.as(second)).listMyResults({}))).not.toContain(reason)
    await admin.releaseMarks({ sheetId, studentIds: [second.id], reason: null })
    expect(await shown(second)).toMatchObject([{ withheld: false, mark: '44' }])
    expect(await told(second)).toMatchObject([{ title: 'New result' }])
    await admin.releaseMarks({ sheetId, studentIds: [first.id, second.id], reason: 'Twice' })
    expect(await told(second)).toHaveLength(1)
    const { items } = await admin.listMarkChanges({ sheetId, studentId: second.id })
    expect(items.map(({ kind, reason: why }) => [kind, why])).toEqual([
      ['released', null],
      ['withheld', reason],
      ['entered', null],
    ])
  })

  it('is hidden again when the mark is withheld afterwards', async () => {
    await published({ admin, sheetId }, [
      [first, '81.5'],
      [second, '44'],
    ])
    await admin.withholdMarks({ sheetId, studentIds: [first.id], reason: 'Under appeal' })
    expect(await shown(first)).toMatchObject([{ withheld: true, mark: null }])
    expect(await told(first)).toMatchObject([
      { title: 'New result' },
      {
        title: m.resultWithheld(),
        message: [m.withheldBy(await facts()), reasonWords('Under appeal', 'en-GB')].join(' '),
      },
    ])
    expect(await shown(second)).toMatchObject([{ mark: '44' }])
  })

  it('withholds only for admins, and only for students of the sheet', async () => {
    const stranger = await make.student()
    const ask = { sheetId, reason: 'Why' }
    expect(await refusal(teaching.withholdMarks({ ...ask, studentIds: [first.id] }))).toBe('forbidden')
    expect(await refusal(admin.withholdMarks({ ...ask, studentIds: [stranger.id] }))).toBe('invalid-input')
    expect(await refusal(admin.withholdMarks({ ...ask, studentIds: [] }))).toBe('invalid-input')
    const elsewhere = { ...ask, sheetId: newId(), studentIds: [first.id] }
    expect(await refusal(admin.withholdMarks(elsewhere))).toBe('not-found')
    expect(await refusal(admin.releaseMarks(elsewhere))).toBe('not-found')
  })
})

describe('correcting', () => {
  const publishBoth = () =>
    published({ admin, sheetId }, [
      [first, '81.5'],
      [second, 'absent'],
    ])
  const correction = (traits = {}) => ({
    sheetId,
    studentId: first.id,
    version: 2,
    state: 'marked' as const,
    mark: '85',
    reason: 'A page was overlooked',
    ...traits,
  })

  it('changes what the student sees, notifies them with the reason, and keeps the old mark', async () => {
    await publishBoth()
    const cell = await admin.correctMark(correction())
    expect(cell).toMatchObject({ mark: '85', version: 3, can: { enter: false, correct: true } })
    expect(await shown(first)).toMatchObject([{ mark: '85' }])
    expect((await told(first)).at(-1)).toMatchObject({
      title: m.resultCorrected(),
      message: [
        m.correctedBy({
          ...(await facts()),
          before: m.markOf({ mark: '81.5', maximum: '100' }),
          after: m.markOf({ mark: '85', maximum: '100' }),
        }),
        reasonWords('A page was overlooked', 'en-GB'),
      ].join(' '),
      mailMessage: m.correctionMailed(await facts()),
    })
    expect((await told(second)).map(({ title }) => title)).toEqual(['New result'])
    const { items } = await teaching.listMarkChanges({ sheetId, studentId: first.id })
    expect(items[0]).toMatchObject({
      kind: 'corrected',
      before: { state: 'marked', mark: '81.5' },
      after: { state: 'marked', mark: '85' },
      reason: 'A page was overlooked',
    })
  })

  it('of two at once changes it once', async () => {
    await publishBoth()
    const both = await Promise.allSettled([
      admin.correctMark(correction()),
      admin.correctMark(correction({ mark: '86' })),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(both.find((it) => it.status === 'rejected')?.reason).toMatchObject({ code: 'edit-conflict' })
  })

  it('notifies nobody and shows nothing when the mark is withheld', async () => {
    await publishBoth()
    await admin.withholdMarks({ sheetId, studentIds: [first.id], reason: 'Under appeal' })
    await admin.correctMark(correction({ version: 3 }))
    expect(await shown(first)).toMatchObject([{ withheld: true, mark: null }])
    expect((await told(first)).map(({ title }) => title)).not.toContain('Result corrected')
  })

  it('is only for admins, for published sheets, and with valid marks', async () => {
    await enterAll()
    expect(await refusal(admin.correctMark(correction({ version: 1 })))).toBe('mark-not-published')
    const { version } = await teaching.submitMarkSheet({ sheetId, version: 0 })
    await admin.publishMarkSheet({ sheetId, version })
    expect(await refusal(teaching.correctMark(correction()))).toBe('forbidden')
    expect(await refusal(admin.correctMark(correction({ version: 1 })))).toBe('edit-conflict')
    expect(await refusal(admin.correctMark(correction({ studentId: newId() })))).toBe('not-found')
    for (const wrong of [{ mark: '100.5' }, { mark: null }, { reason: '' }, { state: null }])
      expect(await refusal(admin.correctMark(correction(wrong)))).toBe('invalid-input')
  })
})
