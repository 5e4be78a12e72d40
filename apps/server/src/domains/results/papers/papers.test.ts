import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { readPdfTexts } from '#documents/testing/read-pdf.ts'
import { lateDecisions, submissions } from '#domains/assignments/assignments.tables.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { classes, terms } from '#domains/structure/structure.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { verifications } from '../papers.tables.ts'
import { makeAssignment, makeExam, published, typed } from '../testing/sheets.ts'

const server = await startTestServer({ PUBLIC_URL: 'https://campus.test' })
const { make, clock, platform } = server
const { db } = platform

let lecturer: TestPerson
let ada: TestPerson
let bob: TestPerson
let admin: TestBrowser
let teaching: TestBrowser
let atAda: TestBrowser
let atBob: TestBrowser
let classId: string
let sheetId: string

beforeEach(async () => {
  lecturer = await make.lecturer({ firstName: 'Grace', lastName: 'Hopper' })
  ada = await make.student({ firstName: 'Ada', lastName: 'Łovelace' })
  bob = await make.student({ firstName: 'Bob', lastName: 'Noyce' })
  classId = (await make.class([lecturer], [ada, bob])).id
  sheetId = await makeExam(db, classId, { title: 'Final', weight: '100' })
  admin = await server.as(await make.admin())
  teaching = await server.as(lecturer)
  atAda = await server.as(ada)
  atBob = await server.as(bob)
  clock.forward({ minutes: 1 })
})

const publish = async () => {
  await published({ admin, sheetId }, [
    [ada, '86'],
    [bob, '30'],
  ])
  clock.forward({ minutes: 1 })
}
const readPages = async (browser: TestBrowser, paperId: string) => {
  const { rawPayload, headers } = await server.app.inject({
    url: `/api/papers/${paperId}/file`,
    headers: { cookie: browser.cookies.header() },
  })
  expect(headers['content-type']).toBe('application/pdf')
  return readPdfTexts(rawPayload).map((texts) => texts.join('|'))
}

