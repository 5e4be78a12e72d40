import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { confirmed } from '#testing/confirmed.ts'
import { testPassword } from '#testing/factories.ts'
import { startMailServer } from '#testing/mail-server.ts'
import { refusal, startTestServer, type TestBrowser, type TestServer } from '#testing/server.ts'
import { registerTestPasskey } from '#testing/test-authenticator.ts'
import { startTestWorker } from '#testing/worker.ts'
import { passwords } from '../accounts.tables.ts'

const password = 'a new password'
const readToken = (text: string) => /#([\w-]{43})/.exec(text)?.[1] ?? ''

/** Waiting jobs, without their payloads. */
const waitingJobs = async ({ platform }: TestServer) =>
  (await platform.db.execute(sql`select task_identifier from graphile_worker.jobs`)).rows

describe('without a mail server', async () => {
  const server = await startTestServer()
  const { make, browser, clock } = server
  let admin: TestBrowser
  beforeEach(async () => {
    admin = await server.as(await make.admin())
  })
  const resetLink = async (personId: string) =>
    readToken((await admin.createPasswordResetLink({ personId })).link)

  it('directs people to an admin, whatever the email address', async () => {
    const { email } = await make.student()
    expect(await browser().requestPasswordReset({ email })).toEqual({ mailConfigured: false })
    expect(await browser().requestPasswordReset({ email: 'nobody@campus.test' })).toEqual({
      mailConfigured: false,
    })
    expect(await waitingJobs(server)).toEqual([])
  })

  it('an admin gets a link that shows who it is for, sets the password once and ends every session', async () => {
    const student = await make.student()
    const [phone, laptop] = [await server.as(student), await server.as(student)]
    const token = await resetLink(student.id)
    expect(await browser().readPasswordReset({ token })).toMatchObject({
      email: student.email,
      role: 'student',
    })
    const at = browser()
    await at.completePasswordReset({ token, password })
    expect((await at.readSession({})).user).toBeNull()
    for (const old of [phone, laptop])
      expect(await refusal(old.listNotifications({}))).toBe('unauthenticated')
    expect(await refusal(browser().completePasswordReset({ token, password: 'another horse' }))).toBe(
      'link-not-valid',
    )
    expect(await refusal(browser().signIn({ email: student.email, password: testPassword }))).toBe(
      'invalid-credential',
    )
    await browser().signIn({ email: student.email, password })
  })

  it('lets a person sign in at once, even if they have used up all attempts', async () => {
    const { id, email } = await make.student()
    for (let time = 0; time < 6; time++) await refusal(browser().signIn({ email, password: 'forgotten' }))
    expect(await refusal(browser().signIn({ email, password: testPassword }))).toBe('too-many-requests')
    await browser().completePasswordReset({ token: await resetLink(id), password })
    await browser().signIn({ email, password })
  })

  it('a link lasts one day, and a new one replaces it', async () => {
    const student = await make.student()
    const first = await resetLink(student.id)
    const second = await resetLink(student.id)
    expect(await refusal(browser().readPasswordReset({ token: first }))).toBe('link-not-valid')
    clock.forward({ minutes: 24 * 60 })
    expect(await refusal(browser().completePasswordReset({ token: second, password }))).toBe('link-not-valid')
  })

  it('is created for active accounts only', async () => {
    const [invited, disabled] = [
      await make.student({ password: false }),
      await make.student({ isActive: false }),
    ]
    for (const { id } of [invited, disabled])
      expect(await refusal(admin.createPasswordResetLink({ personId: id }))).toBe('not-found')
  })

  it('does not let in a person who was disabled in the meantime', async () => {
    const student = await make.student()
    const token = await resetLink(student.id)
    await admin.disablePerson({ personId: student.id })
    expect(await refusal(browser().readPasswordReset({ token }))).toBe('link-not-valid')
    expect(await refusal(browser().completePasswordReset({ token, password }))).toBe('link-not-valid')
  })
})

describe('with a mail server', async () => {
  const server = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const { make, browser } = server

  it('does the same for an unknown email as for a known one', async () => {
    const { email } = await make.student()
    const work = async (wanted: string) => {
      const answer = await browser().requestPasswordReset({ email: wanted })
      const jobs = await waitingJobs(server)
      await server.platform.db.execute(sql`delete from graphile_worker._private_jobs`)
      return { answer, jobs }
    }
    const known = await work(email)
    expect(known).toEqual({
      answer: { mailConfigured: true },
      jobs: [{ task_identifier: 'sendPasswordReset' }],
    })
    expect(await work('nobody@campus.test')).toEqual(known)
  })

  it('emails one account five links at most, and gives further requests the same answer', async () => {
    const { email } = await make.student()
    for (let time = 0; time < 7; time++)
      expect(await browser().requestPasswordReset({ email })).toEqual({ mailConfigured: true })
    expect(await waitingJobs(server)).toHaveLength(5)
    await server.platform.db.execute(sql`delete from graphile_worker._private_jobs`)
  })

  it('keeps the email out of the queue', async () => {
    const { email } = await make.student()
    await browser().requestPasswordReset({ email })
    const { rows } = await server.platform.db.execute(sql`select payload from graphile_worker._private_jobs`)
    expect(JSON.stringify(rows)).not.toContain(email)
    await server.platform.db.execute(sql`delete from graphile_worker._private_jobs`)
  })
})

describe('the reset email', async () => {
  const mails = await startMailServer()
  const server = await startTestServer({ SMTP_URL: mails.url, MAIL_FROM: 'Campus <office@campus.test>' })
  const { make, browser } = server
  await startTestWorker(server)

  it('has a working link, and is sent only to that person', async () => {
    const student = await make.student({ firstName: 'Zoë' })
    const invited = await make.student({ password: false })
    const disabled = await make.student({ isActive: false })
    for (const email of ['nobody@campus.test', invited.email, disabled.email, student.email])
      await browser().requestPasswordReset({ email })
    const mail = await mails.nextMail()
    expect(mail.to?.map(({ address }) => address)).toEqual([student.email])
    expect(mail.from).toMatchObject({ name: 'Campus', address: 'office@campus.test' })
    expect(mail.subject).toBe('Reset your password at Test University')
    expect(mail.text).toContain('Hello Zoë,')
    await browser().completePasswordReset({ token: readToken(mail.text ?? ''), password })
    await browser().signIn({ email: student.email, password })
  })

  it('is also sent to a person who signs in with a passkey only', async () => {
    const student = await make.student()
    await registerTestPasskey(await confirmed(server, student))
    await server.platform.db.delete(passwords).where(eq(passwords.personId, student.id))
    await browser().requestPasswordReset({ email: student.email })
    // The emails about the new passkey and the changed password come first.
    let mail = await mails.nextMail()
    while (!mail.subject?.startsWith('Reset your password')) mail = await mails.nextMail()
    const { to, text } = mail
    expect(to?.map(({ address }) => address)).toEqual([student.email])
    await browser().completePasswordReset({ token: readToken(text ?? ''), password })
    await browser().signIn({ email: student.email, password })
  })
})
