import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { notifications } from '#domains/notifications/notifications.tables.ts'
import { reasonWords } from '#domains/notifications/reason-words.ts'
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
  admin = await server.as(await server.make.admin({ firstName: 'Amina', lastName: 'Rahman' }))
})

/** Work of one student, this many minutes late. */
async function lateWork(minutes = 30, reason: string | null = 'My laptop broke') {
  const taught = await makeClassOfStudents(server)
  const form = assignmentForm(clock.now(), { classId: taught.id, late: tenPercentADay })
  const { id: assignmentId } = await published(taught.lecturer, form)
  clock.forward({ minutes: 60 + minutes })
  await makeSubmission(taught.student, assignmentId, { reason })
  return { ...taught, assignmentId, of: { assignmentId, studentId: taught.studentId } }
}

it('lists late work with its penalty, and notifies each decision with both figures', async () => {
  const { assignmentId, of, student } = await lateWork()
  const list = await admin.listLateSubmissions({ assignmentId })
  expect(list.counts).toEqual({ waiting: 1, accepted: 0, waived: 0, rejected: 0, all: 1 })
  expect(list.items).toMatchObject([
    {
      reason: 'My laptop broke',
      lateSeconds: 1800,
      policyPenalty: '10',
      penalty: '10',
      decision: null,
    },
  ])
  const decide = async (decision: 'accepted' | 'waived' | 'rejected', reason: string | null = null) => {
    const { version } = await admin.readLateSubmission(of)
    return admin.decideLateSubmission({ ...of, version, decision, reason })
  }
  expect(await decide('waived')).toMatchObject({ penalty: '0', policyPenalty: '10' })
  expect(await decide('rejected', 'Nothing in it')).toMatchObject({ penalty: '100' })
  expect(await decide('accepted')).toMatchObject({ penalty: '10' })
  const { history } = await admin.readLateSubmission(of)
  expect(history.map((it) => [it.what, it.penaltyBefore, it.penaltyAfter])).toEqual([
    ['accepted', '100', '10'],
    ['rejected', '0', '100'],
    ['waived', '10', '0'],
  ])
  const { items } = await student.listNotifications({})
  const m = assignmentNotices('en-GB')
  const { courseCode: course, title } = await student.readMyAssignment({ assignmentId })
  const who = m.lateWorkDecidedBy({ course, title, name: 'Amina Rahman' })
  const sentences = (...it: string[]) => it.join(' ')
  expect(items.filter(({ kind }) => kind === 'decisions').map((it) => [it.title, it.message])).toEqual([
    [m.lateWorkAccepted(), sentences(who, m.penalty({ before: '100', after: '10' }))],
    [
      m.lateWorkNotAccepted(),
      sentences(who, m.penalty({ before: '0', after: '100' }), reasonWords('Nothing in it', 'en-GB')),
    ],
    [m.lateWorkWaived(), sentences(who, m.penalty({ before: '10', after: '0' }))],
  ])
  // An email has no figures.
  const stored = await platform.db
    .select()
    .from(notifications)
    .where(eq(notifications.personId, of.studentId))
  expect(stored.filter(({ kind }) => kind === 'decisions').map(({ mailMessage }) => mailMessage)).toEqual(
    expect.arrayContaining([who, sentences(who, reasonWords('Nothing in it', 'en-GB'))]),
  )
  expect((await student.readMyAssignment({ assignmentId })).decision).toBe('accepted')
})

it('is decided once when two admins decide at the same time, and a rejection gives the reason', async () => {
  const { of } = await lateWork()
  const other = await server.as(await server.make.admin())
  const { version } = await admin.readLateSubmission(of)
  const decide = (who: TestBrowser, decision: 'accepted' | 'waived') =>
    who.decideLateSubmission({ ...of, version, decision, reason: null }).then(
      () => 'done',
      (it) => it.code,
    )
  const outcomes = await Promise.all([decide(admin, 'accepted'), decide(other, 'waived')])
  expect(outcomes.sort()).toEqual(['done', 'edit-conflict'])
  expect((await admin.readLateSubmission(of)).history).toHaveLength(1)
  const silent = admin.decideLateSubmission({
    ...of,
    version: version + 1,
    decision: 'rejected',
    reason: null,
  })
  expect(await refusal(silent)).toBe('invalid-input')
})

it('needs a new decision when it is submitted again', async () => {
  const { assignmentId, of, student } = await lateWork()
  const { version } = await admin.readLateSubmission(of)
  await admin.decideLateSubmission({ ...of, version, decision: 'waived', reason: null })
  await makeSubmission(student, assignmentId)
  expect(await admin.readLateSubmission(of)).toMatchObject({ decision: null, penalty: '10' })
  expect((await admin.listLateSubmissions({ assignmentId, filter: 'waiting' })).total).toBe(1)
})

it('leaves out work submitted on time, and is refused to other roles', async () => {
  const { assignmentId, of, lecturer, student } = await lateWork(0)
  expect((await admin.listLateSubmissions({ assignmentId, filter: 'all' })).total).toBe(0)
  expect(await refusal(admin.readLateSubmission(of))).toBe('not-found')
  const late = await lateWork()
  for (const them of [lecturer, student]) {
    expect(await refusal(them.readLateSubmission(late.of))).toBe('forbidden')
    const decision = { ...late.of, version: 0, decision: 'waived', reason: null } as const
    expect(await refusal(them.decideLateSubmission(decision))).toBe('forbidden')
  }
})
