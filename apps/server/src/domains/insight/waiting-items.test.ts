import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { assignmentForm, makeSubmission, published } from '#domains/assignments/testing/assignments.ts'
import { offlineClaims } from '#domains/attendance/offline-claims.tables.ts'
import { disputes, findingSides, findings } from '#domains/attendance/review.tables.ts'
import { leaveFactories } from '#domains/leave/testing/leave-factories.ts'
import { rejection, submitted } from '#domains/mitigation/testing/requests.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const { db } = platform
const ago = (minutes: number) => minutesAfter(clock.now(), -minutes)
const day = 24 * 60
let admin: TestBrowser
let lecturer: TestBrowser
let other: TestBrowser
let student: TestPerson
let sessionId: string
let findingId: string

beforeAll(async () => {
  admin = await server.as(await make.admin())
  const [teaching, teachingElsewhere] = [await make.lecturer(), await make.lecturer()]
  lecturer = await server.as(teaching)
  other = await server.as(teachingElsewhere)
  student = await make.student()
  sessionId = (await make.session((await make.class([teaching], [student])).id)).id
  const elsewhere = await make.session((await make.class([teachingElsewhere], [student])).id)
  const dispute = { studentId: student.id, state: 'open' as const }
  await db.insert(disputes).values([
    { ...dispute, sessionId, openedAt: ago(4 * day) },
    { ...dispute, sessionId: elsewhere.id, openedAt: ago(1) },
  ])
  findingId = newId()
  await db.insert(findings).values({ id: findingId, kind: 'shared-device', key: 'a', foundAt: ago(2 * day) })
  await db.insert(findingSides).values({ findingId, sessionId, studentId: student.id, at: ago(2 * day) })
  await db.insert(offlineClaims).values({
    sessionId,
    studentId: student.id,
    claimId: newId(),
    shownAt: ago(9),
    lateAfter: ago(5),
    scannedAt: ago(8),
    receivedAt: ago(7),
    typed: false,
  })
})

const listQueues = async (browser: TestBrowser) =>
  (await browser.listWaiting({})).items.map(({ queue }) => queue)

/** Counts and list of a person, which must say the same. */
async function countsAgree(browser: TestBrowser) {
  const { items } = await browser.listWaiting({ pageSize: 100 })
  const { items: counts } = await browser.readWaiting({})
  for (const { queue, count } of counts) {
    expect(items.filter((it) => it.queue === queue)).toHaveLength(count)
  }
  expect(items).toHaveLength(counts.reduce((sum, { count }) => sum + count, 0))
}

describe('listWaiting', () => {
  it('lists the items of all queues, longest-waiting first', async () => {
    expect(await listQueues(admin)).toEqual(['disputes', 'findings', 'offline-claims', 'disputes'])
    const [first] = (await admin.listWaiting({})).items
    expect(first).toMatchObject({
      withinId: sessionId,
      person: { id: student.id, role: 'student' },
      version: 0,
      waitingSince: ago(4 * day).toISOString(),
      deadline: null,
    })
    await countsAgree(admin)
  })

  it('shows lecturers only what concerns the sessions they run', async () => {
    expect(await listQueues(lecturer)).toEqual(['disputes', 'findings', 'offline-claims'])
    expect(await listQueues(other)).toEqual(['disputes'])
    await countsAgree(lecturer)
    await countsAgree(other)
  })

  it('never shows lecturers a queue of admins', async () => {
    await submitted(await server.as(student))
    expect(await listQueues(lecturer)).not.toContain('mitigation')
    expect((await lecturer.listWaiting({ queue: 'mitigation' })).items).toEqual([])
    expect((await admin.listWaiting({ queue: 'mitigation' })).items).toHaveLength(1)
  })

  it('puts an item with a close deadline before one that has waited longer', async () => {
    const leave = await leaveFactories(server)
    const staff = await server.as(await make.staff())
    const tomorrow = new Date(clock.now().getTime() + day * 60_000).toISOString().slice(0, 10)
    await leave.ask(staff, { from: tomorrow })
    const queues = await listQueues(admin)
    expect(queues.indexOf('leave')).toBeLessThan(queues.indexOf('offline-claims'))
    const [{ deadline, day: firstDay } = { deadline: null, day: null }] = (
      await admin.listWaiting({ queue: 'leave' })
    ).items
    expect(firstDay).toBe(tomorrow)
    expect(deadline).not.toBeNull()
  })

  it('continues where a page ended, even if items have been removed meanwhile', async () => {
    const all = (await admin.listWaiting({})).items
    const seen = []
    let after: string | undefined
    do {
      const page = await admin.listWaiting({ pageSize: 2, ...(after && { after }) })
      seen.push(...page.items)
      after = page.next ?? undefined
    } while (after)
    expect(seen).toEqual(all)
    const first = await admin.listWaiting({ pageSize: 1 })
    const request = await submitted(await server.as(student))
    await admin.decideMitigation(rejection(request))
    const rest = await admin.listWaiting({ after: first.next! })
    expect(rest.items).toEqual(all.slice(1))
  })

  it('refuses a cursor that it did not issue', async () => {
    const broken = Buffer.from('["2026-11-11T09:00:00.000Z","leave","x","y"]').toString('base64url')
    expect(await refusal(admin.listWaiting({ after: broken }))).toBe('invalid-input')
  })

  it.each(['student', 'staff'] as const)('is not for a %s', async (role) => {
    const browser = await server.as(await make.person({ role }))
    expect(await refusal(browser.listWaiting({}))).toBe('forbidden')
  })
})

