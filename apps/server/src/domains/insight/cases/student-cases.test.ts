import { studentCases as contract } from '@campanile/contract/insight/student-cases.ts'
import { retentionBounds } from '@campanile/contract/retention/retention.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectAudited, type Scenarios } from '#domains/audit/testing/audited.ts'
import { applyRetention } from '#domains/retention/retention-run.service.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { studentCaseEntries, studentCases } from '../student-cases.tables.ts'

const server = await startTestServer()
const { make, platform, clock } = server
let lecturer: TestPerson
let colleague: TestPerson
let student: TestPerson
let classId: string
let admin: TestBrowser
let teaching: TestBrowser
let elsewhere: TestBrowser
let studying: TestBrowser

beforeEach(async () => {
  ;[lecturer, colleague, student] = [await make.lecturer(), await make.lecturer(), await make.student()]
  classId = (await make.class([lecturer, colleague], [student])).id
  const other = await make.lecturer()
  await make.class([other], [student])
  admin = await server.as(await make.admin())
  teaching = await server.as(lecturer)
  elsewhere = await server.as(other)
  studying = await server.as(student)
})

const opened = (note: string | null = null) =>
  teaching.openStudentCase({ studentId: student.id, classId, note })
const listTitles = async (browser: TestBrowser) =>
  (await browser.listNotifications({})).items.map(({ title, message }) => [title, message])