describe('a transcript', () => {
  it('is issued by the student, read back, and verified by its code', async () => {
    await publish()
    const paper = await atAda.issueMyTranscript({})
    expect(paper).toMatchObject({
      kind: 'transcript',
      state: 'genuine',
      name: 'Ada Łovelace',
      studentId: ada.id,
      hasNewer: false,
      can: { download: true, revoke: false },
    })
    const [page] = await readPages(atAda, paper.id)
    expect(page).toContain('Test University')
    expect(page).toContain('Overall GPA|4.00')
    expect(page).toContain('86.00|A|4.00')
    const printed = /[0-9A-Z]{4}(-[0-9A-Z]{4}){4}/.exec(page!)![0]
    expect(printed).toBe(paper.code)
    const answer = await server.browser().verifyPaper({ code: printed })
    expect(answer).toMatchObject({ state: 'genuine', paper: { name: 'Ada Łovelace', kind: 'transcript' } })
  })

  it('contains no unpublished mark', async () => {
    await admin.enterMarks({ sheetId, cells: [typed(ada, '86'), typed(bob, '30')] })
    expect(await refusal(atAda.issueMyTranscript({}))).toBe('nothing-published')
    expect(await refusal(admin.issueTranscript({ studentId: ada.id }))).toBe('nothing-published')
    await admin.submitMarkSheet({ sheetId, version: 0 })
    expect(await refusal(atAda.issueMyTranscript({}))).toBe('nothing-published')
  })

  it('shows a grade as in progress, and after the term as awaited', async () => {
    const unmarked = await make.class([lecturer], [ada])
    await makeExam(db, unmarked.id, { title: 'Unmarked', weight: '100' })
    const [taught] = await db.select().from(classes).where(eq(classes.id, classId))
    await db.update(classes).set({ termId: taught!.termId }).where(eq(classes.id, unmarked.id))
    await publish()
    const grade = async () => {
      const { terms: shown } = await atAda.previewMyTranscript({})
      const { id } = await atAda.issueMyTranscript({})
      const words = (await readPages(atAda, id)).join()
      return { isOver: shown.map(({ isOver }) => isOver), words }
    }
    const during = await grade()
    expect(during.words).toContain('In progress')
    expect(during.isOver).not.toContain(true)
    const yesterday = new Date(clock.now().getTime() - 86_400_000).toISOString().slice(0, 10)
    await db.update(terms).set({ lastDay: yesterday })
    clock.forward({ minutes: 24 * 60 })
    const afterwards = await grade()
    expect(afterwards.words).toContain('Awaiting results')
    expect(afterwards.words).not.toContain('In progress')
    expect(afterwards.isOver).not.toContain(false)
  })

  it('leaves out the next mark until that is published too', async () => {
    await publish()
    const second = await make.class([lecturer], [ada])
    const open = await makeExam(db, second.id, { title: 'Other', weight: '100' })
    await admin.enterMarks({ sheetId: open, cells: [typed(ada, '97.25')] })
    const paper = await admin.issueTranscript({ studentId: ada.id })
    expect((await readPages(admin, paper.id)).join()).not.toContain('97.25')
    const [row] = await db.select().from(verifications).where(eq(verifications.id, paper.id))
    expect(JSON.stringify(row)).not.toContain('97.25')
  })

  it('is issued once when requested at once or twice on one day, and again the day after', async () => {
    await publish()
    const both = await Promise.all([atAda.issueMyTranscript({}), atAda.issueMyTranscript({})])
    expect(both[0].id).toBe(both[1].id)
    expect((await admin.issueTranscript({ studentId: ada.id })).id).toBe(both[0].id)
    const audits = await db.select().from(auditEvents).where(eq(auditEvents.entityId, both[0].id))
    expect(audits).toHaveLength(1)
    expect(audits[0]).toMatchObject({ entity: 'paper', actorId: ada.id, operation: 'issueMyTranscript' })
    clock.forward({ minutes: 24 * 60 })
    expect((await atAda.issueMyTranscript({})).id).not.toBe(both[0].id)
    const { items } = await atAda.listMyPapers({})
    expect(items.map(({ hasNewer }) => hasNewer)).toEqual([false, true])
  })

  it('is superseded once one of its marks is corrected, but not by another student’s correction', async () => {
    await publish()
    const adas = await atAda.issueMyTranscript({})
    const bobs = await atBob.issueMyTranscript({})
    clock.forward({ minutes: 1 })
    const reason = 'A page was overlooked'
    const { cells } = await admin.readMarkSheet({ sheetId })
    const { version } = cells.find(({ student }) => student.id === ada.id)!
    await admin.correctMark({ sheetId, studentId: ada.id, version, state: 'marked', mark: '90', reason })
    const readState = async ({ code }: { code: string }) => server.browser().verifyPaper({ code })
    expect(await readState(adas)).toMatchObject({ state: 'superseded', paper: { hasNewer: false } })
    expect(await readState(bobs)).toMatchObject({ state: 'genuine' })
    const fresh = await atAda.issueMyTranscript({})
    expect(fresh.id).not.toBe(adas.id)
    expect(await readState(fresh)).toMatchObject({ state: 'genuine' })
    expect(await readState(adas)).toMatchObject({ state: 'superseded', paper: { hasNewer: true } })
    expect((await admin.listIssuedPapers({ state: 'superseded', studentId: ada.id })).items).toHaveLength(1)
  })

  it('is superseded once one of its marks is withheld', async () => {
    await publish()
    const { code } = await atAda.issueMyTranscript({})
    clock.forward({ minutes: 1 })
    await admin.withholdMarks({ sheetId, studentIds: [ada.id], reason: 'A fee is open' })
    expect(await server.browser().verifyPaper({ code })).toMatchObject({ state: 'superseded' })
  })

  it('is superseded once a late penalty changes', async () => {
    const essay = await makeAssignment(db, classId, { weight: '0' })
    await published({ admin, sheetId: essay }, [
      [ada, '70'],
      [bob, '60'],
    ])
    await publish()
    const [adas, bobs] = [await atAda.issueMyTranscript({}), await atBob.issueMyTranscript({})]
    clock.forward({ minutes: 1 })
    const submissionId = newId()
    const now = clock.now()
    await db.insert(submissions).values({
      id: submissionId,
      assignmentId: essay,
      studentId: ada.id,
      submittedAt: now,
      attempts: 1,
      receiptCode: 'R',
    })
    const decision = { submissionId, attempt: 1, decidedBy: lecturer.id, decidedAt: now }
    await db
      .insert(lateDecisions)
      .values({ ...decision, decision: 'waived', penaltyBefore: '10', penaltyAfter: '0' })
    const readState = async ({ code }: { code: string }) =>
      (await server.browser().verifyPaper({ code })).state
    expect([await readState(adas), await readState(bobs)]).toEqual(['superseded', 'genuine'])
  })
})

describe('a result sheet', () => {
  it('contains only published marks, unless it is a draft, which has all', async () => {
    await admin.enterMarks({ sheetId, cells: [typed(ada, '86'), typed(bob, '30')] })
    expect(await refusal(teaching.issueResultSheet({ classId, isDraft: false }))).toBe('nothing-published')
    const draft = await teaching.issueResultSheet({ classId, isDraft: true })
    expect(draft).toMatchObject({ kind: 'result-sheet', isDraft: true, classId, can: { revoke: false } })
    const [page] = await readPages(teaching, draft.id)
    expect(page).toContain('Draft')
    expect(page).toContain('86|86.00|A')
  })

  it('leaves out a withheld mark and the grade that includes it', async () => {
    await publish()
    await admin.withholdMarks({ sheetId, studentIds: [bob.id], reason: 'A fee is open' })
    const paper = await teaching.issueResultSheet({ classId, isDraft: false })
    const [page] = await readPages(teaching, paper.id)
    expect(page).toContain('86|86.00|A')
    expect(page).toContain('Withheld|Withheld')
    expect(page).not.toMatch(/\|30(\.00)?\|/)
    expect(page).not.toContain('Draft')
  })
})

