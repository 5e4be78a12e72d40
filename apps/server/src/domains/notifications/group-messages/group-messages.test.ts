import { messagesPerHour } from '@campanile/contract/notifications/group-messages.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { sendAll } from '#domains/mail/testing/outbox.ts'
import { enrolments } from '#domains/structure/structure.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { startMailServer } from '#testing/mail-server.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { mailNotifications, writeNotificationMail } from '../email-delivery.service.ts'
import { groupMessageRecipients } from '../group-messages.tables.ts'
import { sendGroupMessage } from './message-sending.service.ts'

const mails = await startMailServer()
const server = await startTestServer({ SMTP_URL: mails.url, PUBLIC_URL: 'https://campus.test' })
const { make, platform, clock } = server
let admin: TestBrowser

beforeAll(async () => {
  admin = await server.as(await make.admin())
})

const written = {
  subject: 'Lab on Friday',
  text: 'Bring your notes.\n\nSee you there.',
  repliesToSender: false,
}
const toClass = (classId: string) => ({ to: 'class', classId, messageId: newId(), ...written }) as const

async function makeClass(students: number) {
  const lecturer = await make.lecturer({ firstName: 'Grace', lastName: 'Hopper' })
  const enrolled = await Promise.all(Array.from({ length: students }, () => make.student()))
  const it = await make.class([lecturer], enrolled)
  return { ...it, lecturer, students: enrolled, teaching: await server.as(lecturer) }
}

/** Runs the jobs that follow a message. */
async function deliver(messageId: string) {
  await sendGroupMessage(platform, messageId)
  const rows = await platform.db
    .select({ id: groupMessageRecipients.id })
    .from(groupMessageRecipients)
    .where(eq(groupMessageRecipients.messageId, messageId))
  await mailNotifications(
    platform,
    rows.map(({ id }) => id),
  )
  await sendAll(platform, { notification: writeNotificationMail, digest: writeNotificationMail })
}

const listMessages = async (person: TestPerson) =>
  (await (await server.as(person)).listNotifications({})).items.filter(({ kind }) => kind === 'messages')

it('reaches the students of a class in the bell and by email, and shows the sender who has read it', async () => {
  const { id: classId, courseCode, students, lecturer, teaching } = await makeClass(2)
  const [ada, ben] = students as [TestPerson, TestPerson]
  const sent = await teaching.sendGroupMessage({ ...toClass(classId), repliesToSender: true })
  expect(sent).toMatchObject({ recipients: 2, read: 0, sentAt: null, sentTo: { to: 'class' } })
  await deliver(sent.id)
  const [notification] = await listMessages(ada)
  expect(notification).toMatchObject({
    title: 'Lab on Friday',
    message: `From Grace Hopper (${courseCode})\n\nBring your notes.\n\nSee you there.`,
    navigationPath: `/app/dashboard/messages?message=${sent.id}`,
  })
  const mail = mails.arrived.splice(0).find(({ to }) => to?.[0]?.address === ada.email)
  expect(mail?.subject).toBe('Lab on Friday')
  expect(mail?.replyTo?.[0]?.address).toBe(lecturer.email)
  expect(mail?.text).toContain(`Replies to this email go to ${lecturer.email}.`)
  expect(mail?.text).toContain(`https://campus.test/app/dashboard/messages?message=${sent.id}`)

  // One opens it from the bell, the other from the email.
  await (await server.as(ada)).removeNotification({ notificationId: notification!.id })
  expect(await teaching.readSentMessage({ messageId: sent.id })).toMatchObject({ read: 1 })
  const reading = await server.as(ben)
  expect((await reading.listReceivedMessages({})).items).toMatchObject([
    { subject: 'Lab on Friday', isRead: false, sender: { name: 'Grace Hopper', role: 'lecturer' } },
  ])
  expect(await reading.markMessageRead({ messageId: sent.id })).toMatchObject({ isRead: true })
  expect((await reading.listNotifications({})).unread).toBe(0)
  expect(await teaching.readSentMessage({ messageId: sent.id })).toMatchObject({
    read: 2,
    sentAt: expect.any(String),
    delivery: { notified: 2, emailed: 2, emailWaiting: 0, emailFailed: 0, pushed: 0 },
  })
  const { items } = await teaching.listMessageRecipients({ messageId: sent.id, delivery: 'read' })
  expect(items).toHaveLength(2)
  expect(items[0]).toMatchObject({ email: 'sent', readAt: expect.any(String) })
})

it('is sent once, however often and however quickly it is submitted', async () => {
  const { id: classId, students, teaching } = await makeClass(1)
  const message = toClass(classId)
  const both = await Promise.all([teaching.sendGroupMessage(message), teaching.sendGroupMessage(message)])
  expect(both.map(({ id }) => id)).toEqual([message.messageId, message.messageId])
  await Promise.all([
    sendGroupMessage(platform, message.messageId),
    sendGroupMessage(platform, message.messageId),
  ])
  expect(await listMessages(students[0]!)).toHaveLength(1)
  const { items } = await admin.listAuditEvents({ search: message.messageId })
  expect(items.filter(({ action }) => action === 'sendGroupMessage')).toHaveLength(1)
})

it('continues where a stopped server left off', async () => {
  const { id: classId, students, teaching } = await makeClass(3)
  const { id } = await teaching.sendGroupMessage(toClass(classId))
  // As if the first batch had contained only this student.
  await platform.db
    .update(groupMessageRecipients)
    .set({ notifiedAt: clock.now() })
    .where(eq(groupMessageRecipients.personId, students[0]!.id))
  await sendGroupMessage(platform, id)
  expect(await Promise.all(students.map(async (it) => (await listMessages(it)).length))).toEqual([0, 1, 1])
  expect((await teaching.readSentMessage({ messageId: id })).sentAt).not.toBeNull()
})

