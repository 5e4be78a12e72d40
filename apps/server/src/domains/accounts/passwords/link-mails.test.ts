import { expect, it } from 'vitest'
import { institution } from '#domains/settings/settings.tables.ts'
import { createLog } from '#platform/log.ts'
import { startMailServer } from '#testing/mail-server.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { startTestWorker } from '#testing/worker.ts'

const lines: string[] = []
let mailRefused: () => void = () => undefined
const log = createLog('info', {
  write(line) {
    lines.push(line)
    if (line.includes('mail not accepted')) mailRefused()
  },
})

const mails = await startMailServer()
const server = await startTestServer({ SMTP_URL: mails.url, PUBLIC_URL: 'https://campus.test' }, { log })
const admin = await server.as(await server.make.admin())
await startTestWorker(server)

const invite = (email: string, firstName = 'Zoë') =>
  admin.createPerson({
    email,
    firstName,
    lastName: 'Özil',
    role: 'student',
    employmentType: null,
    number: null,
  })

it('emails an invitation with a working link', async () => {
  const { invitation } = await invite('zoe@campus.test')
  expect(invitation.emailed).toBe(true)
  const mail = await mails.nextMail()
  expect(mail.to?.map(({ address }) => address)).toEqual(['zoe@campus.test'])
  expect(mail.from?.address).toBe('no-reply@campus.test')
  expect(mail.subject).toBe('Your account at Test University')
  expect(mail.text).toContain('Hello Zoë,')
  expect(mail.text).toContain('for 14 days')
  const link = /https:\/\/campus\.test\/create-account#([\w-]{43})\s/.exec(mail.text ?? '')
  const at = server.browser()
  await at.acceptInvitation({ token: link?.[1] ?? '', password: 'first password' })
  expect((await at.readSession({})).user).toMatchObject({ email: 'zoe@campus.test', lastName: 'Özil' })
})

it('emails nothing for an account that was not created', async () => {
  expect(await refusal(invite('ZOE@campus.test'))).toBe('email-already-in-use')
  await invite('next@campus.test')
  expect((await mails.nextMail()).to?.[0]?.address).toBe('next@campus.test')
})

it('ignores recipients and headers injected through a name', async () => {
  await server.platform.db.update(institution).set({ name: 'Campus\r\nBcc: all@campus.test\r\n\r\nHello' })
  await invite('plain@campus.test', 'Eve\r\nBcc: all@campus.test')
  const mail = await mails.nextMail()
  expect(mail.to?.map(({ address }) => address)).toEqual(['plain@campus.test'])
  expect(mail.bcc).toBeUndefined()
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
})

it('keeps the address of a rejected message out of the log', async () => {
  mails.refuse('full@campus.test')
  const noted = new Promise<void>((resolve) => {
    mailRefused = resolve
  })
  await invite('full@campus.test')
  await noted
  const line = JSON.parse(lines.find((it) => it.includes('mail not accepted')) ?? '{}')
  expect(line).toMatchObject({ attempt: 1, outcome: 'rejected', problem: 'rejected', reply: 550 })
  expect(lines.join('')).not.toMatch(/full@|Zoë|create-account/)
})
