import { noLatePolicy } from '@campanile/contract/assignments/assignment.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { mailNotifications } from '#domains/notifications/email-delivery.service.ts'
import { mailedNotifications, notifications } from '#domains/notifications/notifications.tables.ts'
import { startMailServer } from '#testing/mail-server.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import {
  assignmentForm,
  makeClassOfStudents,
  makeSubmission,
  published,
  tenPercentADay,
} from '../testing/assignments.ts'

const mails = await startMailServer()
const server = await startTestServer({ SMTP_URL: mails.url })
const { clock, platform } = server
let admin: TestBrowser
beforeAll(async () => {
  admin = await server.as(await server.make.admin())
})

type Form = Partial<Parameters<typeof assignmentForm>[1]>
async function set(students: number, traits: Form = {}) {
  const taught = await makeClassOfStudents(server, students)
  const form = assignmentForm(clock.now(), { classId: taught.id, ...traits })
  const { id: assignmentId } = await published(taught.lecturer, form)
  return { ...taught, assignmentId }
}
const reminders = async (student: TestBrowser) =>
  (await student.listNotifications({})).items.filter(({ title }) => title === 'You haven’t submitted yet')

it('reminds students who have not submitted at most once a day, and gives their number first', async () => {
  const { lecturer, browsers, students, assignmentId } = await set(3)
  await makeSubmission(browsers[0]!, assignmentId)
  expect(await lecturer.readHandInReminder({ assignmentId })).toEqual({
    students: 2,
    lastAt: null,
    nextAt: null,
  })
  const sent = await Promise.all(
    [lecturer, admin].map((it) =>
      it.remindToHandIn({ assignmentId }).then(
        ({ reminded }) => reminded,
        ({ code }) => code,
      ),
    ),
  )
  expect(sent.toSorted()).toEqual([2, 'reminded-today'])
  expect(await reminders(browsers[0]!)).toEqual([])
  expect(await reminders(browsers[1]!)).toMatchObject([
    { message: expect.stringMatching(/Essay 2 is due /), kind: 'assignments' },
  ])
  const { items } = await admin.listAuditEvents({ search: assignmentId })
  const audited = items.filter(({ action }) => action === 'remindToHandIn')
  expect(audited).toHaveLength(1)
  expect(JSON.stringify(audited)).toContain(students[2]!.id)
  const { lastAt, nextAt } = await lecturer.readHandInReminder({ assignmentId })
  expect(Date.parse(nextAt!) - Date.parse(lastAt!)).toBe(24 * 3_600_000)
})

it('can be repeated after a day, and keeps the version for those who edit meanwhile', async () => {
  const { lecturer, browsers, assignmentId } = await set(1, { late: tenPercentADay })
  const { version } = await lecturer.readAssignment({ assignmentId })
  await lecturer.remindToHandIn({ assignmentId })
  expect((await lecturer.readAssignment({ assignmentId })).version).toBe(version)
  clock.forward({ minutes: 24 * 60 })
  expect(await lecturer.remindToHandIn({ assignmentId })).toEqual({ reminded: 1 })
  const [newest] = await reminders(browsers[0]!)
  expect(newest?.message).toContain('Late work is still accepted.')
})

it('reminds nobody who can no longer submit', async () => {
  const closed = await set(1, { late: noLatePolicy })
  clock.forward({ minutes: 61 })
  expect(await closed.lecturer.readHandInReminder({ assignmentId: closed.assignmentId })).toMatchObject({
    students: 0,
  })
  expect(await refusal(closed.lecturer.remindToHandIn({ assignmentId: closed.assignmentId }))).toBe(
    'nobody-to-remind',
  )
  const other = await set(1)
  expect(await refusal(other.lecturer.remindToHandIn({ assignmentId: closed.assignmentId }))).toBe(
    'not-found',
  )
  expect(await refusal(other.student.remindToHandIn({ assignmentId: other.assignmentId }))).toBe('forbidden')
})

it('is also sent by email, even if assignments usually are not', async () => {
  const { lecturer, browsers, students, assignmentId } = await set(2)
  await makeSubmission(browsers[1]!, assignmentId)
  await lecturer.remindToHandIn({ assignmentId })
  const mailed = async (personId: string) => {
    const rows = await platform.db.select().from(notifications).where(eq(notifications.personId, personId))
    await mailNotifications(
      platform,
      rows.map(({ id }) => id),
    )
    const sent = await platform.db
      .select({ title: notifications.title })
      .from(mailedNotifications)
      .innerJoin(notifications, eq(notifications.id, mailedNotifications.notificationId))
      .where(eq(notifications.personId, personId))
    return sent.map(({ title }) => title)
  }
  expect(await mailed(students[0]!.id)).toEqual(['You haven’t submitted yet'])
  expect(await mailed(students[1]!.id)).toEqual([])
})