describe('items that only lecturers have', () => {
  it('lists assignments with submissions to mark, until all are marked', async () => {
    const [teaching, writer] = [await make.lecturer(), await make.student()]
    const { id: classId } = await make.class([teaching], [writer])
    const own = await server.as(teaching)
    const { id: assignmentId, title } = await published(own, assignmentForm(clock.now(), { classId }))
    expect((await own.listWaiting({ queue: 'marking' })).items).toEqual([])
    await makeSubmission(await server.as(writer), assignmentId)
    expect((await own.listWaiting({ queue: 'marking' })).items).toMatchObject([
      { id: assignmentId, withinId: classId, about: title, person: null, submissions: 1 },
    ])
    await countsAgree(own)
    expect((await other.listWaiting({ queue: 'marking' })).items).toEqual([])
    expect((await admin.listWaiting({ queue: 'marking' })).items).toEqual([])
    const of = { assignmentId, studentId: writer.id }
    const { version } = await own.readSubmission(of)
    await own.markSubmission({ ...of, version, markState: 'marked', mark: '70', feedback: 'Good' })
    expect((await own.listWaiting({ queue: 'marking' })).items).toEqual([])
  })

  it('lists registers of their past sessions that nobody took', async () => {
    const teaching = await make.lecturer()
    const taught = await make.class([teaching], [student])
    const past = await make.session(taught.id, { startsInMinutes: -2 * day })
    const own = await server.as(teaching)
    expect((await own.listWaiting({ queue: 'registers' })).items).toMatchObject([
      { id: past.id, person: null, deadline: null },
    ])
    await countsAgree(own)
    expect((await admin.listWaiting({ queue: 'registers' })).items).toEqual([])
    expect((await other.listWaiting({ queue: 'registers' })).items).toEqual([])
  })

  it('lists sessions that a colleague asks them to cover, until they answer', async () => {
    const [away, asked, colleague] = [
      await make.lecturer({ employmentType: 'visiting' }),
      await make.lecturer({ employmentType: 'visiting' }),
      await make.lecturer(),
    ]
    const session = await make.session((await make.class([away])).id, { startsInMinutes: 15 * day })
    const { typeId } = await leaveFactories(server)
    const on = session.startsAt.toISOString().slice(0, 10)
    await (await server.as(away)).submitLeave({
      requestId: newId(),
      leaveTypeId: await typeId('Annual leave'),
      ...{ from: on, to: on, part: 'whole', startsAt: null, endsAt: null, reason: 'Family' },
      sessions: [{ act: 'cover', sessionId: session.id, colleagueId: asked.id }],
    })
    const own = await server.as(asked)
    const { items } = await own.listWaiting({})
    expect(items).toMatchObject([
      { queue: 'cover-requests', person: { id: away.id }, deadline: session.startsAt.toISOString() },
    ])
    expect(await listQueues(lecturer)).not.toContain('cover-requests')
    // Nobody else can answer it, so it cannot be delegated.
    const several = {
      items: [{ queue: items[0]!.queue, itemId: items[0]!.id, withinId: items[0]!.withinId }],
    }
    expect(await own.listWaitingDelegates(several)).toEqual({ items: [] })
    const delegating = { ...several, delegateId: colleague.id, reason: 'I am ill' }
    expect(await own.delegateWaitingItems(delegating)).toEqual({
      done: 0,
      leftOut: [{ item: 0, reason: 'not-delegable' }],
    })
    await own.answerCoverRequest({ coverId: items[0]!.id, answer: 'accepted' })
    expect((await own.listWaiting({})).items).toEqual([])
  })
})