describe('the preview', () => {
  it('names people who are left out, with the reason, and those who also get it by email', async () => {
    const { id: classId, students, teaching } = await makeClass(2)
    const [quiet] = students as [TestPerson]
    const kind = { kind: 'messages', channel: 'email', on: false } as const
    await (await server.as(quiet)).updateNotificationPreferences(kind)
    const disabled = await make.student({ isActive: false, firstName: 'Dora', lastName: 'Disabled' })
    const left = await make.student({ endsOn: '2020-01-01', firstName: 'Liv', lastName: 'Left' })
    const enrolledAt = clock.now()
    await platform.db
      .insert(enrolments)
      .values([disabled, left].map((it) => ({ classId, studentId: it.id, enrolledAt })))
    expect(await teaching.previewGroupMessage({ to: 'class', classId })).toMatchObject({
      recipients: 2,
      byEmail: 1,
      leftOut: [
        { reason: 'disabled', count: 1, names: ['Dora Disabled'] },
        { reason: 'left', count: 1, names: ['Liv Left'] },
      ],
    })
    const { id } = await teaching.sendGroupMessage(toClass(classId))
    await deliver(id)
    const to = mails.arrived.splice(0).map((it) => it.to?.[0]?.address)
    expect(to).toEqual([students[1]!.email])
    const { items } = await teaching.listMessageRecipients({ messageId: id })
    expect(items.map(({ email }) => email).toSorted()).toEqual(['none', 'sent'])
  })

  it('finds the filtered people for admins, without the sender', async () => {
    const lastName = `Filtered${newId().slice(0, 8)}`
    await make.student({ lastName })
    await make.staff({ lastName })
    const me = await make.admin({ lastName })
    const browser = await server.as(me)
    const all = await browser.previewGroupMessage({ to: 'people', search: lastName })
    expect(all).toMatchObject({ recipients: 2, leftOut: [{ reason: 'sender', count: 1 }] })
    const filters = { to: 'people', search: lastName, role: 'student' } as const
    const sent = await browser.sendGroupMessage({ ...filters, messageId: newId(), ...written })
    expect(sent).toMatchObject({ recipients: 1, sentTo: { role: 'student', search: lastName } })
  })
})

describe('reach', () => {
  it('lecturers write to students who are in their classes now', async () => {
    const { id: classId, students, teaching } = await makeClass(2)
    const [ada, ben] = students as [TestPerson, TestPerson]
    await platform.db.update(enrolments).set({ leftAt: clock.now() }).where(eq(enrolments.studentId, ben.id))
    const stranger = await make.student()
    const other = await makeClass(1)
    const to = (personId: string) => teaching.previewGroupMessage({ to: 'person', personId })
    expect((await to(ada.id)).recipients).toBe(1)
    expect(await refusal(to(ben.id))).toBe('not-found')
    expect(await refusal(to(stranger.id))).toBe('not-found')
    expect(await refusal(teaching.sendGroupMessage(toClass(other.id)))).toBe('not-found')
    expect(await refusal(teaching.previewGroupMessage({ to: 'people' }))).toBe('forbidden')
    expect(await refusal(teaching.previewGroupMessage({ to: 'class' }))).toBe('invalid-input')
    expect((await teaching.previewGroupMessage({ to: 'class', classId })).recipients).toBe(1)
  })

  it('nobody can read messages that other people sent or received', async () => {
    const { id: classId, students, teaching } = await makeClass(1)
    const { id: messageId } = await teaching.sendGroupMessage(toClass(classId))
    await sendGroupMessage(platform, messageId)
    const colleague = await server.as(await make.lecturer())
    expect(await refusal(colleague.readSentMessage({ messageId }))).toBe('not-found')
    expect(await refusal(admin.listMessageRecipients({ messageId }))).toBe('not-found')
    const stranger = await server.as(await make.student())
    expect(await refusal(stranger.readReceivedMessage({ messageId }))).toBe('not-found')
    expect(await refusal(stranger.markMessageRead({ messageId }))).toBe('not-found')
    expect(await refusal((await server.as(students[0]!)).listSentMessages({}))).toBe('forbidden')
  })
})

it('refuses messages to nobody, and more than the limit in an hour', async () => {
  const empty = await makeClass(0)
  expect(await refusal(empty.teaching.sendGroupMessage(toClass(empty.id)))).toBe('nobody-to-message')
  const { id: classId, teaching } = await makeClass(1)
  for (let sent = 0; sent < messagesPerHour; sent += 1) await teaching.sendGroupMessage(toClass(classId))
  expect(await refusal(teaching.sendGroupMessage(toClass(classId)))).toBe('too-many-messages')
  clock.forward({ minutes: 61 })
  expect(await teaching.sendGroupMessage(toClass(classId))).toMatchObject({ recipients: 1 })
})

it('states in the email that replies are not read', async () => {
  const { students, teaching, id: classId } = await makeClass(1)
  const { id } = await teaching.sendGroupMessage(toClass(classId))
  await deliver(id)
  const mail = mails.arrived.splice(0).find(({ to }) => to?.[0]?.address === students[0]!.email)
  expect(mail?.replyTo).toBeUndefined()
  expect(mail?.text).toContain('Replies to this email aren’t read.')
})