describe('access', () => {
  it('a student can read neither another student’s document nor a class’s', async () => {
    await publish()
    const paper = await atAda.issueMyTranscript({})
    const sheet = await admin.issueResultSheet({ classId, isDraft: false })
    expect(await refusal(atBob.readPaper({ paperId: paper.id }))).toBe('not-found')
    expect(await refusal(atAda.readPaper({ paperId: sheet.id }))).toBe('not-found')
    expect(await refusal(atBob.issueTranscript({ studentId: ada.id }))).toBe('forbidden')
    expect(await refusal(atBob.issueResultSheet({ classId, isDraft: true }))).toBe('forbidden')
    expect(await refusal(atBob.listIssuedPapers({}))).toBe('forbidden')
    expect(
      await refusal(atAda.revokePaper({ paperId: paper.id, version: 0, reason: 'No longer wanted' })),
    ).toBe('forbidden')
    expect((await atBob.listMyPapers({})).total).toBe(0)
  })

  it('a lecturer gets result sheets of their own classes, and no transcript', async () => {
    await publish()
    const transcript = await atAda.issueMyTranscript({})
    const sheet = await teaching.issueResultSheet({ classId, isDraft: false })
    const other = await server.as(await make.lecturer())
    await readPages(teaching, sheet.id)
    expect(await refusal(teaching.readPaper({ paperId: transcript.id }))).toBe('not-found')
    expect(await refusal(other.readPaper({ paperId: sheet.id }))).toBe('not-found')
    expect(await refusal(other.issueResultSheet({ classId, isDraft: true }))).toBe('not-found')
    expect(await refusal(teaching.issueTranscript({ studentId: ada.id }))).toBe('forbidden')
  })

  it('a missing document is not found, and a stranger gets none', async () => {
    expect(await refusal(admin.readPaper({ paperId: newId() }))).toBe('not-found')
    expect(await refusal(admin.issueTranscript({ studentId: lecturer.id }))).toBe('not-found')
    expect(await refusal(admin.issueResultSheet({ classId: newId(), isDraft: true }))).toBe('not-found')
    expect(await refusal(server.browser().readPaper({ paperId: newId() }))).toBe('unauthenticated')
  })
})

describe('revoking', () => {
  it('ends a document, is audited, and is shown when the code is checked, without the reason', async () => {
    await publish()
    const { id: paperId, code, version } = await atAda.issueMyTranscript({})
    const reason = 'Printed with a wrong name'
    const revoked = await admin.revokePaper({ paperId, version, reason })
    expect(revoked).toMatchObject({
      state: 'revoked',
      revoked: { reason },
      can: { download: false, revoke: false },
    })
    expect(await refusal(atAda.readPaper({ paperId }))).toBe('paper-revoked')
    const answer = await server.browser().verifyPaper({ code })
    expect(answer).toMatchObject({ state: 'revoked', paper: { revokedAt: clock.now().toISOString() } })
    expect(JSON.stringify(answer)).not.toContain(reason)
    const audits = await db.select().from(auditEvents).where(eq(auditEvents.entityId, paperId))
    expect(audits.map(({ operation }) => operation).sort()).toEqual(['issueMyTranscript', 'revokePaper'])
    expect((await atAda.issueMyTranscript({})).id).not.toBe(paperId)
  })

  it('happens once, even when two people do it at once', async () => {
    await publish()
    const { id: paperId, version } = await atAda.issueMyTranscript({})
    const other = await server.as(await make.admin())
    const outcomes = await Promise.allSettled(
      [admin, other].map((it) => it.revokePaper({ paperId, version, reason: 'Wrong name' })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

it('finds documents by code, name and number, and filters them', async () => {
  await publish()
  const transcript = await atAda.issueMyTranscript({})
  const sheet = await admin.issueResultSheet({ classId, isDraft: false })
  const ids = async (query: Parameters<TestBrowser['listIssuedPapers']>[0]) =>
    (await admin.listIssuedPapers(query)).items.map(({ id }) => id)
  expect(await ids({ search: transcript.code.toLowerCase().replaceAll('-', ' ') })).toEqual([transcript.id])
  expect(await ids({ search: 'łovel', studentId: ada.id })).toEqual([transcript.id])
  expect(await ids({ search: '%' })).toEqual([])
  expect(await ids({ classId })).toEqual([sheet.id])
  expect(await ids({ studentId: ada.id, kind: 'result-sheet' })).toEqual([])
  expect(await ids({ studentId: ada.id, state: 'revoked' })).toEqual([])
})