describe('items opened one by one', () => {
  it('finds one dispute and one finding, for the people who run their session', async () => {
    const { items } = await lecturer.listWaiting({ queue: 'disputes' })
    const disputeId = items[0]!.id
    expect((await lecturer.listDisputes({ disputeId })).items.map(({ id }) => id)).toEqual([disputeId])
    expect((await other.listDisputes({ disputeId })).items).toEqual([])
    expect((await lecturer.listFindings({ findingId })).items.map(({ id }) => id)).toEqual([findingId])
    expect((await other.listFindings({ findingId })).items).toEqual([])
  })
})

describe('cases of students at risk', () => {
  it('wait for the lecturers of the class and admins while no next step is planned, and again on its day', async () => {
    const [teaching, colleague] = [await make.lecturer(), await make.lecturer()]
    const [own, theirs] = [await server.as(teaching), await server.as(colleague)]
    const atRisk = await make.student()
    const { id: classId, courseTitle } = await make.class([teaching, colleague], [atRisk])
    const { id: caseId, version } = await own.openStudentCase({ studentId: atRisk.id, classId, note: null })
    const cases = async (browser: TestBrowser) => (await browser.listWaiting({ queue: 'cases' })).items
    for (const browser of [own, theirs, admin])
      expect(await cases(browser)).toMatchObject([
        { id: caseId, person: { id: atRisk.id }, about: courseTitle, deadline: null, notes: 0 },
      ])
    expect(await cases(other)).toEqual([])
    await countsAgree(own)
    const tomorrow = new Date(clock.now().getTime() + day * 60_000).toISOString().slice(0, 10)
    await own.planCaseStep({ caseId, version, text: 'Call her at home', on: tomorrow })
    expect(await cases(own)).toEqual([])
    clock.forward({ minutes: 2 * day })
    const later = await server.as(teaching)
    const [due] = await cases(later)
    expect(due).toMatchObject({ id: caseId, about: 'Call her at home', day: tomorrow })
    expect(Date.parse(due!.deadline!)).toBeLessThan(clock.now().getTime())
    await countsAgree(later)
    await later.closeStudentCase({ caseId, version: due!.version!, outcome: 'improved', note: null })
    expect(await cases(later)).toEqual([])
  })

  it('are only for admins if they are about all classes, and have notes and owners of their own', async () => {
    const browser = await server.as(await make.admin())
    const teaching = await make.lecturer()
    const atRisk = await make.student()
    await make.class([teaching], [atRisk])
    const { id } = await browser.openStudentCase({ studentId: atRisk.id, classId: null, note: null })
    const key = { queue: 'cases' as const, itemId: id }
    expect((await browser.listWaiting({ queue: 'cases' })).items.map((it) => it.id)).toContain(id)
    const lecturing = await server.as(teaching)
    expect((await lecturing.listWaiting({ queue: 'cases' })).items).toEqual([])
    expect(await refusal(browser.readWaitingItem(key))).toBe('not-found')
    expect(await refusal(browser.addWaitingNote({ ...key, text: 'Elsewhere' }))).toBe('not-found')
    const delegating = { items: [key], delegateId: (await make.admin()).id, reason: 'I am away' }
    expect(await browser.delegateWaitingItems(delegating)).toEqual({
      done: 0,
      leftOut: [{ item: 0, reason: 'not-delegable' }],
    })
  })
})