describe('a case of a student', () => {
  it('is opened by a lecturer of the class, who owns it', async () => {
    const found = await opened('Missed three labs')
    expect(found).toMatchObject({
      student: { id: student.id },
      class: { id: classId },
      owner: { id: lecturer.id },
      closed: null,
      entries: [{ kind: 'note', text: 'Missed three labs' }],
      can: { change: true },
    })
    expect((await teaching.listStudentCases({})).items.map(({ id }) => id)).toEqual([found.id])
    expect((await admin.listStudentCases({ studentId: student.id })).items.map(({ id }) => id)).toEqual([
      found.id,
    ])
  })

  it('is open only once for a class, until it is closed', async () => {
    const { id: caseId, version } = await opened()
    expect(await refusal(opened())).toBe('case-open')
    await teaching.closeStudentCase({ caseId, version, outcome: 'agreed', note: 'Extra tutorial' })
    const again = await opened()
    expect(again.id).not.toBe(caseId)
    const { items } = await teaching.listStudentCases({ state: 'closed' })
    expect(items).toMatchObject([{ id: caseId, closed: { outcome: 'agreed', note: 'Extra tutorial' } }])
  })

  it('notifies the student by a message only', async () => {
    const { id: caseId, version } = await opened('Nothing for the student')
    await teaching.addCaseNote({ caseId, text: 'Neither is this' })
    const given = await teaching.assignStudentCase({ caseId, ownerId: colleague.id, version })
    expect(await listTitles(studying)).toEqual([])
    const sent = await teaching.messageCaseStudent({ caseId, text: 'Please come to my office hour.' })
    expect(sent.entries[0]).toMatchObject({ kind: 'message', text: 'Please come to my office hour.' })
    expect(await listTitles(studying)).toEqual([
      [`Message from ${lecturer.firstName} ${lecturer.lastName}`, 'Please come to my office hour.'],
    ])
    await teaching.closeStudentCase({ caseId, version: given.version, outcome: 'improved', note: null })
    expect(await listTitles(studying)).toHaveLength(1)
  })

  it('is given to another lecturer of the class, who is notified', async () => {
    const { id: caseId, version } = await opened()
    const given = await teaching.assignStudentCase({ caseId, ownerId: colleague.id, version })
    expect(given.owner.id).toBe(colleague.id)
    expect(await listTitles(await server.as(colleague))).toEqual([
      ['You are now responsible for a case', expect.stringContaining(student.lastName)],
    ])
    const stale = teaching.closeStudentCase({ caseId, version, outcome: 'agreed', note: null })
    expect(await refusal(stale)).toBe('edit-conflict')
  })

  it('has a next step, which its owner is notified of when somebody else plans it', async () => {
    const { id: caseId, version } = await opened()
    const step = { text: 'Meet with the tutor', on: '2026-12-01' }
    const planned = await (await server.as(colleague)).planCaseStep({ caseId, version, ...step })
    expect(planned.nextStep).toEqual(step)
    expect(await listTitles(teaching)).toEqual([
      ['The next step of your case was planned', expect.stringContaining(student.lastName)],
    ])
    expect(await refusal(teaching.planCaseStep({ caseId, version, ...step }))).toBe('edit-conflict')
    expect(await refusal(elsewhere.planCaseStep({ caseId, version: planned.version, ...step }))).toBe(
      'not-found',
    )
    expect(await refusal(studying.planCaseStep({ caseId, version: planned.version, ...step }))).toBe(
      'forbidden',
    )
    const own = await teaching.planCaseStep({ caseId, version: planned.version, ...step, text: 'Call her' })
    expect(await listTitles(teaching)).toHaveLength(1)
    const closing = { caseId, version: own.version, outcome: 'agreed' as const, note: null }
    const closed = await teaching.closeStudentCase(closing)
    expect(closed.nextStep).toBeNull()
    expect(await refusal(teaching.planCaseStep({ caseId, version: closed.version, ...step }))).toBe(
      'case-closed',
    )
  })

  it('takes no changes once it is closed', async () => {
    const { id: caseId, version } = await opened()
    const closed = await teaching.closeStudentCase({ caseId, version, outcome: 'left', note: null })
    expect(closed.can.change).toBe(false)
    const later = { caseId, version: closed.version }
    expect(await refusal(teaching.addCaseNote({ caseId, text: 'Late' }))).toBe('case-closed')
    expect(await refusal(teaching.messageCaseStudent({ caseId, text: 'Late' }))).toBe('case-closed')
    expect(await refusal(teaching.assignStudentCase({ ...later, ownerId: colleague.id }))).toBe('case-closed')
  })

  it('is reopened with a reason and keeps how it ended, and its owner is notified', async () => {
    const { id: caseId, version } = await opened()
    const given = await teaching.assignStudentCase({ caseId, ownerId: colleague.id, version })
    const outcome = { outcome: 'improved', note: 'Back in class' } as const
    const closed = await teaching.closeStudentCase({ caseId, version: given.version, ...outcome })
    expect(closed.can).toEqual({ change: false, reopen: true })
    const reopening = { caseId, version: closed.version, reason: 'Missing again' }
    const reopened = await teaching.reopenStudentCase(reopening)
    expect(reopened).toMatchObject({
      closed: null,
      can: { change: true, reopen: false },
      entries: [
        { kind: 'reopened', text: 'Missing again' },
        { kind: 'closed', outcome: 'improved', text: 'Back in class' },
      ],
    })
    expect((await listTitles(await server.as(colleague)))[0]?.[0]).toBe('Your case was reopened')
    expect(await listTitles(studying)).toEqual([])
    expect(await refusal(teaching.reopenStudentCase(reopening))).toBe('edit-conflict')
  })

  it('is not reopened beside another open case of the student in the class', async () => {
    const { id: caseId, version } = await opened()
    const closed = await teaching.closeStudentCase({ caseId, version, outcome: 'agreed', note: null })
    await opened()
    const reopening = { caseId, version: closed.version, reason: 'Again' }
    expect(await refusal(teaching.reopenStudentCase(reopening))).toBe('case-open')
    expect(await refusal(elsewhere.reopenStudentCase(reopening))).toBe('not-found')
  })
})

