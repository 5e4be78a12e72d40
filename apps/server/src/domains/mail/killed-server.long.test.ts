import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { deriveSecrets } from '#platform/secrets.ts'
import { testDatabase } from '#testing/database.ts'
import { startMailServer } from '#testing/mail-server.ts'
import { startTestServer } from '#testing/server.ts'
import { newSecretKey, startProcess } from '#testing/server-process.ts'
import { testClock } from '#testing/test-clock.ts'
import { mailOutbox } from './mail.tables.ts'
import { mailRow, queueInvitation } from './testing/outbox.ts'

const mails = await startMailServer()
const { url } = await testDatabase()
const SECRET_KEY = newSecretKey()
const secrets = deriveSecrets(Buffer.from(SECRET_KEY, 'base64'))
const env = { DATABASE_URL: url, SECRET_KEY, SMTP_URL: mails.url, PUBLIC_URL: 'https://campus.test' }
// The server processes use the real clock, so this one starts at the present.
const clock = testClock(new Date().toISOString())
const { platform, make } = await startTestServer(env, { beside: { url, clock, platform: { secrets } } })

const patient = { timeout: 50_000, interval: 50 }
const waiting = 200

it('after a server is killed while sending, unsent messages are sent once and possibly sent ones are not repeated', async () => {
  const first = await startProcess(env)
  const swallowed = await make.student({ password: false })
  mails.answer(swallowed.email, 'silence')
  const swallowedId = await queueInvitation(platform, swallowed)
  await expect.poll(async () => (await mailRow(platform, swallowedId)).handedOverAt, patient).not.toBeNull()
  const addressed: string[] = []
  for (let mail = 0; mail < waiting; mail++) {
    const person = await make.student({ password: false })
    addressed.push(person.email)
    await queueInvitation(platform, person)
  }
  await first.kill()
  expect(mails.arrived).toEqual([])

  mails.accept(swallowed.email)
  await platform.db.update(mailOutbox).set({ leaseEndsAt: clock.now() }).where(eq(mailOutbox.id, swallowedId))
  const two = await Promise.all([startProcess(env), startProcess(env)])
  await expect.poll(() => mails.arrived.length, patient).toBe(waiting)
  await expect.poll(async () => (await mailRow(platform, swallowedId)).state, patient).toBe('unclear')
  await Promise.all(two.map((it) => it.stop()))
  expect(mails.arrived.map(({ to }) => to?.[0]?.address ?? '').sort()).toEqual(addressed.sort())
  const left = await platform.db.select({ state: mailOutbox.state }).from(mailOutbox)
  expect(left.filter(({ state }) => state !== 'sent')).toEqual([{ state: 'unclear' }])
}, 180_000)