describe('who sees a case', () => {
  it('does not show it to lecturers of other classes of the student', async () => {
    const { id: caseId, version } = await opened('Private')
    expect((await elsewhere.listStudentCases({})).items).toEqual([])
    expect((await elsewhere.listStudentCases({ studentId: student.id })).items).toEqual([])
    expect(await refusal(elsewhere.readStudentCase({ caseId }))).toBe('not-found')
    expect(await refusal(elsewhere.addCaseNote({ caseId, text: 'Hello' }))).toBe('not-found')
    expect(await refusal(elsewhere.messageCaseStudent({ caseId, text: 'Hello' }))).toBe('not-found')
    const closing = { caseId, version, outcome: 'agreed', note: null } as const
    expect(await refusal(elsewhere.closeStudentCase(closing))).toBe('not-found')
  })

  it('keeps a case about all classes to admins', async () => {
    const whole = { studentId: student.id, classId: null, note: 'Family matter' }
    expect(await refusal(teaching.openStudentCase(whole))).toBe('not-found')
    const { id: caseId, owners } = await admin.openStudentCase(whole)
    expect(owners.map(({ id }) => id)).not.toContain(lecturer.id)
    expect(await refusal(teaching.readStudentCase({ caseId }))).toBe('not-found')
    expect((await teaching.listStudentCases({ studentId: student.id })).items).toEqual([])
  })

  it('is opened only for a member of a class that the caller runs', async () => {
    const stranger = await make.student()
    const asked = { studentId: stranger.id, classId, note: null }
    expect(await refusal(teaching.openStudentCase(asked))).toBe('not-found')
    expect(await refusal(elsewhere.openStudentCase({ ...asked, studentId: student.id }))).toBe('not-found')
  })

  it('cannot be assigned to a person who could not see it', async () => {
    const { id: caseId, version } = await opened()
    const other = await make.lecturer()
    expect(await refusal(teaching.assignStudentCase({ caseId, ownerId: other.id, version }))).toBe(
      'not-found',
    )
  })

  it.each(['student', 'staff'] as const)('is not for a %s', async (role) => {
    const browser = await server.as(await make.person({ role }))
    expect(await refusal(browser.listStudentCases({}))).toBe('forbidden')
  })
})

it('is deleted with its notes when its audit events would be, and never while it is open', async () => {
  const { id: caseId, version } = await opened('Old')
  const open = await admin.openStudentCase({ studentId: student.id, classId: null, note: null })
  await teaching.closeStudentCase({ caseId, version, outcome: 'no-action', note: null })
  clock.forward({ minutes: (retentionBounds.audit.usual + 1) * 1440 })
  await applyRetention(platform)
  const left = await platform.db
    .select({ id: studentCases.id })
    .from(studentCases)
    .where(eq(studentCases.studentId, student.id))
  expect(left).toEqual([{ id: open.id }])
  expect(
    await platform.db.select().from(studentCaseEntries).where(eq(studentCaseEntries.caseId, caseId)),
  ).toEqual([])
})

const audited = { by: () => lecturer.id, about: ['student-case'] }
const scenarios: Scenarios = {
  async openStudentCase() {
    const after = { classId, note: 'Why' }
    return { by: audited.by(), about: audited.about, after, call: () => opened('Why') }
  },
  async addCaseNote() {
    const { id: caseId } = await opened()
    const call = () => teaching.addCaseNote({ caseId, text: 'Called' })
    return { by: audited.by(), about: audited.about, after: { note: 'Called' }, call }
  },
  async messageCaseStudent() {
    const { id: caseId } = await opened()
    const call = () => teaching.messageCaseStudent({ caseId, text: 'Come by' })
    return { by: audited.by(), about: audited.about, after: { message: 'Come by' }, call }
  },
  async planCaseStep() {
    const { id: caseId, version } = await opened()
    const call = () => teaching.planCaseStep({ caseId, version, text: 'Call her', on: '2026-12-01' })
    return {
      by: audited.by(),
      about: audited.about,
      before: { nextStep: null, nextStepOn: null },
      after: { nextStep: 'Call her', nextStepOn: '2026-12-01' },
      call,
    }
  },
  async assignStudentCase() {
    const { id: caseId, version } = await opened()
    const call = () => teaching.assignStudentCase({ caseId, ownerId: colleague.id, version })
    return {
      by: audited.by(),
      about: audited.about,
      before: { ownerId: lecturer.id },
      after: { ownerId: colleague.id },
      call,
    }
  },
  async closeStudentCase() {
    const { id: caseId, version } = await opened()
    const after = { outcome: 'agreed', note: 'Tutorial' } as const
    const call = () => teaching.closeStudentCase({ caseId, version, ...after })
    return { by: audited.by(), about: audited.about, after, call }
  },
  async reopenStudentCase() {
    const { id: caseId, version: first } = await opened()
    const closing = { caseId, version: first, outcome: 'agreed', note: null } as const
    const { version } = await teaching.closeStudentCase(closing)
    const call = () => teaching.reopenStudentCase({ caseId, version, reason: 'Again' })
    return {
      by: audited.by(),
      about: audited.about,
      before: { outcome: 'agreed' },
      after: { outcome: null, reason: 'Again' },
      call,
    }
  },
}

expectAudited(server, contract, { scenarios })
